/** Something fetched when a page opens: waiting, here, or failed with a way to try again. */
import { ApiError } from '../net/api';

export class Loaded<T> {
  value = $state.raw<T>();
  error = $state.raw<ApiError>();
  constructor(readonly fetch: () => Promise<T>) {}

  load = async (): Promise<void> => {
    this.error = undefined;
    try {
      this.value = await this.fetch();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      this.error = cause;
    }
  };
}

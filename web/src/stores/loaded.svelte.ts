/** A value fetched when a page opens: loading, loaded, or failed; `load` tries again. */
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

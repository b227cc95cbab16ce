/** Where the page lives: at the root of a host, or in a folder of a static one (`worderly site --base`). */

/** Begins and ends with a slash. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name="worderly-base"]')?.content ?? '/';

/** The address, without its origin, of a path of the arcade such as `/stats`. */
export function addressOf(path: string): string {
  return BASE + path.slice(1);
}

/** The path of the arcade at an address of this site. */
export function pathOf(address: string): string {
  return address.startsWith(BASE) ? address.slice(BASE.length - 1) : address;
}

/** To be sent to somebody. */
export function linkTo(path: string): string {
  return new URL(addressOf(path), location.origin).href;
}

/** Characters that an address parser drops or reads as a slash; React Router fails on them. */
const NOT_IN_A_PATH = /[\p{Cc}\\]/u;

/**
 * True when a path can be decoded safely. Any other path has no page: Remix would fail on it, and log the whole path,
 * secrets included.
 */
export function isReadable(path: string): boolean {
  try {
    return !NOT_IN_A_PATH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

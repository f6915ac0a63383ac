/** What an address parser leaves out or takes for a slash: React Router fails on what is left. */
const NOT_IN_A_PATH = /[\p{Cc}\\]/u;

/**
 * Whether a path can be decoded and is what it reads as. Another has no page: Remix would fail on it, and its router
 * prints it whole, with whatever secret it holds.
 */
export function isReadable(path: string): boolean {
  try {
    return !NOT_IN_A_PATH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

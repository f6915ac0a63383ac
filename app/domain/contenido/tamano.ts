const MEGA = 1_000_000;
const KILO = 1000;

/** Size of a file in words: "0.8 MB", or "28 kB" for a small file. */
export function tamanoEnPalabras(bytes: number): string {
  if (bytes < MEGA / 10) return `${Math.max(1, Math.round(bytes / KILO))} kB`;
  return `${(bytes / MEGA).toFixed(1)} MB`;
}

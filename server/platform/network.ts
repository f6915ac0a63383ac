import { isIP } from "node:net";

/**
 * Network address of one sender: an IPv4 address, or the /64 of an IPv6 address (RFC 4291 § 2.5.1). An IPv6 line has
 * all 2^64 addresses of its /64, so that a limit for each address would limit nobody.
 */
export function senderNetwork(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/**
 * Prefix of a sender's address for the log: it identifies a network, and no person. It also takes a result of
 * `senderNetwork`.
 */
export function networkPrefix(sender: string): string | null {
  const address = sender.replace(/\/64$/, "");
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : null;
}

/** The eight groups of an IPv6 address, each without leading zeros (RFC 5952 § 4.1). */
function groupsOf(address: string): string[] {
  const [head = "", tail] = withoutDots(address.replace(/%.*$/, "")).split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...between, ...after].map((group) => parseInt(group, 16).toString(16));
}

/** Writes the two last groups of `::ffff:192.0.2.1`, given as an IPv4 address, in hexadecimal. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

import { isIP } from "node:net";

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 one. Whoever has an IPv6 line has all of its
 * 2^64 addresses, so a limit for each of them would limit nobody.
 */
export function senderNetwork(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/** Enough of a sender for the log to tell networks apart, and not who it was. Takes what `senderNetwork` gave too. */
export function networkPrefix(sender: string): string | null {
  const address = sender.replace(/\/64$/, "");
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : null;
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = withoutDots(address.replace(/%.*$/, "")).split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...between, ...after].map((group) => parseInt(group, 16).toString(16));
}

/** `::ffff:192.0.2.1` ends with two groups written as an IPv4 address. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

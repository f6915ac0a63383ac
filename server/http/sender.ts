import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

export interface Sender {
  address: string;
  /** True when the connection comes from a trusted proxy, whose forwarding headers count. */
  trusted: boolean;
}

/**
 * Finds the network address of a request's sender. `X-Forwarded-For` is read from the right, through trusted proxies
 * only: a client can write anything further left.
 */
export function makeSenderOf(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits) trusted.addSubnet(address, Number(bits), family);
    else trusted.addAddress(address, family);
  }
  const isOurs = (address: string) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (remoteAddress: string | undefined, headers: IncomingHttpHeaders): Sender => {
    const direct = plainAddress(remoteAddress ?? "");
    if (trustedProxies.length === 0 || !isIP(direct) || !isOurs(direct)) {
      return { address: direct, trusted: false };
    }
    let address = direct;
    for (const hop of String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .reverse()) {
      const next = plainAddress(hop.trim());
      if (!isIP(next)) break;
      address = next;
      if (!isOurs(next)) break;
    }
    return { address, trusted: true };
  };
}

/** A dual-stack socket writes 10.0.0.1 as `::ffff:10.0.0.1` (RFC 4291 § 2.5.5.2). */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice("::ffff:".length) : address;
}

import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

export interface Sender {
  address: string;
  /** True when the connection comes from a proxy of ours: only then do its forwarding headers count. */
  trusted: boolean;
}

/**
 * Says who sent a request. `X-Forwarded-For` is read from the right, through our own proxies only: what stands
 * left of the first address that is not ours was written by a stranger.
 */
export function makeSenderOf(trustedProxies: readonly string[]) {
  const ours = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits) ours.addSubnet(address, Number(bits), family);
    else ours.addAddress(address, family);
  }
  const isOurs = (address: string) => ours.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

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

/** `::ffff:10.0.0.1` is how a dual-stack socket writes 10.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice("::ffff:".length) : address;
}

import { describe, expect, it } from "vitest";
import { networkPrefix, senderNetwork } from "../../../server/platform/network";

describe("a sender", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8::ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
    ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("at %j counts as %j", (address, network) => expect(senderNetwork(address)).toBe(network));

  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2:3::4", "2001:db8:1::/48"],
    ["nadie", null],
  ])("%j is told apart in the log by %j", (sender, prefix) => expect(networkPrefix(sender)).toBe(prefix));
});

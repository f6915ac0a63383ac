import { describe, expect, it } from "vitest";
import { makeSenderOf } from "../../../server/http/sender";

const forwarded = (list: string) => ({ "x-forwarded-for": list });

describe("the sender of a request", () => {
  it("is who opened the connection when no proxy is trusted, whatever the headers say", () => {
    const senderOf = makeSenderOf([]);
    expect(senderOf("203.0.113.9", forwarded("1.2.3.4"))).toEqual({
      address: "203.0.113.9",
      trusted: false,
    });
  });

  it("is who opened the connection when that is not one of our proxies", () => {
    const senderOf = makeSenderOf(["10.0.0.0/8"]);
    expect(senderOf("203.0.113.9", forwarded("1.2.3.4"))).toEqual({
      address: "203.0.113.9",
      trusted: false,
    });
  });

  it("is the first address from the right that is not one of our proxies", () => {
    const senderOf = makeSenderOf(["10.0.0.0/8", "192.0.2.7"]);
    const { address: address } = senderOf(
      "10.1.1.1",
      forwarded("6.6.6.6, 198.51.100.4, 192.0.2.7, 10.2.2.2"),
    );
    expect(address).toBe("198.51.100.4");
  });

  it("is the outermost proxy of ours when nobody stands before it", () => {
    const senderOf = makeSenderOf(["10.0.0.0/8"]);
    expect(senderOf("10.1.1.1", {})).toEqual({ address: "10.1.1.1", trusted: true });
    expect(senderOf("10.1.1.1", forwarded("10.2.2.2")).address).toBe("10.2.2.2");
  });

  it("stops at what is not an address", () => {
    const senderOf = makeSenderOf(["10.0.0.0/8"]);
    expect(senderOf("10.1.1.1", forwarded("1.2.3.4, <script>")).address).toBe("10.1.1.1");
  });

  it("knows an IPv4 proxy behind an IPv6 socket, and IPv6 ranges", () => {
    expect(makeSenderOf(["10.0.0.0/8"])("::ffff:10.1.1.1", forwarded("1.2.3.4")).address).toBe("1.2.3.4");
    expect(makeSenderOf(["fd00::/8"])("fd00::1", forwarded("2001:db8::5")).address).toBe("2001:db8::5");
  });
});

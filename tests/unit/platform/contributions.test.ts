import { expect, it } from "vitest";
import { makeContributed, type Contributes } from "../../../server/platform/contributions";

const una = () => Promise.resolve();
const otra = () => Promise.resolve();

it("gives what all contexts contribute to a port, in their order, and nothing for a port without any", () => {
  const opened: { contributes?: Contributes }[] = [
    { contributes: { reminders: [una] } },
    {},
    { contributes: { reminders: [otra] } },
  ];
  const contributed = makeContributed(() => opened);
  expect(contributed("reminders")).toEqual([una, otra]);
  expect(contributed("offers")).toEqual([]);
});

it("refuses a context that asks while others are still being opened", () => {
  expect(() => makeContributed(() => null)("offers")).toThrow(
    '"offers" is asked for before every context is open',
  );
});

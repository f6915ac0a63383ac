import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const MOST_BYTES = 60_000;

it("the README shows two pictures of the product, each of 60 kB at most", () => {
  const pictures = [...readFileSync("README.md", "utf8").matchAll(/!\[[^\]]+\]\(([^)]+\.jpg)\)/g)];
  expect(pictures).toHaveLength(2);
  for (const [, file = ""] of pictures) expect(statSync(file).size, file).toBeLessThanOrEqual(MOST_BYTES);
});

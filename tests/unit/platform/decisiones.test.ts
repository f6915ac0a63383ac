import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "app/decisions";
const RECORDS = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), "utf8"),
}));
const numberOf = (file: string) => Number(file.slice(0, 4));

describe("a decision record", () => {
  it("has a number that no other one has", () => {
    expect(new Set(RECORDS.map(({ file }) => numberOf(file))).size).toBe(RECORDS.length);
    expect(RECORDS.length).toBeGreaterThan(30);
  });

  it.each(RECORDS)("says its number, how it stands and since when, and why: $file", ({ file, text }) => {
    const [title, , status] = text.split("\n");
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
    expect(status).toMatch(/^\*\*Status:\*\* (accepted|rejected|superseded), 2\d{3}-\d\d-\d\d([;.].*)?$/);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(["Context", "Decision", "Consequences"]));
  });

  it.each(RECORDS)("names only records that are there: $file", ({ text }) => {
    const named = [...text.matchAll(/superseded[^\n]*? by (\d+)|\((00\d\d)\)|\bdecision (\d+)\b/g)].map(
      (found) => Number(found[1] ?? found[2] ?? found[3]),
    );
    const there = RECORDS.map(({ file }) => numberOf(file));
    expect(named.filter((number) => !there.includes(number))).toEqual([]);
  });
});

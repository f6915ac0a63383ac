import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "app/decisions";
const RECORDS = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), "utf8"),
}));
const numberOf = (file: string) => Number(file.slice(0, 4));

const README = readFileSync("README.md", "utf8");
const FILES = ["app", "server", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const CODE = [...FILES.filter((file) => /\.(m?ts|tsx|mjs|cjs)$/.test(file)), "vite.config.ts"]
  .filter((file) => !file.endsWith("decisiones.test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const WORDS = new Set(CODE.match(/\w+/g));
/** Named because they were turned down, are somebody else's, or wait for the first noun with a folder of its own. */
const NOT_HERE = ["cssCodeSplit: false", "CamelCasePlugin", "FaceDetector", "noun.ts"];

/** Whether what a record quotes is in the house: a file by its path or its end, a service as it is called, a name. */
function isThere(code: string): boolean {
  if (NOT_HERE.includes(code)) return true;
  if (/^[\w./-]+\.(m?ts|tsx|cjs|yaml|md)$/.test(code))
    return FILES.some((file) => `/${file}`.endsWith(`/${code}`));
  if (/^(app|server|tests)\/[\w./-]+$/.test(code)) {
    return FILES.includes(code.replace(/\/$/, "")) || FILES.some((file) => file.startsWith(`${code}-`));
  }
  if (/^services\.[\w.]+$/.test(code)) return CODE.includes(code);
  const names = /^[\w.]+(?=\(|$)/.exec(code)?.[0].split(".") ?? [];
  return names.filter((name) => /[a-z][A-Z]/.test(name)).every((name) => WORDS.has(name));
}

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

  it("names only tests that are there, and each once in its row", () => {
    const rows = RECORDS.flatMap(({ file, text }) => text.split("\n").map((row) => ({ file, row })));
    const faults = rows.flatMap(({ file, row }) => {
      const named = [...row.matchAll(/\btests\/[\w./-]*\w/g)].map(([test]) => test);
      const wrong = named.filter((test, at) => !existsSync(test) || named.indexOf(test) < at);
      return wrong.map((test) => `${file}: ${test}`);
    });
    expect(faults).toEqual([]);
  });

  it("names files and names of the code that are there", () => {
    // The noun that the README adds is a toy.
    const readme = README.replace(/### Add a noun in six steps.*?(?=\n## )/s, "");
    const faults = [...RECORDS, { file: "README.md", text: readme }].flatMap(({ file, text }) => {
      const [standing = ""] = text.split("\n## Rejected");
      const quoted = [...standing.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
      return quoted.filter((code) => !isThere(code)).map((code) => `${file}: ${code}`);
    });
    expect(faults).toEqual([]);
  });
});

describe("the README", () => {
  it("names the contexts in the order that the server declares", () => {
    const [, joined = ""] = /MODULES: readonly Module\[\] = \[([^\]]+)\]/.exec(CODE) ?? [];
    const [, said = ""] = /A context has one name in every layer: (.*)/.exec(README) ?? [];
    const named = [...said.split("`app/features")[0]!.matchAll(/`(\w+)` \(|`(shared)`/g)];
    expect(named.map(([, name, low]) => name ?? low)).toEqual(["shared", ...joined.match(/\w+/g)!]);
  });
});

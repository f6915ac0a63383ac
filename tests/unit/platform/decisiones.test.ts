import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "app/decisions";
const RECORDS = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), "utf8"),
}));
/** Newest day in a text. A day with an hour is an example of typed input, and does not count. */
const newestDay = (text: string) => (text.match(/\b2\d{3}-\d\d-\d\d\b(?!T)/g) ?? []).sort().at(-1) ?? "";
const numberOf = (file: string) => Number(file.slice(0, 4));

const README = readFileSync("README.md", "utf8");
/** The README, without its example of a new noun, and the pages that it links to. */
const PAGES = [
  { file: "README.md", text: README.replace(/### Add a noun in six steps.*?(?=\n## )/s, "") },
  ...["server/deploy/README.md", "server/deploy/configuracion.md", "tests/README.md"].map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  })),
];
const FILES = ["app", "server", "tests", "public"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const CODE = [
  ...FILES.filter((file) =>
    /\.(m?[tj]s|tsx|cjs|sh|conf|service|ini|example|yaml)$|\/Containerfile$/.test(file),
  ),
  "vite.config.ts",
  "package.json",
]
  .filter((file) => !file.endsWith("decisiones.test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const WORDS = new Set([CODE, ...FILES].flatMap((text) => text.match(/\w+/g) ?? []));
/** Names in the records that were rejected, that belong to others, or that stand for typed input. */
const NOT_HERE = [
  "cssCodeSplit: false",
  "CamelCasePlugin",
  "FaceDetector",
  "@simplewebauthn/server",
  "libfaketime",
  'SHA-256("seed:value:SHA-256(list)") mod count',
  "20270301T1200_contrae_desde_20270105T0900_correos",
  "Retry-After",
  "Access-Control-Allow-Origin",
  "OTEL_TRACES_SAMPLER",
  "NODE_EXTRA_CA_CERTS",
  "LISTEN",
  "gpg",
  "timedatectl",
  "journalctl -u bienestar@PORT",
];
/** Placeholders of a command, which a reader replaces. */
const TYPED = ["FOLDER", "CODE", "TITLE"];

/**
 * True when a quotation of a decision record exists in the project. A file is named by its path or its end, and a
 * service by its name. A migration or a variable is named by its beginning, an address up to its variable part. Of any
 * other text each word must exist.
 */
function isThere(code: string): boolean {
  if (NOT_HERE.includes(code)) return true;
  if (/^[\w./-]+\.(m?ts|tsx|cjs|yaml|md)$/.test(code))
    return FILES.some((file) => `/${file}`.endsWith(`/${code}`));
  if (/^(app|server|tests)\/[\w./-]+$/.test(code)) {
    return FILES.includes(code.replace(/\/$/, "")) || FILES.some((file) => file.startsWith(`${code}-`));
  }
  if (/^\d{8}T\d{4}/.test(code)) return FILES.some((file) => file.includes(`/migrations/${code}`));
  if (/^services\.[\w.]+$/.test(code)) return CODE.includes(code);
  if (/^_[A-Z]+$|^[A-Z_]+_\*$/.test(code)) return CODE.includes(code.replace("*", ""));
  const installed = "/opt/bienestar/current/";
  if (code.startsWith(installed)) return isThere(code.slice(installed.length));
  if (code.startsWith("/")) return CODE.includes(/^\/([^?<{…\s]*?)\/?(?=[?<{…\s]|$)/.exec(code)![1]!);
  const words = code.match(/\b[a-z_]\w+/gi) ?? [];
  return words.every((word) => WORDS.has(word) || TYPED.includes(word));
}

describe("what is quoted", () => {
  it.each([
    "noSuchName",
    "nosuchword",
    "npm run ops -- nosuchorder",
    "handle.noSuchField",
    "services.agenda.noSuchCase",
    "app/domain/nowhere",
    "nowhere.ts",
    "20261199T0000",
    "NO_SUCH_VARIABLE",
    "_NOSUCHKIND",
    "/no-such-address-of-the-site",
  ])("is missed where the house has no %s", (code) => expect(isThere(code)).toBe(false));

  it("is looked for in every word that may be left out", () => {
    const quoted = [...RECORDS, ...PAGES].map(({ text }) => text).join("\n");
    expect(NOT_HERE.filter((code) => !quoted.includes(`\`${code}\``))).toEqual([]);
  });
});

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

  it.each(RECORDS)(
    "says in its status that it is as new as the newest day it tells of: $file",
    ({ text }) => {
      const [, , status = "", ...rest] = text.split("\n");
      expect(newestDay(status) >= newestDay(rest.join("\n")), status).toBe(true);
    },
  );

  it.each([...RECORDS, ...PAGES, { file: "README.md", text: README }])(
    "names only records that are there: $file",
    ({ text }) => {
      const named = [
        ...text.matchAll(/superseded[^\n]*? by (\d+)|\b(00\d\d)\b|\b(?:decision|record) (\d+)\b/g),
      ].map((match) => Number(match[1] ?? match[2] ?? match[3]));
      const there = RECORDS.map(({ file }) => numberOf(file));
      expect(named.filter((number) => !there.includes(number))).toEqual([]);
    },
  );

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
    const faults = [...RECORDS, ...PAGES].flatMap(({ file, text }) => {
      const standing = text.replace(/\n## Rejected.*?(?=\n## |$)/s, "");
      const quoted = [...standing.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
      return quoted.filter((code) => !isThere(code)).map((code) => `${file}: ${code}`);
    });
    expect(faults).toEqual([]);
  });
});

describe("the README", () => {
  it("draws a house of which every folder and file is there", () => {
    const [, map = ""] = /## The map of the house.*?\n```\n(.*?)\n```/s.exec(README) ?? [];
    const drawn = (map.match(/\b(app|server|tests)\/[\w./-]*/g) ?? []).map((name) => name.replace(/\/$/, ""));
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn.filter((name) => !existsSync(name))).toEqual([]);
  });

  it("names the contexts in the order that the server declares", () => {
    const [, joined = ""] = /CONTEXTS = \{([^}]+)\}/.exec(CODE) ?? [];
    const [, sentence = ""] = /A context has one name in every layer: (.*)/.exec(README) ?? [];
    const named = [...sentence.split("`app/features")[0]!.matchAll(/`(\w+)` \(|`(shared)`/g)];
    expect(named.map(([, name, low]) => name ?? low)).toEqual(["shared", ...joined.match(/\w+/g)!]);
  });
});

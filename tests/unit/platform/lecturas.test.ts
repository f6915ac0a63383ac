import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ORDERS } from "../../../server/modules";

const MOST_WORDS = 1_200;
const PAGES = ["README.md", "server/deploy/README.md", "server/deploy/configuracion.md", "tests/README.md"];
const textOf = (file: string) => readFileSync(file, "utf8");

const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
/** Names after each command, by the file that declares them as keys. */
const namesIn = (file: string) =>
  [...textOf(file).matchAll(/^ {2}(?:async )?"?([\w-]+)"?[:(]/gm)].map(([, name]) => name!);
const CONTEXTS = ["unit", "api", "e2e"].flatMap((kind) => readdirSync(`tests/${kind}`));
const KNOWN: Record<string, readonly string[]> = {
  "npm run": Object.keys(scripts),
  "npm run ops --": [...Object.keys(ORDERS), "ayuda"],
  "npm run bench --": namesIn("tests/load/banco.ts"),
  "npm run drill --": namesIn("tests/load/simulacros.ts"),
  "SOLO=": namesIn("tests/load/caidas/medir.ts"),
  "npm test --": [
    ...namesIn("tests/run.mjs"),
    ...CONTEXTS,
    ...["unit", "sqlite", "postgres", "process", "nodes"],
  ],
};

/** Commands in a text whose next word is declared nowhere. */
function unknownCommands(text: string): string[] {
  return Object.entries(KNOWN).flatMap(([command, names]) =>
    [...text.matchAll(new RegExp(`${command} ?([a-z][\\w,-]*)`, "g"))].flatMap(([all, words = ""]) =>
      words.split(",").every((name) => names.includes(name)) ? [] : [all],
    ),
  );
}

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");

function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, to = "", anchor]) => {
    const target = to ? path.join(path.dirname(file), to) : file;
    if (!existsSync(target)) return [link];
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
    return anchor && !headings.includes(anchor) ? [link] : [];
  });
}

describe("a page for people who work here", () => {
  it.each(PAGES)("names only commands that run: %s", (file) => {
    expect(unknownCommands(textOf(file))).toEqual([]);
  });

  it.each(PAGES)("leads only to pages and headings that are there: %s", (file) => {
    expect(brokenLinks(file, textOf(file))).toEqual([]);
  });

  it.each([
    "npm run nothing",
    "npm run ops -- nothing",
    "npm run bench -- reservas",
    "npm run drill -- vistas",
    "SOLO=replica,nothing",
    "npm test -- nothing",
  ])("is refused with %s", (command) => expect(unknownCommands(`\`${command}\``)).toEqual([command]));

  it.each(["[a](nowhere.md)", "[a](tests/README.md#nowhere)", "[a](#nowhere)"])(
    "is refused with the link %s",
    (link) => expect(brokenLinks("README.md", link)).toHaveLength(1),
  );
});

it(`the README has ${MOST_WORDS} words at most, and leads to every other page`, () => {
  const text = textOf("README.md");
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  for (const page of PAGES.slice(1)) expect(text).toContain(`](${page})`);
});

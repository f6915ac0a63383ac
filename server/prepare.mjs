// Brings a fresh clone to the point where it can run. Plain Node: nothing is installed yet when this is read.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const COMPILERS = ["python3", "make", "g++"];

/** Ends the program with a reason that can be acted on. */
export class Stop extends Error {}

/** Runs a command of ours in this terminal and stops where it fails. */
export function run(command, args, { env = process.env, because } = {}) {
  if (tryRun(command, args, env)) return;
  throw new Stop(because ?? `Falló: ${[command, ...args].join(" ")}`);
}

function tryRun(command, args, env = process.env) {
  return spawnSync(command, args, { cwd: ROOT, env, stdio: "inherit" }).status === 0;
}

export function has(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
}

/** Debian's packages, where that is allowed: root and apt. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !has("apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => tryRun("apt-get", ["-qq", "-o", "Acquire::Retries=3", ...args], env);
  const once = () => apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
  // On a machine that has just started another program may hold its locks, and a mirror may be away for a moment.
  return once() || (pause(APT_PAUSE_IN_MS), once());
}

const APT_PAUSE_IN_MS = 15_000;
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Installs what package-lock.json names, unless that is what stands in node_modules. */
export function install() {
  if (isInstalled() && sqliteLoads()) return;
  console.log("Instalando dependencias… Puede tardar unos minutos.");
  if (npmCi() && sqliteLoads()) return;
  if (hasNodeSqlite()) throw new Stop("npm ci falló; el motivo está arriba.");
  // better-sqlite3 comes compiled for most machines; on the others it is compiled here.
  const absent = COMPILERS.filter((command) => !has(command));
  if (absent.length > 0) {
    console.log(`Para compilar faltan: ${absent.join(", ")}. Instalándolos…`);
    if (aptInstall(COMPILERS) && npmCi() && sqliteLoads()) return;
    throw new Stop(
      `Instala ${COMPILERS.join(", ")} y vuelve a intentarlo: better-sqlite3 necesita compilarse.`,
    );
  }
  throw new Stop("npm ci falló; el motivo está arriba.");
}

function npmCi() {
  // Building and testing need the development dependencies too, whatever the environment says.
  const { NODE_ENV: _, npm_config_omit: __, ...env } = process.env;
  // Where Node brought its own headers, compiling downloads nothing.
  const prefix = path.resolve(process.execPath, "../..");
  if (existsSync(path.join(prefix, "include/node/node_version.h"))) env.npm_config_nodedir ??= prefix;
  const ci = (...args) => tryRun("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", ...args], env);
  // Nothing is compiled that this Node does not need: the other packages that have scripts run theirs by name.
  return hasNodeSqlite()
    ? ci("--ignore-scripts") && tryRun("npm", ["rebuild", ...scriptedPackages()], env)
    : ci();
}

/** The packages whose scripts package.json allows and that were installed, without the driver that compiles. */
function scriptedPackages() {
  const { allowScripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return Object.keys(allowScripts).filter(
    (name) => name !== "better-sqlite3" && existsSync(path.join(ROOT, "node_modules", name)),
  );
}

/** npm leaves in node_modules the list of what it has put there. */
function isInstalled() {
  const listed = path.join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(listed)) return false;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(listed, "utf8")).packages;
  return Object.entries(wanted).every(([name, { version, optional, devOptional, peer }]) => {
    if (name === "") return true;
    if (!present[name]) return Boolean(optional || devOptional || peer);
    return present[name].version === version;
  });
}

/** A driver that was compiled for another version of Node loads no more. */
const sqliteLoads = () => hasNodeSqlite() || runsHere("new (require('better-sqlite3'))(':memory:')");

/** Whether this Node has the driver that `openSqlite` prefers, from 22.16 on (`columns`, server/platform/database). */
const hasNodeSqlite = () =>
  runsHere("process.getBuiltinModule('node:sqlite').StatementSync.prototype.columns.name");

/** In a process of its own: Node 22 warns on standard error of what it calls experimental. */
function runsHere(code) {
  return spawnSync(process.execPath, ["-e", code], { cwd: ROOT, stdio: "ignore" }).status === 0;
}

const SOURCES = ["app", "server", "public", "vite.config.ts", "tsconfig.json", "package-lock.json"];
/** Read while it runs: an editor's change needs no build, and a mistake of theirs stops nobody who operates. */
const READ_AT_RUN_TIME = "app/content/";
const STAMP = path.join(ROOT, "build/sources.sha256");
/** Beside what building empties. */
const LOCK = path.join(ROOT, "node_modules/.build.lock");

/** Builds, unless the build was made from exactly these sources. */
export function build() {
  const sources = hashOfSources();
  if (isBuilt(sources)) return;
  alone(() => {
    // Whoever was waited for may have built just this.
    if (isBuilt(sources)) return;
    console.log("Construyendo…");
    remix(["vite:build"], { ...process.env, NODE_ENV: "production" });
    writeFileSync(STAMP, sources);
  });
}

const isBuilt = (sources) => existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources;

/** A build begins by emptying its folder, so one at a time: the lock names its process, and ends with it. */
function alone(work) {
  while (!takeLock()) {
    if (isHeld()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    else rmSync(LOCK, { force: true });
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function takeLock() {
  // Linked into its place once it says whose it is: nobody reads an empty one.
  const own = `${LOCK}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, LOCK);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

function isHeld() {
  try {
    const holder = Number(readFileSync(LOCK, "utf8"));
    // In a container a number comes back: one's own was that of a process before.
    return holder !== process.pid && process.kill(holder, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Remix' own command, without npx in between. */
export function remix(args, env) {
  run(process.execPath, [path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js"), ...args], { env });
}

function hashOfSources() {
  const hash = createHash("sha256").update(process.versions.node);
  for (const file of SOURCES.flatMap(filesUnder).sort()) {
    if (file.startsWith(READ_AT_RUN_TIME)) continue;
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesUnder(name) {
  const absolute = path.join(ROOT, name);
  if (!existsSync(absolute)) return [];
  if (name.includes(".")) return [name];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

// Makes a fresh clone ready to run. Plain Node: no package is installed yet when this file is read.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REMIX = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
const COMPILERS = ["python3", "make", "g++"];

/** Ends the program with a reason that the operator can act on. */
export class Stop extends Error {}

/** Runs a command in this terminal; throws `Stop` when it fails. */
export function run(command, args, { env = process.env, because } = {}) {
  if (spawnSync(command, args, { cwd: ROOT, env, stdio: "inherit" }).status === 0) return;
  throw new Stop(because ?? `Falló: ${[command, ...args].join(" ")}`);
}

/** Runs a step of the preparation. Its words go to standard error, because an order prints only its answer. */
function tryRun(command, args, env = process.env) {
  return spawnSync(command, args, { cwd: ROOT, env, stdio: ["inherit", 2, "inherit"] }).status === 0;
}

export function has(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
}

/** Installs Debian packages; false without root or apt. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !has("apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => tryRun("apt-get", ["-qq", "-o", "Acquire::Retries=3", ...args], env);
  const once = () => apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
  // A second try: another program may hold the locks of apt on a new machine, and a mirror may be away for a moment.
  return once() || (pause(APT_PAUSE_IN_MS), once());
}

const APT_PAUSE_IN_MS = 15_000;
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Installs the packages of package-lock.json, unless node_modules has them already. */
export function install() {
  if (isInstalled() && sqliteLoads()) return;
  console.log("Instalando dependencias… Puede tardar unos minutos.");
  if (npmCi() && sqliteLoads()) return;
  if (hasNodeSqlite()) throw new Stop("npm ci falló; el motivo está arriba.");
  // better-sqlite3 is compiled for most machines; on other machines it is compiled here.
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
  // Compiling downloads nothing when Node brought its own headers.
  const prefix = path.resolve(process.execPath, "../..");
  if (existsSync(path.join(prefix, "include/node/node_version.h"))) env.npm_config_nodedir ??= prefix;
  const ci = (...args) => tryRun("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", ...args], env);
  // A driver that this Node does not need is not compiled: scripts of the other packages run by name.
  return hasNodeSqlite()
    ? ci("--ignore-scripts") && tryRun("npm", ["rebuild", ...scriptedPackages()], env)
    : ci();
}

/** Installed packages whose scripts package.json allows, without the driver that compiles. */
function scriptedPackages() {
  const { allowScripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return Object.keys(allowScripts).filter(
    (name) => name !== "better-sqlite3" && existsSync(path.join(ROOT, "node_modules", name)),
  );
}

/** True when node_modules has every package that package-lock.json wants, by the list that npm writes there. */
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

/** A driver that was compiled for another version of Node does not load. */
const sqliteLoads = () => hasNodeSqlite() || runsHere("new (require('better-sqlite3'))(':memory:')");

/**
 * True when this Node has the driver that `openSqlite` prefers, from 22.16 on (`columns`, server/platform/database).
 */
const hasNodeSqlite = () =>
  runsHere("process.getBuiltinModule('node:sqlite').StatementSync.prototype.columns.name");

/** Runs in another process: Node 22 warns on standard error about experimental modules. */
function runsHere(code) {
  return spawnSync(process.execPath, ["-e", code], { cwd: ROOT, stdio: "ignore" }).status === 0;
}

/** Calls `use` with a loader of TypeScript sources, by their path from the top. */
export async function withSources(use) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    await use((file) => vite.ssrLoadModule(file));
  } finally {
    await vite.close();
  }
}

const SOURCES = ["app", "server", "public", "vite.config.ts", "tsconfig.json", "package-lock.json"];
/** Content is read at run time: a change by an editor needs no build, and an error in it stops no operator. */
const READ_AT_RUN_TIME = "app/content/";
const STAMP = path.join(ROOT, "build/sources.sha256");
/** Lock outside the folder that a build empties. */
const LOCK = path.join(ROOT, "node_modules/.build.lock");

/** Builds, unless the build was made from exactly these sources. */
export function build() {
  const sources = hashOfSources();
  if (isBuilt(sources)) return;
  alone(() => {
    // The process that held the lock may have built the same sources.
    if (isBuilt(sources)) return;
    console.log("Construyendo…");
    if (!tryRun(process.execPath, [REMIX, "vite:build"], { ...process.env, NODE_ENV: "production" }))
      throw new Stop("El producto no se pudo construir; el motivo está arriba.");
    writeFileSync(STAMP, sources);
  });
}

const isBuilt = (sources) => existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources;

/** Runs one build at a time, because a build first empties its folder. The lock names its process and ends with it. */
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
  // Linked into place when it is complete, so that no process reads an empty lock.
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
    // A container reuses process numbers: a lock with our own number belongs to an earlier process.
    return holder !== process.pid && process.kill(holder, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Runs the command of Remix without npx. */
export function remix(args, env) {
  run(process.execPath, [REMIX, ...args], { env });
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

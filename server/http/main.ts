import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// By default V8 lets the heap grow to several times its live size before it collects garbage.
setFlagsFromString("--heap-growing-percent=25");

/**
 * Compile cache of Node 22.10 and later: the compiled code is stored beside the build, so that the next start compiles
 * nothing.
 */
interface CompileCache {
  enableCompileCache?: (folder: string) => unknown;
  flushCompileCache?: () => void;
}
const { enableCompileCache, flushCompileCache } = nodeModule as typeof nodeModule & CompileCache;

// This file is emitted as build/server/main.js, beside build/client.
const near = (name: string) => fileURLToPath(new URL(name, import.meta.url));
enableCompileCache?.(near("../compiled"));

/** Milliseconds after the start, enough for the first pages, which compile the code that they run. */
const SETTLED_AFTER_MS = 3_000;

/** Stores the compiled code and collects the garbage of the start, which is as large as the site itself. */
function settle() {
  flushCompileCache?.();
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options?: { type: "major"; flavor: "last-resort" }) => void;
  collect({ type: "major", flavor: "last-resort" });
  // Node 20 ignores this option and collects only new objects.
  collect();
}

try {
  // Loading the site opens the database: the error handler must be installed before, for a refused configuration.
  const { closeRenewedDemo, serveSite } = await import("./serveSite");
  await (process.argv.includes("--reset") ? closeRenewedDemo() : serveSite(near("../client")));
  setTimeout(settle, SETTLED_AFTER_MS).unref();
} catch (error) {
  const { explicarArranque } = await import("../platform/arranque");
  const { lugarDe } = await import("../platform/installation");
  const motivo = explicarArranque(error, lugarDe(process.env));
  if (motivo === undefined) throw error;
  process.stderr.write(`\n${motivo}\n\n`);
  process.exit(1);
}

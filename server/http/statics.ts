import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { readdirSync } from "node:fs";
import path from "node:path";

const FOR_EVER = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/**
 * Serves the files of the build. What exists is known at start, so that a page costs no look at the disk and
 * nothing but these files can ever be read.
 */
export function statics(folder: string): MiddlewareHandler {
  const files = new Set(filesOf(folder));
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c, next) => {
    const { path: requested, method } = c.req;
    if (!files.has(requested)) {
      if (requested.startsWith("/assets/")) return c.notFound();
      return next();
    }
    if (method !== "GET" && method !== "HEAD") return next();
    c.header("cache-control", requested.startsWith("/assets/") ? FOR_EVER : ONE_HOUR);
    return serve(c, next);
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`,
    )
    .filter((file) => !file.includes("/."));
}

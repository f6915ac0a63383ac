import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { negotiateEncoding, type Encoding } from "./encoding";

const FOR_EVER = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
/** What the build leaves beside a text, and how the wire calls it. */
const COPIES = { ".br": "br", ".gz": "gzip" } as const;

interface BuiltFile {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/**
 * Serves the files of the build, from memory since the start: a page costs no look at the disk, nothing but these files
 * can ever be read, and the pages of this process keep their styles when the folder is built anew under it.
 */
export function statics(files: BuiltFiles): MiddlewareHandler {
  return async (c, next) => {
    const { path: requested, method } = c.req;
    const file = files.get(requested);
    if (!file) {
      if (requested.startsWith("/assets/")) return c.notFound();
      return next();
    }
    if (method !== "GET" && method !== "HEAD") return next();
    const liked = negotiateEncoding(c.req.header("accept-encoding"));
    const encoding = file.bodies[liked] ? liked : "identity";
    const body = file.bodies[encoding]!;
    return c.body(body, 200, {
      ...file.headers,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(body.byteLength),
    });
  };
}

/** Reads the files of the build, by the path that each is asked for. */
export function readBuilt(folder: string): BuiltFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const all = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const requested = `/${path.relative(folder, name).split(path.sep).join("/")}`;
    if (path.extname(name) in COPIES || requested.includes("/.")) continue;
    const bodies: BuiltFile["bodies"] = { identity: readFileSync(name) };
    for (const [ending, encoding] of Object.entries(COPIES)) {
      if (all.has(name + ending)) bodies[encoding] = readFileSync(name + ending);
    }
    const headers = {
      "cache-control": requested.startsWith("/assets/") ? FOR_EVER : ONE_HOUR,
      "content-type": getMimeType(name) ?? "application/octet-stream",
      ...(bodies.br && { vary: "Accept-Encoding" }),
    };
    files.set(requested, { headers, bodies });
  }
  return files;
}

import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { negotiateEncoding, type Encoding } from "./encoding";

const FOR_EVER = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
/**
 * Suffixes of the compressed copies that the build makes of text files, and their `Content-Encoding` (RFC 9110 § 8.4).
 */
const COPIES = { ".br": "br", ".gz": "gzip" } as const;

interface BuiltFile {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/**
 * Serves the files of the build from memory, read at the start. A page costs no access to the disk, and no other file
 * can be read. When the folder is built anew, the pages of this process keep their styles.
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

/** Reads the files of the build, each by its path in the address. */
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

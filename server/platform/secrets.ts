import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Returns the value of each secret by name, always the same; missing ones are created. */
export type SecretsStore = (names: readonly string[]) => Record<string, string>;

/** The file of secrets is damaged, and the operator must decide what to do. */
export class SecretosIlegibles extends Error {
  constructor(readonly file: string) {
    super(`${file} holds no secrets`);
  }
}

const OWNER_ONLY = 0o600;

export function openSecretsFile(dataDir: string): SecretsStore {
  const file = path.join(dataDir, "secretos.json");
  return (names) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (;;) {
      const known = read(file);
      const missing = names.filter((name) => known?.[name] === undefined);
      if (known && missing.length === 0) return known;
      const created = Object.fromEntries(
        missing.map((name) => [name, randomBytes(32).toString("base64url")]),
      );
      const draft = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
      writeFileSync(draft, `${JSON.stringify({ ...known, ...created }, null, 2)}\n`, { mode: OWNER_ONLY });
      if (known) {
        // The file exists already, and a newer release adds a secret to it.
        renameSync(draft, file);
      } else {
        publishOnce(draft, file);
      }
    }
  };
}

/** When several processes start at once, exactly one writes the file, complete; the others read it. */
function publishOnce(draft: string, file: string) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

/** A damaged file is not treated as a missing one: everything encrypted with its secrets would be lost. */
const written = z.record(z.string(), z.string().min(1)).refine((secrets) => Object.keys(secrets).length > 0);

function read(file: string): Record<string, string> | undefined {
  try {
    return written.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (error instanceof SyntaxError || error instanceof z.ZodError || code === "EISDIR") {
      throw new SecretosIlegibles(file);
    }
    throw error;
  }
}

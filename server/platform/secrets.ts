import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Gives the value of each name, the same one for ever; makes those that do not exist. */
export type SecretsStore = (names: readonly string[]) => Record<string, string>;

/** The file of secrets holds something else: whoever runs us has to decide what becomes of it. */
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
      const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64url")]));
      const draft = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
      writeFileSync(draft, `${JSON.stringify({ ...known, ...made }, null, 2)}\n`, { mode: OWNER_ONLY });
      if (known) {
        // Only a newer release that wants another name comes here.
        renameSync(draft, file);
      } else {
        publishOnce(draft, file);
      }
    }
  };
}

/** Of several processes that start at once exactly one writes the file, whole; the others read what it wrote. */
function publishOnce(draft: string, file: string) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

/** What an interrupted copy or a hand left is never taken for "none yet": everything closed with them would be lost. */
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

import { readFileSync } from "node:fs";
import path from "node:path";
import { makeSignedIds } from "../../server/platform/signedIds";
import type { TestServer } from "./server";

/** Key of a mail's link, signed as by a server that made its own secrets. */
export function llaveFirmada({ dataDir }: TestServer, uso: string, id: string): string {
  const { SESSION_SECRET } = JSON.parse(readFileSync(path.join(dataDir, "secretos.json"), "utf8")) as {
    SESSION_SECRET: string;
  };
  return makeSignedIds(SESSION_SECRET, uso).sign(id);
}

const LETRAS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Other spellings of a signature of 32 bytes in base64url: two bits of its last letter have no meaning (RFC 4648 §
 * 3.5).
 */
export function otrasFormas(firmado: string): string[] {
  const ultima = LETRAS.indexOf(firmado.at(-1)!);
  return [1, 2, 3].map((bits) => `${firmado.slice(0, -1)}${LETRAS[ultima ^ bits]!}`);
}

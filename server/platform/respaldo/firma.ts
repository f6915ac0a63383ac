import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { enJson, RechazoDeRespaldo, SECRETOS } from "./carpeta";
import { sameText } from "../sameText";

/** Signature of a backup's manifest (HMAC-SHA-256, RFC 2104), made with the secret of the sessions. */
export const firmar = (secreto: string, texto: string) =>
  createHmac("sha256", `respaldo:${secreto}`).update(texto).digest("base64url");

/**
 * Secret that signed a manifest. A secret inside the backup proves that the backup is complete, and not who made it.
 */
export type Firmado = "con el secreto de esta instalación" | "con el secreto que trae" | "sin comprobar";

const conSecreto = z.object({ SESSION_SECRET: z.string().min(1) });

/** Signing secrets of this installation: from its environment, else from its data folder. */
export function secretosPropios(entorno: string | undefined, dataDir: string): string[] {
  const escritos = (entorno ?? "").split(",").map((secreto) => secreto.trim());
  const deEntorno = escritos.filter(Boolean);
  return deEntorno.length > 0 ? deEntorno : secretosDe(path.join(dataDir, SECRETOS));
}

function secretosDe(archivo: string): string[] {
  if (!existsSync(archivo)) return [];
  const leido = conSecreto.safeParse(enJson(readFileSync(archivo, "utf8")));
  return leido.success ? [leido.data.SESSION_SECRET] : [];
}

/** Refuses a manifest without a signature, or with one by an unknown secret. */
export function exigirFirma(
  { texto, firma }: { texto: string; firma: string | undefined },
  carpeta: string,
  conocidos: readonly string[],
): Firmado {
  if (firma === undefined) {
    throw new RechazoDeRespaldo(
      "respaldo-sin-firma",
      `El respaldo de ${carpeta} no está firmado: con --sin-firma se restaura igual, si sabes quién lo hizo y dónde estuvo.`,
    );
  }
  const secretos = conocidos.length > 0 ? conocidos : secretosDe(path.join(carpeta, SECRETOS));
  if (!secretos.some((secreto) => sameText(firma, firmar(secreto, texto)))) {
    throw new RechazoDeRespaldo(
      "respaldo-alterado",
      `El respaldo de ${carpeta} no lleva la firma de esta instalación: alguien lo cambió, o se hizo con otro SESSION_SECRET. Pon el de entonces, o usa --sin-firma si sabes quién lo hizo y dónde estuvo.`,
    );
  }
  return conocidos.length > 0 ? "con el secreto de esta instalación" : "con el secreto que trae";
}

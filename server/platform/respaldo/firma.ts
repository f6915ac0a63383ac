import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { enJson, RechazoDeRespaldo, SECRETOS } from "./carpeta";
import { sameText } from "../sameText";

/** What whoever has the secret of the sessions signs a backup's manifest with, and nobody else. */
export const firmar = (secreto: string, texto: string) =>
  createHmac("sha256", `respaldo:${secreto}`).update(texto).digest("base64url");

/** With which secret a manifest was found to be signed; of its own proves that it is whole, and not who made it. */
export type Firmado = "con el secreto de esta instalación" | "con el secreto que trae" | "sin comprobar";

const conSecreto = z.object({ SESSION_SECRET: z.string().min(1) });

/** The secrets that this installation signs with: those of its environment, or else those of its folder. */
export function secretosPropios(entorno: string | undefined, dataDir: string): string[] {
  const escritos = (entorno ?? "").split(",").map((uno) => uno.trim());
  const deEntorno = escritos.filter(Boolean);
  return deEntorno.length > 0 ? deEntorno : secretosDe(path.join(dataDir, SECRETOS));
}

function secretosDe(archivo: string): string[] {
  if (!existsSync(archivo)) return [];
  const leido = conSecreto.safeParse(enJson(readFileSync(archivo, "utf8")));
  return leido.success ? [leido.data.SESSION_SECRET] : [];
}

/** Refuses a manifest that has no signature, or one that is not by whom it should be. */
export function exigirFirma(
  { texto, firma }: { texto: string; firma: string | undefined },
  carpeta: string,
  propios: readonly string[],
): Firmado {
  if (firma === undefined) {
    throw new RechazoDeRespaldo(
      "respaldo-sin-firma",
      `El respaldo de ${carpeta} no está firmado: con --sin-firma se restaura igual, si sabes quién lo hizo y dónde estuvo.`,
    );
  }
  const secretos = propios.length > 0 ? propios : secretosDe(path.join(carpeta, SECRETOS));
  if (!secretos.some((secreto) => sameText(firma, firmar(secreto, texto)))) {
    throw new RechazoDeRespaldo(
      "respaldo-alterado",
      `El respaldo de ${carpeta} no lleva la firma de esta instalación: alguien lo cambió, o se hizo con otro SESSION_SECRET. Pon el de entonces, o usa --sin-firma si sabes quién lo hizo y dónde estuvo.`,
    );
  }
  return propios.length > 0 ? "con el secreto de esta instalación" : "con el secreto que trae";
}

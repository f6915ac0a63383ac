import { z } from "zod";
import type { Rechazos } from "../../shared/rechazo";
import { LARGO_MAXIMO_DE_CLAVE } from "./claveDeSiempre";
import { CLAVES_COMUNES } from "./clavesComunes";

export const LARGO_MINIMO_DE_CLAVE = 8;

/** A password that somebody chooses: long enough, and none of those that are tried first. No other rule. */
export const claveNueva = z
  .string("Escribe una contraseña")
  // One sign counts as one letter, whichever system it was typed on.
  .overwrite((clave) => clave.normalize("NFC"))
  .min(LARGO_MINIMO_DE_CLAVE, `Usa ${LARGO_MINIMO_DE_CLAVE} caracteres o más`)
  .max(LARGO_MAXIMO_DE_CLAVE, `Usa ${LARGO_MAXIMO_DE_CLAVE} caracteres o menos`)
  .refine((clave) => !CLAVES_COMUNES.has(clave.toLowerCase()), {
    message: "Esa contraseña es de las más usadas y se adivina rápido. Elige otra",
  });

/** What a password that somebody chose is kept as. `conocida`: as in `DepsDePrueba`. */
export type CifrarClave = (clave: string, conocida?: number) => Promise<string>;

/** What whoever tries to get in knows of somebody already: their mails, and their document where it was given. */
export interface Sabido {
  correos: readonly string[];
  numeroDocumento?: string | null | undefined;
}

/** Whether this password is one of one's own names, in whichever case. */
export const esSabida = (clave: string, { correos, numeroDocumento }: Sabido): boolean =>
  [...correos, ...correos.map((correo) => correo.split("@", 1)[0]!), numeroDocumento].some(
    (dato) => dato?.toLowerCase() === clave.trim().toLowerCase(),
  );

export const RECHAZOS_DE_CLAVE_NUEVA: Rechazos<"clave-sabida" | "clave-anulada"> = {
  "clave-anulada": {
    clase: "invalid",
    mensaje: "Esa contraseña ya fue de tu cuenta y alguien más puede saberla. Elige otra.",
  },
  "clave-sabida": {
    clase: "invalid",
    mensaje: "Tu contraseña no puede ser tu correo ni tu documento. Elige otra.",
  },
};

import { campoNormalizado } from "../../shared/campos";
import type { Rechazos } from "../../shared/rechazo";
import { LARGO_MAXIMO_DE_CLAVE } from "./claveDeSiempre";
import { CLAVES_COMUNES } from "./clavesComunes";

export const LARGO_MINIMO_DE_CLAVE = 8;

/**
 * Schema of a new password: long enough, and none of the passwords that attackers try first. There are no other rules
 * (NIST SP 800-63B § 5.1.1.2).
 */
export const claveNueva = campoNormalizado((clave) => clave.normalize("NFC"), {
  falta: "Escribe una contraseña",
  // The length counts graphemes (Unicode Annex 29); each may have several code points.
  maximo: LARGO_MAXIMO_DE_CLAVE * 4,
  largo: `Usa ${LARGO_MAXIMO_DE_CLAVE} caracteres o menos`,
})
  .min(LARGO_MINIMO_DE_CLAVE, `Usa ${LARGO_MINIMO_DE_CLAVE} caracteres o más`)
  .max(LARGO_MAXIMO_DE_CLAVE, `Usa ${LARGO_MAXIMO_DE_CLAVE} caracteres o menos`)
  .refine((clave) => !CLAVES_COMUNES.has(clave.toLowerCase()), {
    message: "Esa contraseña es de las más usadas y se adivina rápido. Elige otra",
  });

/** Hashes a chosen password for storage. `conocida`: as in `DepsDePrueba`. */
export type CifrarClave = (clave: string, conocida?: number) => Promise<string>;

/** Data of the person that strangers may know: the mails, and the document if given. */
export interface Sabido {
  correos: readonly string[];
  numeroDocumento?: string | null | undefined;
}

/**
 * True when the password is one of the person's mails, the part of a mail before the @, or the document. Case does not
 * matter.
 */
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

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { LlavesDeEspera } from "../../../app/domain/agenda/esperas/avisos";

import { secretsOf, type Secret } from "../../platform/rotation";

/** `<idEspera>.<signature>` */
const LLAVE = /^([\w-]{1,64})\.([\w-]{43})$/;

/** Links out of a waiting list. They are good for leaving and for nothing else, so they need no end of their own. */
export function makeLlavesDeEspera(secreto: Secret): LlavesDeEspera {
  const firmas = (idEspera: string) =>
    secretsOf(secreto).map((uno) => {
      const clave = createHash("sha256").update(`espera:${uno}`).digest();
      return createHmac("sha256", clave).update(idEspera).digest();
    });
  return {
    firmar: (idEspera) => `${idEspera}.${firmas(idEspera)[0]!.toString("base64url")}`,
    idEsperaDe(llave) {
      const [, idEspera = "", dada = ""] = LLAVE.exec(llave) ?? [];
      const presentada = Buffer.from(dada, "base64url");
      const esBuena = firmas(idEspera).some(
        (buena) => presentada.length === buena.length && timingSafeEqual(presentada, buena),
      );
      return esBuena ? idEspera : null;
    },
  };
}

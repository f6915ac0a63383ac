import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { LlavesDeEspera } from "../../../app/domain/esperas/avisos";

/** `<idEspera>.<signature>` */
const LLAVE = /^([\w-]{1,64})\.([\w-]{43})$/;

/** Links out of a waiting list. They are good for leaving and for nothing else, so they need no end of their own. */
export function makeLlavesDeEspera(secreto: string): LlavesDeEspera {
  const clave = createHash("sha256").update(`espera:${secreto}`).digest();
  const firma = (idEspera: string) => createHmac("sha256", clave).update(idEspera).digest();
  return {
    firmar: (idEspera) => `${idEspera}.${firma(idEspera).toString("base64url")}`,
    idEsperaDe(llave) {
      const [, idEspera = "", dada = ""] = LLAVE.exec(llave) ?? [];
      const presentada = Buffer.from(dada, "base64url");
      const buena = firma(idEspera);
      return presentada.length === buena.length && timingSafeEqual(presentada, buena) ? idEspera : null;
    },
  };
}

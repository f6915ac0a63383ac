import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Digestos } from "../../../app/domain/recompensas/ruleta/prueba";

/** Digests by which a play is computed and checked. */
export const DIGESTOS: Digestos = {
  sha256: (texto) => createHash("sha256").update(texto).digest("hex"),
  hmac: (llave, texto) => createHmac("sha256", llave).update(texto).digest("hex"),
};

const SEMILLA_EN_BYTES = 32;
export const nuevaSemilla = () => randomBytes(SEMILLA_EN_BYTES).toString("hex");

import { z } from "zod";
import type { ConsultaDeBeneficios } from "../../../app/domain/cuentas/perfil/beneficios";
import { llamar, type Fetch } from "../../platform/llamada";

export interface OpcionesDeBeneficios {
  url: string;
  clave: string | null;
}

/**
 * Milliseconds to wait for the system that knows benefits. A page waits for its answer, so it counts as missing long
 * before the 29 s of a request (specification § 8).
 */
export const LIMITE_DE_BENEFICIOS_EN_MS = 3_000;

const sobre = z.object({
  success: z.literal(true),
  data: z.object({ tieneEPS: z.boolean(), esPiloto: z.boolean() }),
});

/** Reads a person's benefits from another system, which has the path and the envelope of our own `/v2`. */
export function makeBeneficiosPorHttp(
  fetch: Fetch,
  { url, clave }: OpcionesDeBeneficios,
): ConsultaDeBeneficios {
  return {
    async de({ idUsuario }) {
      const { data } = await llamar(fetch, {
        metodo: "GET",
        url: `${url.replace(/\/$/, "")}/v2/usuarios/${encodeURIComponent(idUsuario)}/eps`,
        ...(clave && { cabeceras: { "x-api-key": clave } }),
        limiteEnMs: LIMITE_DE_BENEFICIOS_EN_MS,
        respuesta: sobre,
      });
      return data;
    },
  };
}

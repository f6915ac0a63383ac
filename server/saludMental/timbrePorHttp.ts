import { createHmac } from "node:crypto";
import type { TocarTimbre } from "../../app/domain/saludMental/alertas/timbre";
import { llamar, type Fetch } from "../platform/llamada";

const LIMITE_EN_MS = 5_000;

/**
 * Gives notices of alerts to a service that sends SMS or calls, as JSON. `X-Firma` signs the second of the call and the
 * body; `X-Aviso` has the same value in each try of one notice, so that the service can drop a repetition.
 *
 * @example X-Firma: ts=1795942800,v1=<hex of HMAC-SHA256(secret, "1795942800." + body)>
 */
export function makeTimbrePorHttp(
  fetch: Fetch,
  { url, secreto }: { url: string; secreto: string },
): TocarTimbre {
  return ({ idTimbre, idAlerta: codigo, nivel, hora, destinos }, enlace, now) => {
    const cuerpo = JSON.stringify({ codigo, nivel, hora: hora.toISOString(), enlace, destinos });
    const segundos = Math.floor(now.getTime() / 1000);
    const firma = createHmac("sha256", secreto).update(`${segundos}.${cuerpo}`).digest("hex");
    const cabeceras = { "x-firma": `ts=${segundos},v1=${firma}`, "x-aviso": idTimbre };
    return llamar(fetch, { metodo: "POST", url, cabeceras, cuerpo, limiteEnMs: LIMITE_EN_MS });
  };
}

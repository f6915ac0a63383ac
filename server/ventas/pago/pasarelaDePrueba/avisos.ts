import { FalloDeLlamada } from "../../../../app/domain/shared/fallo";
import { llamar } from "../../../platform/llamada";
import { firmar } from "../firma";
import type { Aviso } from "./almacen";
import type { Contexto } from "./contexto";

const INTENTOS = 8;
const LIMITE_DE_ENVIO_EN_MS = 10_000;
/**
 * Milliseconds for which a notice that is being sent is reserved: longer than all sends of one payment. If its sender
 * dies, the notice is sent again later.
 */
const RESERVA_EN_MS = 60_000;
const PRIMERA_ESPERA_EN_MS = 2_000;

/**
 * Milliseconds before the next attempt to send a notice, after `intentos`: 2 s, 4 s, 8 s …; null when no attempt is
 * left.
 */
export function esperaEnMs(intentos: number): number | null {
  return intentos < INTENTOS ? PRIMERA_ESPERA_EN_MS * 2 ** (intentos - 1) : null;
}

/** Sends the due notices of the test gateway: in order for one payment, in parallel for different payments. */
export async function enviarAvisos(contexto: Contexto, ahora: Date): Promise<void> {
  const porPago = new Map<string, Aviso[]>();
  for (const aviso of await contexto.almacen.avisosPorEnviar(ahora)) {
    porPago.set(aviso.idPago, [...(porPago.get(aviso.idPago) ?? []), aviso]);
  }
  await Promise.all(
    [...porPago.values()].map(async (avisos) => {
      for (const aviso of avisos) await enviarAviso(contexto, aviso, ahora);
    }),
  );
}

async function enviarAviso({ almacen, secreto, fetch, newId, log }: Contexto, aviso: Aviso, ahora: Date) {
  const intentos = aviso.intentos + 1;
  const espera = esperaEnMs(intentos);
  const despues = (ms: number) => new Date(ahora.getTime() + ms);
  const tomado = await almacen.tomarAviso(aviso, espera === null ? null : despues(RESERVA_EN_MS));
  if (!tomado) return;
  const datos = { idAviso: aviso.id, idPago: aviso.idPago, intentos };
  try {
    await llamar(fetch, {
      metodo: "POST",
      url: aviso.url,
      cabeceras: {
        "x-signature": firmar(secreto, Math.floor(ahora.getTime() / 1000), aviso.cuerpo),
        "x-request-id": newId(),
      },
      cuerpo: aviso.cuerpo,
      limiteEnMs: LIMITE_DE_ENVIO_EN_MS,
    });
  } catch (fallo) {
    if (!(fallo instanceof FalloDeLlamada)) throw fallo;
    if (espera !== null) await almacen.aplazarAviso(aviso, despues(espera));
    log.warn(
      { ...datos, codigo: fallo.codigo, estado: fallo.estado, ultimo: espera === null },
      "aviso no entregado",
    );
    return;
  }
  await almacen.marcarEnviado(aviso.id, ahora);
  log.info(datos, "aviso entregado");
}

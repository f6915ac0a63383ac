import { createHmac } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { alguno, entero, type Azar } from "../azar";
import { pedir, SinRespuesta } from "../servidores";

export interface Aviso {
  ruta: string;
  cabeceras: Record<string, string>;
  cuerpo: string;
}

/** A notice as Mercado Pago documents it, signed just now. It is written separately from the product's own check. */
export function avisoFirmado(secreto: string, idPago: string, ruta: string, segundos: number): Aviso {
  const requestId = crypto.randomUUID();
  const v1 = createHmac("sha256", secreto)
    .update(`id:${idPago};request-id:${requestId};ts:${segundos};`)
    .digest("hex");
  return {
    ruta: `${ruta}?data.id=${idPago}&type=payment`,
    cabeceras: {
      "content-type": "application/json",
      "x-request-id": requestId,
      "x-signature": `ts=${segundos},v1=${v1}`,
    },
    cuerpo: JSON.stringify({ action: "payment.updated", type: "payment", data: { id: idPago } }),
  };
}

export const ahoraEnSegundos = () => Math.floor(Date.now() / 1000);

export interface CuentaDeAvisos {
  entregados: number;
  /** Notices that were never sent. */
  perdidos: number;
  repetidos: number;
  /** Notices sent so late that others arrived first. */
  tardios: number;
  /** Notices that the server did not take, or during which it died. */
  sinEntregar: number;
}

interface Opciones {
  secreto: string;
  azar: Azar;
  /** Ports on which a process of the product listens right now. */
  puertos: () => readonly number[];
  /** Milliseconds of delay of the latest notice. */
  retrasoMaximoEnMs: number;
}

const SE_PIERDE = 0.2;
const SE_REPITE = 0.25;
const LLEGA_TARDE = 0.25;
const INTENTOS = 3;

/**
 * A bad postman for the gateway's notices: it loses them, brings them twice, late and in another order than they were
 * written.
 */
export class Mensajero {
  readonly cuenta: CuentaDeAvisos = {
    entregados: 0,
    perdidos: 0,
    repetidos: 0,
    tardios: 0,
    sinEntregar: 0,
  };
  readonly #enCamino = new Set<Promise<void>>();
  readonly #agente = new Agent({ keepAlive: true, maxSockets: 32 });

  constructor(readonly opciones: Opciones) {}

  avisar(idPago: string, urlDeNotificacion: string) {
    const { azar, retrasoMaximoEnMs } = this.opciones;
    if (azar() < SE_PIERDE) {
      this.cuenta.perdidos++;
      return;
    }
    const copias = azar() < SE_REPITE ? entero(azar, 2, 4) : 1;
    this.cuenta.repetidos += copias - 1;
    for (let copia = 0; copia < copias; copia++) {
      const tarde = azar() < LLEGA_TARDE;
      if (tarde) this.cuenta.tardios++;
      const envio = this.#enviar(
        idPago,
        new URL(urlDeNotificacion).pathname,
        azar() * (tarde ? retrasoMaximoEnMs : 50),
      ).finally(() => this.#enCamino.delete(envio));
      this.#enCamino.add(envio);
    }
  }

  /** Resolves when no notice is on its way any more. */
  async terminar() {
    while (this.#enCamino.size > 0) await Promise.all(this.#enCamino);
    this.#agente.destroy();
  }

  async #enviar(idPago: string, ruta: string, retrasoEnMs: number) {
    const { secreto, azar, puertos } = this.opciones;
    await wait(retrasoEnMs);
    for (let intento = 1; intento <= INTENTOS; intento++, await wait(500)) {
      const { ruta: destino, ...aviso } = avisoFirmado(secreto, idPago, ruta, ahoraEnSegundos());
      const vivos = puertos();
      if (vivos.length === 0) continue;
      try {
        const { estado } = await pedir(alguno(azar, vivos), destino, {
          metodo: "POST",
          agente: this.#agente,
          ...aviso,
        });
        if (estado !== 200) continue;
        this.cuenta.entregados++;
        return;
      } catch (error) {
        if (!(error instanceof SinRespuesta)) throw error;
      }
    }
    this.cuenta.sinEntregar++;
  }
}

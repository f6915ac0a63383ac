import type { Senal } from "~/domain/agenda/videollamada/envio";
import type { Escalon } from "~/domain/agenda/videollamada/escalera";
import type { CaminosIce, RechazoDeSala } from "~/domain/agenda/videollamada/sala";
import type { NovedadesDeSala } from "../sala.server";

export type Novedades = NovedadesDeSala;
type Entrada = Novedades & CaminosIce & { idConexion: string };

/** Refusal by the server of a request from the video room. Sending the same request again would not help. */
export class RechazoDelServidor extends Error {
  constructor(
    readonly rechazo: RechazoDeSala | null,
    readonly mensaje: string,
  ) {
    super(mensaje);
  }
}

const PAUSA_TRAS_FALLO_EN_MS = [500, 1000, 2000, 4000];
/** Pause in milliseconds after a request that the server answers at once without news: that server is about to stop. */
const PAUSA_SIN_NOVEDADES_EN_MS = 1000;
/**
 * Milliseconds for which connection signals are collected: ICE candidates come in bursts (RFC 8838), and one message
 * carries a whole burst.
 */
const REUNIR_SENALES_MS = 60;

const pausa = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function pedir<T>(direccion: string, init?: RequestInit): Promise<T> {
  const respuesta = await fetch(direccion, init);
  if (respuesta.status >= 500) throw new Error(`HTTP ${respuesta.status}`);
  const cuerpo = (await respuesta.json()) as unknown;
  if (respuesta.ok) return cuerpo as T;
  const { rechazo = null, mensaje = "" } = (cuerpo ?? {}) as {
    rechazo?: RechazoDeSala | null;
    mensaje?: string;
  };
  throw new RechazoDelServidor(rechazo, mensaje);
}

/** True when the other side is in the room, asked by a person who has not entered. */
export async function estaElOtro(sala: string): Promise<boolean> {
  return (await pedir<{ estaElOtro: boolean }>(sala)).estaElOtro;
}

const formulario = (campos: Record<string, string>) => ({
  method: "POST",
  body: new URLSearchParams(campos),
});

/**
 * Stay of a participant in a video room. It sends and receives through the server, in order, and survives failures of
 * the network.
 */
export class Canal {
  readonly idConexion: string;
  readonly #sala: string;
  readonly #fin = new AbortController();
  readonly #porEnviar: { para: string; senal: Senal }[] = [];
  #cursor: number;
  #enviando = false;
  #alcanzable = true;

  private constructor(sala: string, entrada: Entrada) {
    this.#sala = sala;
    this.idConexion = entrada.idConexion;
    this.#cursor = entrada.cursor;
  }

  static async entrar(sala: string, escalon: Escalon): Promise<{ canal: Canal; entrada: Entrada }> {
    const entrada = await pedir<Entrada>(sala, formulario({ accion: "entrar", escalon }));
    return { canal: new Canal(sala, entrada), entrada };
  }

  /** True when the server answered the last request of the room. No message can be sent without the server. */
  get alcanzable(): boolean {
    return this.#alcanzable;
  }

  /** Asks the server for news of the room until `cerrar` is called, or the server says that this stay has ended. */
  async escuchar(alLlegar: (novedades: Novedades) => void): Promise<RechazoDelServidor | null> {
    let fallos = 0;
    while (!this.#cerrado()) {
      const antes = performance.now();
      try {
        const pregunta = new URLSearchParams({ conexion: this.idConexion, desde: String(this.#cursor) });
        const novedades = await pedir<Novedades>(`${this.#sala}&${pregunta}`, { signal: this.#fin.signal });
        fallos = 0;
        this.#alcanzable = true;
        const hubo = novedades.cursor > this.#cursor;
        this.#cursor = novedades.cursor;
        alLlegar(novedades);
        if (!hubo && performance.now() - antes < PAUSA_SIN_NOVEDADES_EN_MS) {
          await pausa(PAUSA_SIN_NOVEDADES_EN_MS);
        }
      } catch (error) {
        if (this.#cerrado()) return null;
        if (error instanceof RechazoDelServidor) return error;
        this.#alcanzable = false;
        await pausa(PAUSA_TRAS_FALLO_EN_MS[Math.min(fallos++, PAUSA_TRAS_FALLO_EN_MS.length - 1)]!);
      }
    }
    return null;
  }

  senalar(para: string, senal: Senal) {
    this.#porEnviar.push({ para, senal });
    if (!this.#enviando) void this.#vaciar();
  }

  async escribir(texto: string): Promise<void> {
    await pedir(this.#sala, formulario({ accion: "escribir", texto }));
  }

  async cambiar(escalon: Escalon): Promise<void> {
    await pedir(this.#sala, formulario({ accion: "cambiar", conexion: this.idConexion, escalon }));
  }

  /** Leaves the video room, also while the page is being closed. */
  salir() {
    if (this.#cerrado()) return;
    this.cerrar();
    navigator.sendBeacon(this.#sala, new URLSearchParams({ accion: "salir", conexion: this.idConexion }));
  }

  cerrar() {
    this.#fin.abort();
  }

  #cerrado() {
    return this.#fin.signal.aborted;
  }

  /**
   * Sends one batch of signals at a time, and repeats it until it has arrived: signals only make sense in their order.
   */
  async #vaciar() {
    this.#enviando = true;
    let fallos = 0;
    await pausa(REUNIR_SENALES_MS);
    while (this.#porEnviar.length > 0 && !this.#cerrado()) {
      const { para } = this.#porEnviar[0]!;
      const lote = this.#porEnviar.filter((envio) => envio.para === para).slice(0, 50);
      const senales = JSON.stringify(lote.map(({ senal }) => senal));
      try {
        await pedir(this.#sala, formulario({ accion: "senalar", conexion: this.idConexion, para, senales }));
      } catch (error) {
        if (!(error instanceof RechazoDelServidor)) {
          await pausa(PAUSA_TRAS_FALLO_EN_MS[Math.min(fallos++, PAUSA_TRAS_FALLO_EN_MS.length - 1)]!);
          continue;
        }
      }
      for (const enviada of lote) this.#porEnviar.splice(this.#porEnviar.indexOf(enviada), 1);
    }
    this.#enviando = false;
  }
}

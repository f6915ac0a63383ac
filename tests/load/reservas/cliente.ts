import type { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { pedir, SinRespuesta } from "../servidores";
import type { Mundo, PersonaEnJuego } from "./mundo";

export interface Contestado {
  estado: number;
  data: Record<string, unknown>;
  codigo: string;
}

export interface Mensaje {
  persona: PersonaEnJuego;
  metodo: "GET" | "POST" | "DELETE";
  ruta: string;
  cuerpo?: Record<string, unknown>;
  /** Called when the request may have been carried out, and its answer was lost. */
  alPerder?: () => void;
}

interface Opciones {
  mundo: Mundo;
  agente: Agent;
  azar: () => number;
  /** Ports on which a process listens right now, as far as is known. */
  puertos: () => readonly number[];
  /** Instant after which no client repeats a request. */
  fin: number;
  alRepetir: () => void;
}

export type Enviar = (mensaje: Mensaje) => Promise<Contestado>;

const VECES_QUE_INSISTE = 20;

/** An answer that no client should ever get. */
export class Inesperado extends Error {}

/**
 * Makes a function that sends a request to a random server, and repeats it at another when the answer is lost. A time
 * held by a lost answer is then refused as the person's own: no client knows its id, so it stays held until it
 * expires.
 */
export function makeEnviar({ mundo, agente, azar, puertos, fin, alRepetir }: Opciones): Enviar {
  return async ({ persona, metodo, ruta, cuerpo, alPerder }) => {
    for (let vez = 1; ;) {
      const vivos = puertos();
      const puerto = vivos[Math.floor(azar() * vivos.length)];
      try {
        if (puerto === undefined) throw new SinRespuesta(false);
        const { estado, cuerpo: texto } = await pedir(puerto, `/v2${ruta}`, {
          metodo,
          agente,
          cabeceras: {
            "x-api-key": mundo.claveDeApi,
            authorization: `Bearer ${persona.token}`,
            "content-type": "application/json",
          },
          cuerpo: cuerpo && JSON.stringify(cuerpo),
        });
        return leer(`${metodo} ${ruta.split("/").slice(0, 2).join("/")}`, estado, texto.toString());
      } catch (error) {
        if (!(error instanceof SinRespuesta)) throw error;
        if (error.llego) alPerder?.();
        if (Date.now() > fin) throw error;
        if (error.llego && vez++ >= VECES_QUE_INSISTE) throw error;
        if (error.llego) alRepetir();
        await wait(20);
      }
    }
  };
}

/**
 * Statuses of a request that was done, or refused because of another client's (409) or of a time that expired (410).
 */
const CON_SENTIDO = new Set([200, 201, 409, 410]);

function leer(que: string, estado: number, texto: string): Contestado {
  let sobre: { data?: Record<string, unknown>; error?: { code: string } };
  try {
    sobre = JSON.parse(texto) as typeof sobre;
  } catch {
    throw new Inesperado(`${que} → ${estado}`);
  }
  const codigo = sobre.error?.code ?? "";
  if (!CON_SENTIDO.has(estado)) {
    throw new Inesperado(`${que} → ${estado} ${codigo}`);
  }
  return { estado, data: sobre.data ?? {}, codigo };
}

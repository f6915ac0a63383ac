import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { alguno, type Azar } from "../azar";
import { pedir, SinRespuesta } from "../servidores";
import type { Cliente } from "./mundo";

export interface Contestado {
  estado: number;
  data: Record<string, string>;
  codigo: string;
}

/** A refusal by a rule of the product. The buyer goes home. */
export class Rechazado extends Error {}
/** An answer that no client should ever get. */
export class Inesperado extends Error {}

interface Opciones {
  azar: Azar;
  claveDeApi: string;
  puertos: () => readonly number[];
}

const VECES_QUE_INSISTE = 20;
/** Status of a server that was blocked for long and has not taken the request at all, so it is repeated. */
const SIN_TOMAR = 408;
/**
 * Refusals after which the request is repeated. The gateway fails at times, and so does a database that is busy for
 * long. The product says so, with nothing done.
 */
const OTRA_VEZ = new Set(["pasarela-no-responde", "no-disponible"]);
/** Statuses of a request that was done, or refused for an earlier one (409) or for a time that expired (410). */
const CON_SENTIDO = new Set([200, 201, 409, 410]);

/**
 * Makes a client of `/v2` for one buyer: it asks a server chosen by chance, and another one when the answer is lost
 * with its server.
 */
export function makeLlamar({ azar, claveDeApi, puertos }: Opciones) {
  const agente = new Agent({ keepAlive: true, maxSockets: Infinity });
  const llamar = async (
    { token }: Cliente,
    metodo: string,
    ruta: string,
    cuerpo?: Record<string, string>,
  ): Promise<Record<string, string>> => {
    const cabeceras = {
      "x-api-key": claveDeApi,
      authorization: `Bearer ${await token()}`,
      "content-type": "application/json",
    };
    for (let vez = 1; ; vez++) {
      try {
        const vivos = puertos();
        if (vivos.length === 0) throw new SinRespuesta(false);
        const respuesta = await pedir(alguno(azar, vivos), ruta, {
          metodo,
          agente,
          cabeceras,
          cuerpo: cuerpo && JSON.stringify(cuerpo),
        });
        const { estado, data, codigo } = leer(metodo, ruta, respuesta.estado, respuesta.cuerpo.toString());
        if (estado < 300) return data;
        const otraVez = estado === SIN_TOMAR || OTRA_VEZ.has(codigo);
        if (!otraVez || vez >= VECES_QUE_INSISTE) throw new Rechazado(codigo);
      } catch (error) {
        if (!(error instanceof SinRespuesta) || vez >= VECES_QUE_INSISTE) throw error;
      }
      await wait(100);
    }
  };
  return { llamar, cerrar: () => agente.destroy() };
}

function leer(metodo: string, ruta: string, estado: number, texto: string): Contestado {
  if (estado === SIN_TOMAR) return { estado, data: {}, codigo: String(estado) };
  const que = `${metodo} ${ruta.split("/").slice(0, 3).join("/")} → ${estado}`;
  let sobre: { data?: Record<string, string>; error?: { code: string } };
  try {
    sobre = JSON.parse(texto) as typeof sobre;
  } catch {
    throw new Inesperado(que);
  }
  const codigo = sobre.error?.code ?? "";
  if (!CON_SENTIDO.has(estado) && !OTRA_VEZ.has(codigo)) throw new Inesperado(`${que} ${codigo}`);
  return { estado, data: sobre.data ?? {}, codigo };
}

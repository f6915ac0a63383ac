import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { pedir, SinRespuesta } from "../servidores";
import type { Hoja } from "../../../app/domain/reclamos/hoja";
import { unaHoja } from "../../support/reclamos";
import { valor } from "../../support/servicios";
import { abrirServicios } from "../servicios";

/** A registered sheet, as the answer told it. */
export interface HojaDicha {
  correo: string;
  numero: string;
  codigo: string;
  vence: string;
}

export interface Presentadas {
  dichas: HojaDicha[];
  /** Requests repeated at another server after their answer was lost. */
  repetidas: number;
  /** Requests repeated because the server asked for it: 503 with `Retry-After`. */
  aplazadas: number;
  /** Answers that nobody should ever get. */
  inesperadas: string[];
}

interface Opciones {
  lugar: Record<string, string>;
  cuantas: number;
  puertos: () => readonly number[];
  /** Called with the number of registered sheets, once for each. */
  alRegistrar?: (cuantas: number) => void;
}

/** Milliseconds for which a person insists, and the pauses between two attempts: each doubles until the longest. */
const LIMITE_EN_MS = 120_000;
const PRIMERA_PAUSA_EN_MS = 50;
const ULTIMA_PAUSA_EN_MS = 2_000;
const OCUPADO = 503;

/** Asks a server that cannot answer now for the same sheet later. */
class Aplazada extends Error {}

/**
 * Files sheets at the same moment, each with a person and an intention of its own. A request whose answer is lost, or
 * put off, is sent again with the same intention to a process that listens.
 */
export async function presentarALaVez({
  lugar,
  cuantas,
  puertos,
  alRegistrar,
}: Opciones): Promise<Presentadas> {
  const { config, services } = await abrirServicios(lugar);
  const intenciones: string[] = [];
  for (let vez = 0; vez < cuantas; vez++)
    intenciones.push(valor(await services.reclamos.borradores.empezar(`198.51.100.${vez}`)));
  await services.close();
  const agente = new Agent({ keepAlive: true, maxSockets: Infinity });
  const resultado: Presentadas = { dichas: [], repetidas: 0, aplazadas: 0, inesperadas: [] };
  const fin = Date.now() + LIMITE_EN_MS;

  async function pedirHoja(vez: number, intencion: string, hoja: Hoja) {
    const vivos = puertos();
    const puerto = vivos[(resultado.dichas.length + vez) % vivos.length];
    if (puerto === undefined) throw new SinRespuesta(false);
    const { estado, cuerpo } = await pedir(puerto, "/v2/reclamos", {
      ...{ metodo: "POST", agente },
      cabeceras: { "x-api-key": config.apiKeys.public[0]!, "content-type": "application/json" },
      cuerpo: JSON.stringify({ intencion, ...hoja }),
    });
    if (estado === OCUPADO) throw new Aplazada();
    if (estado !== 201) {
      resultado.inesperadas.push(`${estado} ${cuerpo.toString()}`);
      return null;
    }
    return (JSON.parse(cuerpo.toString()) as { data: Omit<HojaDicha, "correo"> }).data;
  }

  async function presentar(intencion: string) {
    const correo = `persona-${crypto.randomUUID()}@prueba.example`;
    const hoja = unaHoja({ contacto: { domicilio: "", telefono: "", correo } });
    for (let vez = 0; Date.now() < fin; vez++) {
      try {
        const dicha = await pedirHoja(vez, intencion, hoja);
        if (!dicha) return;
        const { numero, codigo, vence } = dicha;
        alRegistrar?.(resultado.dichas.push({ correo, numero, codigo, vence }));
        return;
      } catch (error) {
        if (error instanceof Aplazada) resultado.aplazadas++;
        else if (!(error instanceof SinRespuesta)) throw error;
        else if (error.llego) resultado.repetidas++;
        await wait(Math.min(PRIMERA_PAUSA_EN_MS * 2 ** vez, ULTIMA_PAUSA_EN_MS));
      }
    }
    resultado.inesperadas.push("no answer");
  }

  await Promise.all(intenciones.map(presentar));
  agente.destroy();
  return resultado;
}

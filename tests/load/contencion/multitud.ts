import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { pedir, SinRespuesta } from "../servidores";
import type { Confirmado } from "./comprobar";
import type { HorarioEnJuego, Mundo, PersonaEnJuego } from "./mundo";

/** How the attempts ended, by what the client knows. */
export interface Cuenta {
  intentos: number;
  reservados: number;
  liberados: number;
  /** Refused because somebody else was first, or because of another rule of the product. */
  rechazos: Record<string, number>;
  /** The answer was lost with its server, and the client did not learn what happened. */
  sinSaber: number;
  /** Asked again elsewhere after an answer was lost. */
  repetidos: number;
  /** Answers that no client should ever get. */
  inesperados: Record<string, number>;
}

interface Opciones {
  mundo: Mundo;
  clientes: number;
  intentos: number;
  limiteEnMs: number;
  /** Where somebody listens right now, as far as is known. */
  puertos: () => readonly number[];
  alEmpezarIntento: (numero: number) => void;
}

interface Contestado {
  estado: number;
  data: Record<string, string>;
  codigo: string;
}

/** Of those who get a time, this part gives it back, so that the times stay fought over. */
const SE_ARREPIENTEN = 0.6;
/** The crowd wants neighbouring times at once, and moves on over all of them during the run. */
const A_LA_VEZ = 6;
const VECES_QUE_INSISTE = 20;

/** Many clients at once want the same few times: hold, then order and pay with saldo, or give it back. */
export async function soltarMultitud(
  opciones: Opciones,
): Promise<{ cuenta: Cuenta; confirmados: Confirmado[] }> {
  const { mundo, intentos, alEmpezarIntento } = opciones;
  const confirmados: Confirmado[] = [];
  const cuenta: Cuenta = {
    intentos: 0,
    reservados: 0,
    liberados: 0,
    rechazos: {},
    sinSaber: 0,
    repetidos: 0,
    inesperados: {},
  };
  const anotar = (en: Record<string, number>, que: string) => (en[que] = (en[que] ?? 0) + 1);
  const rechazado = ({ codigo }: Contestado) => {
    anotar(cuenta.rechazos, codigo);
    return false;
  };
  const azar = makeAzar(20261121);
  const fin = Date.now() + opciones.limiteEnMs;
  const agente = new Agent({ keepAlive: true, maxSockets: Infinity });

  const cliente = async () => {
    while (cuenta.intentos < intentos && Date.now() < fin) {
      const numero = cuenta.intentos++;
      alEmpezarIntento(numero);
      const persona = mundo.personas[Math.floor(azar() * mundo.personas.length)]!;
      const primero = Math.floor((numero / intentos) * mundo.horarios.length);
      const indice = Math.min(primero + Math.floor(azar() * A_LA_VEZ), mundo.horarios.length - 1);
      await intentar(persona, mundo.horarios[indice]!).catch((error: unknown) => {
        if (error instanceof SinRespuesta) cuenta.sinSaber++;
        else if (error instanceof Inesperado) anotar(cuenta.inesperados, error.message);
        else throw error;
      });
    }
  };

  const intentar = async (persona: PersonaEnJuego, horario: HorarioEnJuego) => {
    const retencion = await enviar(persona, "POST", "/v2/horarios", { ...horario });
    if (retencion.estado !== 201) return void rechazado(retencion);
    const { idHorario } = retencion.data as { idHorario: string };
    const suyo: Confirmado = { ...horario, idHorario, idPersona: persona.idPersona, estado: "retenido" };
    confirmados.push(suyo);
    if (azar() >= SE_ARREPIENTEN && (await pagar(persona, suyo))) return;
    const liberado = await enviar(persona, "DELETE", `/v2/horarios/${idHorario}`);
    if (liberado.estado !== 200) return void rechazado(liberado);
    suyo.estado = "liberado";
    cuenta.liberados++;
  };

  const pagar = async (persona: PersonaEnJuego, suyo: Confirmado): Promise<boolean> => {
    const { idHorario } = suyo;
    const pedido = await enviar(persona, "POST", "/v2/pedidos", { idHorario, aceptaTratamientoDeDatos: "1" });
    const { idPedido } = pedido.data;
    if (pedido.estado !== 201 || !idPedido) return rechazado(pedido);
    const cita = await enviar(persona, "POST", "/v2/sesiones", { idPedido });
    if (cita.estado !== 201) return rechazado(cita);
    Object.assign(suyo, { estado: "reservado", idPedido, idCita: cita.data.idCita });
    cuenta.reservados++;
    return true;
  };

  /**
   * Sends to a server chosen by chance, and when its answer is lost asks another one. A time that was held by a
   * lost answer is then refused as one's own: nobody knows its id, so it stays held until it runs out.
   */
  const enviar = async (
    { token }: PersonaEnJuego,
    metodo: string,
    ruta: string,
    cuerpo?: Record<string, string>,
  ): Promise<Contestado> => {
    for (let vez = 1; ;) {
      const puertos = opciones.puertos();
      const puerto = puertos[Math.floor(azar() * puertos.length)];
      try {
        if (puerto === undefined) throw new SinRespuesta(false);
        const { estado, cuerpo: texto } = await pedir(puerto, ruta, {
          metodo,
          agente,
          cabeceras: {
            "x-api-key": mundo.claveDeApi,
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
          },
          cuerpo: cuerpo && JSON.stringify(cuerpo),
        });
        return leer(metodo, ruta, estado, texto.toString());
      } catch (error) {
        if (!(error instanceof SinRespuesta)) throw error;
        if (Date.now() > fin) throw error;
        if (error.llego && vez++ >= VECES_QUE_INSISTE) throw error;
        if (error.llego) cuenta.repetidos++;
        await wait(20);
      }
    }
  };

  await Promise.all(Array.from({ length: opciones.clientes }, cliente));
  agente.destroy();
  return { cuenta, confirmados };
}

class Inesperado extends Error {}

function leer(metodo: string, ruta: string, estado: number, texto: string): Contestado {
  const que = `${metodo} ${ruta.split("/").slice(0, 3).join("/")} → ${estado}`;
  let sobre: { success?: boolean; data?: Record<string, string>; error?: { code: string } };
  try {
    sobre = JSON.parse(texto) as typeof sobre;
  } catch {
    throw new Inesperado(que);
  }
  const codigo = sobre.error?.code ?? "";
  if (estado !== 200 && estado !== 201 && estado !== 409) throw new Inesperado(`${que} ${codigo}`);
  return { estado, data: sobre.data ?? {}, codigo };
}

/** The same choices in every run (mulberry32); what they meet differs. */
function makeAzar(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

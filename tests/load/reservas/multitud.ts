import { Agent } from "node:http";
import { makeAzar } from "../azar";
import { SinRespuesta } from "../servidores";
import { Inesperado, makeEnviar } from "./cliente";
import { Cuaderno } from "./cuaderno";
import { makeIntentos, type Clase } from "./intentos";
import type { HorarioEnJuego, Mundo } from "./mundo";

/** Results of the attempts, as far as the clients know. */
export interface Cuenta {
  intentos: number;
  /** Attempts of each kind; the next field counts those that reached their goal. */
  tratados: Record<Clase, number>;
  logrados: Record<Clase, number>;
  /** Refusals because another client was first, or because of another rule of the product. */
  rechazos: Record<string, number>;
  /** Attempts whose answer was lost with its server, so that the client did not learn what happened. */
  sinSaber: number;
  /** Requests repeated at another server after their answer was lost. */
  repetidos: number;
  /** Answers that no client should ever get. */
  inesperados: Record<string, number>;
}

interface Opciones {
  mundo: Mundo;
  clientes: number;
  intentos: number;
  limiteEnMs: number;
  puertos: () => readonly number[];
  /** Called with a time for which its owner will not come back. */
  alAbandonar: (idHorario: string) => void;
  alEmpezarIntento: (numero: number) => void;
}

/** Neighbouring times that the clients want at once; the next number is the rounds that they make of all times. */
const A_LA_VEZ = 20;
const VUELTAS = 5;

const ninguno = (): Record<Clase, number> => ({
  reservar: 0,
  devolver: 0,
  abandonar: 0,
  cancelar: 0,
  reprogramar: 0,
});

/**
 * Kind of the next attempt. Three of ten change an existing session. The others want a time, and half of those release
 * or leave it.
 */
function claseDe(azar: number): Clase {
  if (azar < 0.15) return "cancelar";
  if (azar < 0.3) return "reprogramar";
  if (azar < 0.68) return "reservar";
  return azar < 0.86 ? "devolver" : "abandonar";
}

/** Many clients at once want the same few times, and change their minds. */
export async function soltarMultitud(opciones: Opciones): Promise<{ cuenta: Cuenta; cuaderno: Cuaderno }> {
  const { mundo, intentos, alEmpezarIntento } = opciones;
  const cuaderno = new Cuaderno();
  const cuenta: Cuenta = {
    intentos: 0,
    tratados: ninguno(),
    logrados: ninguno(),
    rechazos: {},
    sinSaber: 0,
    repetidos: 0,
    inesperados: {},
  };
  const sumar = (en: Record<string, number>, que: string) => (en[que] = (en[que] ?? 0) + 1);
  const azar = makeAzar(20261121);
  const alguno = <T>(lista: readonly T[]) => lista[Math.floor(azar() * lista.length)]!;
  const fin = Date.now() + opciones.limiteEnMs;
  const agente = new Agent({ keepAlive: true, maxSockets: Infinity });
  const porId = new Map(mundo.personas.map((persona) => [persona.idPersona, persona]));
  const { cancelar, reprogramar, ...tomar } = makeIntentos({
    enviar: makeEnviar({
      mundo,
      agente,
      azar,
      puertos: opciones.puertos,
      fin,
      alRepetir: () => cuenta.repetidos++,
    }),
    cuaderno,
    persona: (idPersona) => porId.get(idPersona)!,
    alAbandonar: opciones.alAbandonar,
    azar,
    alRechazar: (codigo) => sumar(cuenta.rechazos, codigo),
  });

  const horarioDe = (numero: number): HorarioEnJuego => {
    const { horarios } = mundo;
    const primero = Math.floor((numero / intentos) * VUELTAS * horarios.length);
    return horarios[(primero + Math.floor(azar() * A_LA_VEZ)) % horarios.length]!;
  };

  const intentar = (numero: number): [Clase, Promise<boolean>] => {
    const clase = claseDe(azar());
    const sesion = cuaderno.algunaViva(azar);
    if (clase === "cancelar" && sesion) return [clase, cancelar(sesion, azar() < 0.5)];
    if (clase === "reprogramar" && sesion) return [clase, reprogramar(sesion, horarioDe(numero))];
    const deTomar = clase === "cancelar" || clase === "reprogramar" ? "reservar" : clase;
    return [deTomar, tomar[deTomar](alguno(mundo.personas), horarioDe(numero))];
  };

  const cliente = async () => {
    while (cuenta.intentos < intentos && Date.now() < fin) {
      const numero = cuenta.intentos++;
      alEmpezarIntento(numero);
      const [clase, intento] = intentar(numero);
      sumar(cuenta.tratados, clase);
      try {
        if (await intento) sumar(cuenta.logrados, clase);
      } catch (error) {
        if (error instanceof SinRespuesta) cuenta.sinSaber++;
        else if (error instanceof Inesperado) sumar(cuenta.inesperados, error.message);
        else throw error;
      }
    }
  };

  await Promise.all(Array.from({ length: opciones.clientes }, cliente));
  agente.destroy();
  return { cuenta, cuaderno };
}

import { z } from "zod";
import { tieneDerecho } from "../../equipo/derechos/derechos";
import {
  RECHAZOS_POR_DERECHO,
  rechazoPorDerecho,
  type Miembro,
  type RechazoPorDerecho,
} from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { campoDeLinea } from "../../shared/campos";
import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { personaOculta } from "./ocultar";
import { NOMBRE_DE_PREGUNTA, preguntasDe, type Pregunta } from "./pregunta";

const BUSCAR = { derecho: "buscar-persona", uso: "ver-oculto" } as const;
const PEDIDOS = { derecho: "pedidos", uso: "ver" } as const;

/** Most persons, and most orders, of one answer. */
const MAXIMO_DE_HALLADOS = 25;
/** Persons that a colleague may see in an hour without saying why. */
export const PERSONAS_SIN_MOTIVO = 30;
const HORA_EN_MINUTOS = 60;

export const busqueda = z.object({
  texto: campoDeLinea("Escribe qué buscas")
    .min(3, "Escribe al menos 3 letras")
    .max(254, "Es demasiado largo"),
  motivo: campoDeLinea().max(200, "Escribe un motivo de 200 letras o menos").optional(),
});

export type RechazoAlBuscar = RechazoPorDerecho | "falta-motivo" | "no-se-reconoce";

export const RECHAZOS_AL_BUSCAR: Rechazos<RechazoAlBuscar> = {
  ...RECHAZOS_POR_DERECHO,
  "falta-motivo": {
    clase: "too-many",
    mensaje: `Viste más de ${PERSONAS_SIN_MOTIVO} personas en una hora. Escribe por qué buscas a otra.`,
    campo: "motivo",
  },
  "no-se-reconoce": {
    clase: "invalid",
    mensaje: "Escribe un correo, documento, teléfono, código o cupón entero.",
    campo: "texto",
  },
};

/** Persons that the member saw in the last hour. */
export function vistasEnLaHora(
  { repos, now }: Pick<Deps<"registroDeEquipo">, "repos" | "now">,
  { idCuenta }: Miembro,
) {
  return repos.registroDeEquipo.personasVistas(idCuenta, sumarMinutos(now(), -HORA_EN_MINUTOS));
}

/** The page of the search: how many persons the member saw in the last hour. */
export function makeVerBusqueda(deps: Pick<Deps<"registroDeEquipo">, "repos" | "now">) {
  return async (miembro: Miembro) => {
    const rechazo = rechazoPorDerecho(miembro, BUSCAR, deps.now());
    return rechazo ? refuse(rechazo) : done({ vistas: (await vistasEnLaHora(deps, miembro)).size });
  };
}

type ReposAlBuscar = "busquedaDeEquipo" | "registroDeEquipo";

/**
 * Finds persons and orders for a member. A code or an id gives the order itself. Each person that is found is a line of
 * the registro; a search that finds nobody is one line.
 */
export function makeBuscarParaEquipo(deps: Deps<ReposAlBuscar>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { texto, motivo }: z.output<typeof busqueda>) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, BUSCAR, now());
      if (rechazo) return refuse(rechazo);
      const vistas = await vistasEnLaHora({ repos: trx, now }, miembro);
      if (vistas.size >= PERSONAS_SIN_MOTIVO && !motivo) return refuse("falta-motivo");
      const preguntas = preguntasDe(texto);
      if (preguntas.length === 0) return refuse("no-se-reconoce");
      const hallado = await responder(trx.busquedaDeEquipo, preguntas, tieneDerecho(miembro.roles, PEDIDOS));
      const busco = {
        accion: "busco",
        objeto: preguntas.map(({ tipo }) => NOMBRE_DE_PREGUNTA[tipo]).join(", "),
        motivo: motivo || null,
      } as const;
      const lineas = hallado.personas.map(({ idPersona }) => ({ ...busco, idPersona }));
      await anotarActo({ ...deps, repos: trx }, miembro, ...(lineas.length > 0 ? lineas : [busco]));
      return done(hallado);
    });
}

/** The answers to each way of reading a text. `idPedido`: the order that a code or an id names. */
async function responder(
  busquedas: Deps<ReposAlBuscar>["repos"]["busquedaDeEquipo"],
  preguntas: readonly Pregunta[],
  conPedidos: boolean,
) {
  const personas = new Map<number, ReturnType<typeof personaOculta>>();
  const pedidos = [];
  let [idPedido, hayMas]: [string | null, boolean] = [null, false];
  for (const pregunta of preguntas) {
    if (pregunta.tipo === "cupon") {
      if (conPedidos)
        pedidos.push(...(await busquedas.pedidosConCupon(pregunta.valor, MAXIMO_DE_HALLADOS + 1)));
    } else if (["pedido", "cita", "id"].includes(pregunta.tipo)) {
      if (conPedidos) idPedido ??= await busquedas.pedido(pregunta);
    } else {
      for (const persona of await busquedas.personas(pregunta, MAXIMO_DE_HALLADOS + 1))
        personas.set(persona.idPersona, personaOculta(persona));
    }
  }
  hayMas = personas.size > MAXIMO_DE_HALLADOS || pedidos.length > MAXIMO_DE_HALLADOS;
  return {
    ...{ idPedido, hayMas },
    personas: [...personas.values()].slice(0, MAXIMO_DE_HALLADOS),
    pedidos: pedidos.slice(0, MAXIMO_DE_HALLADOS),
  };
}

import type { Rechazos } from "../../shared/rechazo";
import type { Auditar } from "../../shared/actos/auditar";
import { makeCrearSorteo } from "../../consentimientos/sorteos/crearSorteo";
import { makeFijarLista } from "../../consentimientos/sorteos/fijarLista";
import { makeCerrarSorteo, makeComprometerSorteo, makeVerGanador } from "./elegirGanador";

interface DeQue {
  operador: string;
  idSorteo: string;
}

/**
 * Acts of an operator for a draw: to announce it, to commit the seed before it closes, to publish the list, to draw the
 * winner, and to read the winner's contact data.
 */
export function makeSortear(
  deps: Parameters<typeof makeCrearSorteo>[0] &
    Parameters<typeof makeCerrarSorteo>[0] &
    Parameters<typeof makeFijarLista>[0] & { auditar: Auditar },
) {
  const { auditar } = deps;
  const crear = makeCrearSorteo(deps);
  const comprometer = makeComprometerSorteo(deps);
  const fijarLista = makeFijarLista(deps);
  const cerrar = makeCerrarSorteo(deps);
  const verGanador = makeVerGanador(deps);
  const acto = ({ operador, idSorteo }: DeQue, orden: string) => ({
    operador,
    orden,
    objeto: idSorteo,
    mueve: "nada" as const,
  });
  return {
    crear: ({ operador, sorteo }: { operador: string; sorteo: Parameters<typeof crear>[0] }) =>
      auditar(acto({ operador, idSorteo: sorteo.idSorteo }, "sorteo-crear"), () => crear(sorteo)),
    comprometer: (datos: DeQue) =>
      auditar(acto(datos, "sorteo-comprometer"), () => comprometer(datos.idSorteo)),
    lista: (datos: DeQue) => auditar(acto(datos, "sorteo-lista"), () => fijarLista(datos.idSorteo)),
    cerrar: (datos: DeQue & Parameters<typeof cerrar>[0]) =>
      auditar(acto(datos, "sorteo-cerrar"), () => cerrar(datos)),
    ganador: (datos: DeQue) => auditar(acto(datos, "sorteo-ganador"), () => verGanador(datos.idSorteo)),
  };
}

type Sortear = ReturnType<typeof makeSortear>;
export type RechazoAlSortear = Extract<Awaited<ReturnType<Sortear[keyof Sortear]>>, { ok: false }>["rechazo"];

export const RECHAZOS_AL_SORTEAR: Rechazos<RechazoAlSortear> = {
  "sorteo-no-existe": { clase: "not-found", mensaje: "No hay un sorteo con ese código." },
  "sin-organizador": {
    clase: "conflict",
    mensaje:
      "Falta quién responde por el sorteo: pon SORTEO_ORGANIZADOR y SORTEO_RUC en la configuración, y repite la orden.",
  },
  "sorteo-existe": {
    clase: "conflict",
    mensaje: "Ya hay un sorteo con ese código, y lo anunciado no cambia: usa otro código.",
  },
  "sorteo-en-el-pasado": {
    clase: "conflict",
    mensaje: "Ese sorteo empieza o cierra en el pasado. Sin «desde» se abre ahora mismo.",
  },
  "otro-sorteo": {
    clase: "conflict",
    mensaje: "Hay otro sorteo en esas fechas, y corre uno a la vez, hasta su día. Empieza después de ese:",
  },
  "sorteo-cerrado": {
    clase: "conflict",
    mensaje:
      "Ese sorteo ya cerró sus participaciones: la semilla se compromete antes, para que nadie la elija después.",
  },
  "sorteo-sin-compromiso": {
    clase: "conflict",
    mensaje: "Nadie comprometió una semilla antes del cierre de ese sorteo.",
  },
  "sorteo-comprometido": { clase: "conflict", mensaje: "Ese sorteo ya tiene una semilla comprometida." },
  "sorteo-abierto": {
    clase: "conflict",
    mensaje: "Ese sorteo todavía recibe participaciones: su lista se fija al cierre.",
  },
  "lista-sin-fijar": {
    clase: "conflict",
    mensaje:
      "La lista de ese sorteo no está fijada. La fija solo el proceso que hace los trabajos, o «sorteo lista ID»: antes de que se conozca el valor público.",
  },
  "sorteo-aun-no": { clase: "conflict", mensaje: "Todavía no llega la fecha de ese sorteo." },
  "semilla-distinta": { clase: "conflict", mensaje: "Esa no es la semilla que se comprometió." },
  "sin-participaciones": { clase: "conflict", mensaje: "Ese sorteo no tiene participaciones." },
  "sin-ganador": { clase: "conflict", mensaje: "Ese sorteo todavía no tiene su número ganador." },
  "ganador-sin-cuenta": {
    clase: "gone",
    mensaje: "Quien tenía el número ganador eliminó su cuenta: no tenemos cómo llamarle.",
  },
  "ganador-elegido": { clase: "conflict", mensaje: "Ese sorteo ya tiene su número ganador." },
};

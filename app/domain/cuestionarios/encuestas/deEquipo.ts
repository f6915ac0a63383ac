import { aLaVistaConTotal } from "../../shared/minimo";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { finDeLaUltimaSemana } from "../../shared/semanas";
import { NPS } from "./encuesta";
import { makeVerResultados, type DepsDeResultados, type ResultadosDeVersion } from "./verResultados";

const VER = { derecho: "encuestas", uso: "ver" } as const;

/** Groups of the NPS (Reichheld 2003), each with its first and last number. */
const GRUPOS_DEL_NPS = [
  ["Recomiendan (9 y 10)", 9, 10],
  ["Ni sí ni no (7 y 8)", 7, 8],
  ["No recomiendan (0 a 6)", 0, 6],
] as const;

type Veces = Readonly<Record<string, number>>;

/** Answers to a question of the NPS by their group: a number alone is often too small to be told. */
const porGrupo = (veces: Veces): Veces =>
  Object.fromEntries(
    GRUPOS_DEL_NPS.map(([nombre, desde, hasta]) => [
      nombre,
      Object.entries(veces).reduce(
        (suma, [numero, cuantas]) => (desde <= +numero && +numero <= hasta ? suma + cuantas : suma),
        0,
      ),
    ]),
  );

/**
 * Results of a version for the staff: no written answer, and nothing from which a count below five could be told. An NPS
 * and its total tell the size of each group, so that it is shown only when all of them are large enough.
 */
const aLaVistaDelEquipo = ({ version, respuestas, preguntas }: ResultadosDeVersion) => ({
  version,
  respuestas,
  preguntas: (preguntas ?? []).map(({ codPregunta, pregunta, nps, ...contada }) => {
    const veces = Object.entries(nps ? porGrupo(contada.veces ?? {}) : (contada.veces ?? {}));
    const vistas = aLaVistaConTotal(veces.map(([, cuantas]) => cuantas));
    return {
      ...{ codPregunta, pregunta, respuestas: contada.respuestas },
      conNps: nps !== null,
      nps: vistas.includes(null) ? null : nps,
      veces: veces.map(([respuesta], indice) => ({ respuesta, cuantas: vistas[indice] ?? null })),
    };
  }),
});

/**
 * Surveys, and the results of one of them, up to the end of the last week of Lima: two readings of one day tell nobody's
 * answer. Each reading is a line of the registro, because it decrypts answers.
 */
export function makeVerEncuestasDeEquipo(deps: DepsDeResultados & Deps<"encuestas" | "registroDeEquipo">) {
  const { formularios, now } = deps;
  const { ver } = makeVerResultados(deps);
  return async (miembro: Miembro, { encuesta }: { encuesta: string | undefined }) => {
    const ahora = now();
    const rechazo = rechazoPorDerecho(miembro, VER, ahora);
    if (rechazo) return refuse(rechazo);
    const encuestas = await formularios.encuestas();
    const elegida =
      encuestas.find(({ idform }) => idform === encuesta) ??
      encuestas.find(({ idform }) => idform === NPS) ??
      encuestas[0];
    const hasta = finDeLaUltimaSemana(ahora);
    if (elegida) await anotarActo(deps, miembro, { accion: "vio-encuesta", objeto: elegida.idform });
    const vistos = elegida ? await ver(elegida.idform, hasta) : null;
    return done({
      encuestas: encuestas.map(({ idform, titulo }) => ({ idform, titulo })),
      elegida: elegida ? { idform: elegida.idform, titulo: elegida.titulo } : null,
      hasta,
      versiones: vistos?.ok ? vistos.value.map(aLaVistaDelEquipo) : [],
    });
  };
}

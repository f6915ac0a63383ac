import { redirect } from "@remix-run/node";
import type { Abierto } from "~/domain/cuestionarios/leer";
import { cambioDePuntaje, resultadosDe } from "~/domain/cuestionarios/resultados";
import { diaConAnio, fechaDe, horaDe } from "~/domain/shared/fechas";
import { tendenciaDe } from "~/domain/shared/tendencia";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import type { LoaderArgs } from "~/shell/route";
import { TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";

/** Finished tests of a person, latest first. Redirects to the start of the test when there is none. */
export async function terminadosDe({ request, context }: Pick<LoaderArgs, "request" | "context">) {
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const dueno = await duenoDe({ request, context });
  const vistos = await cuestionarios.terminados({ idform, ...dueno, canal: "web" });
  if (!vistos.ok) throw redirect(TEST);
  const {
    vistos: [ultimo, ...antes],
    ilegibles,
    hayMas,
  } = vistos.value;
  if (!ultimo) throw ilegibles > 0 ? seguirEn(TEST, "respuestas-ilegibles") : redirect(TEST);
  const idPersona = "idPersona" in dueno ? dueno.idPersona : null;
  return { ultimo, antes, idPersona, deVisita: idPersona === null, ilegibles, hayMas };
}

const terminado = ({ cuestionario }: Abierto) => cuestionario.terminadoEn!;

/** Days on which tests were finished, with the hour when a day has several. */
function cuandoEntre(todos: readonly Abierto[]) {
  const dias = todos.map((cuestionario) => fechaDe(terminado(cuestionario)));
  return (cuestionario: Abierto) => {
    const dia = fechaDe(terminado(cuestionario));
    const esElUnico = dias.indexOf(dia) === dias.lastIndexOf(dia);
    return esElUnico ? diaConAnio(dia) : `${diaConAnio(dia)}, ${horaDe(terminado(cuestionario))}`;
  };
}

export async function loader({ request, context }: LoaderArgs) {
  const { ultimo, antes, deVisita, ilegibles, hayMas } = await terminadosDe({ request, context });
  const todos = [ultimo, ...antes];
  const cuando = cuandoEntre(todos);
  const resultados = resultadosDe(ultimo.form, ultimo.estado);
  const [anterior] = antes;
  // After an answer of danger no comparison is shown: that nothing changed would say too little.
  const conAntes = anterior && !resultados.alarma ? resultadosDe(anterior.form, anterior.estado) : null;
  const antesDe = (id: string) => conAntes?.dimensiones.find((otra) => otra.id === id)?.puntaje ?? null;
  const nota = ultimo.form.paginas.flatMap(({ preguntas }) => preguntas).find(({ tipo }) => tipo === "text");
  return {
    deVisita,
    ilegibles,
    hayMas,
    cuando: cuando(ultimo),
    alarma: resultados.alarma,
    enAlarma: resultados.enAlarma && {
      nombre: resultados.enAlarma.nombre,
      texto: resultados.enAlarma.texto,
    },
    general: resultados.general && {
      franja: resultados.general.franja,
      resumen: resultados.general.resumen,
    },
    dimensiones: resultados.dimensiones.map(({ id, nombre, puntaje, franja, texto }) => {
      const previo = antesDe(id);
      return {
        ...{ id, nombre, valor: puntaje, antes: previo, texto: `${franja}. ${texto}` },
        cambio: previo === null ? null : cambioDePuntaje(puntaje, previo),
      };
    }),
    anterior: anterior && conAntes && cuando(anterior),
    /** Score from which on all parts of life together go well. */
    vaBienDesde: ultimo.form.franjas.at(-1)?.desde ?? 100,
    tendencia: tendenciaDe(
      todos.map((cuestionario) => ({
        valor: resultadosDe(cuestionario.form, cuestionario.estado).general?.puntaje ?? null,
        momento: terminado(cuestionario),
      })),
    ),
    veces: todos.map((cuestionario) => ({ cuando: cuando(cuestionario), ...enUnaFila(cuestionario) })),
    nota:
      ultimo.estado.respuestas.find(({ codPregunta }) => codPregunta === nota?.cod)?.respuesta[0]?.texto ??
      null,
  };
}

function enUnaFila(cuestionario: Abierto) {
  const { dimensiones, general } = resultadosDe(cuestionario.form, cuestionario.estado);
  return {
    franja: general?.franja ?? null,
    puntajes: dimensiones.map(({ nombre, puntaje }) => ({ nombre, puntaje })),
  };
}

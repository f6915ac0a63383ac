import { redirect } from "@remix-run/node";
import type { Abierto } from "~/domain/cuestionarios/leer";
import { cambiosDePuntaje, resultadosDe } from "~/domain/cuestionarios/resultados";
import { diaConAnio, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/envio.server";
import { gananciaDeHoy } from "~/shell/ganancia.server";
import type { LoaderArgs } from "~/shell/route";
import { TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";

const NIVELES = ["bajo", "medio", "alto"] as const;

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
  const { ultimo, antes, idPersona, deVisita, ilegibles, hayMas } = await terminadosDe({ request, context });
  const todos = [ultimo, ...antes];
  const cuando = cuandoEntre(todos);
  const resultados = resultadosDe(ultimo.form, ultimo.estado);
  const [anterior] = antes;
  const previos = anterior ? resultadosDe(anterior.form, anterior.estado) : null;
  const masAlto = ultimo.form.franjas.length - 1;
  const nota = ultimo.form.paginas.flatMap(({ preguntas }) => preguntas).find(({ tipo }) => tipo === "text");
  const { uuidForm: id } = ultimo.cuestionario;
  return {
    // Beside an answer of danger nothing is a game.
    ganancia:
      idPersona === null || resultados.alarma
        ? null
        : await gananciaDeHoy(context, { idPersona, clase: "test", id, momento: terminado(ultimo) }),
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
    mejores: resultados.mejores,
    peores: resultados.peores,
    dimensiones: resultados.dimensiones.map(({ id, nombre, puntaje, nivel, franja, texto }) => ({
      ...{ id, nombre, puntaje, franja, texto },
      tono: nivel === masAlto ? NIVELES[2] : nivel === 0 ? NIVELES[0] : NIVELES[1],
      antes: previos?.dimensiones.find((dimension) => dimension.id === id)?.puntaje ?? null,
    })),
    cambios: previos ? cambiosDePuntaje(resultados, previos) : [],
    // After an answer of danger no comparison is shown: that nothing changed would say too little.
    anterior: anterior && !resultados.alarma ? cuando(anterior) : null,
    veces:
      antes.length > 0
        ? todos.map((cuestionario) => ({ cuando: cuando(cuestionario), ...enUnaFila(cuestionario) }))
        : [],
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

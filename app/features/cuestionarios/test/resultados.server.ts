import { redirect } from "@remix-run/node";
import type { Abierto } from "~/domain/cuestionarios/llenar";
import { loQueCambio, resultadosDe } from "~/domain/cuestionarios/resultados";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/ruta";
import { TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";

const NIVELES = ["bajo", "medio", "alto"] as const;

/** What somebody ended, the latest first; who has nothing to see goes to where it is begun. */
export async function terminadosDe({ request, context }: Pick<LoaderArgs, "request" | "context">) {
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const dueno = await duenoDe({ request, context });
  const deVisita = !("idPersona" in dueno);
  let todos: Abierto[];
  if (deVisita) {
    const suyo = await cuestionarios.actual(idform, dueno);
    todos = suyo?.cuestionario.terminadoEn ? [suyo] : [];
  } else {
    const vistos = await cuestionarios.terminados({ idform, ...dueno, canal: "web" });
    todos = vistos.ok ? vistos.value : [];
  }
  const [ultimo, ...antes] = todos;
  if (!ultimo) throw redirect(TEST);
  return { ultimo, antes, deVisita };
}

const cuando = ({ cuestionario }: Abierto) => diaConAnio(fechaDe(cuestionario.terminadoEn!));

export async function loader({ request, context }: LoaderArgs) {
  const { ultimo, antes, deVisita } = await terminadosDe({ request, context });
  const resultados = resultadosDe(ultimo.form, ultimo.estado);
  const [anterior] = antes;
  const previos = anterior ? resultadosDe(anterior.form, anterior.estado) : null;
  const masAlto = ultimo.form.franjas.length - 1;
  const nota = ultimo.form.paginas.flatMap(({ preguntas }) => preguntas).find(({ tipo }) => tipo === "text");
  return {
    deVisita,
    cuando: cuando(ultimo),
    alarma: resultados.alarma,
    general: resultados.general && {
      franja: resultados.general.franja,
      resumen: resultados.general.resumen,
    },
    mejor: resultados.mejor,
    peor: resultados.peor,
    dimensiones: resultados.dimensiones.map(({ id, nombre, puntaje, nivel, franja, texto }) => ({
      ...{ id, nombre, puntaje, franja, texto },
      tono: nivel === masAlto ? NIVELES[2] : nivel === 0 ? NIVELES[0] : NIVELES[1],
      antes: previos?.dimensiones.find((una) => una.id === id)?.puntaje ?? null,
    })),
    cambios: previos ? loQueCambio(resultados, previos) : [],
    anterior: anterior ? cuando(anterior) : null,
    veces: antes.length > 0 ? [ultimo, ...antes].map((uno) => enUnaFila(uno)) : [],
    nota:
      ultimo.estado.respuestas.find(({ codPregunta }) => codPregunta === nota?.cod)?.respuesta[0]?.texto ??
      null,
  };
}

function enUnaFila(uno: Abierto) {
  const { dimensiones, general } = resultadosDe(uno.form, uno.estado);
  return {
    cuando: cuando(uno),
    franja: general?.franja ?? "",
    puntajes: dimensiones.map(({ nombre, puntaje }) => ({ nombre, puntaje })),
  };
}

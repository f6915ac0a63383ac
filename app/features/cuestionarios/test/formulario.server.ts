import { redirect } from "@remix-run/node";
import {
  anterior,
  porDondeVa,
  preguntaDe,
  progreso,
  respuestaA,
  siguiente,
  type PorResponder,
} from "~/domain/cuestionarios/estado";
import {
  ANTERIOR,
  BAJAR,
  campoDePuesto,
  envioDePregunta,
  mover,
  ordenPorPuestos,
  SIGUIENTE,
  SUBIR,
} from "~/domain/cuestionarios/envios";
import type { Pregunta } from "~/domain/cuestionarios/formulario";
import type { Abierto } from "~/domain/cuestionarios/llenar";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { daAlarma } from "~/domain/cuestionarios/resultados";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { direccionDePregunta, RESULTADOS, TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";
import { aLaVista } from "./preguntaALaVista";

/** The question that an address names, of what is being filled in; or where to go instead. */
async function abrir({ request, context }: Pick<LoaderArgs, "request" | "context">) {
  const dueno = await duenoDe({ request, context });
  const idform = services.cuestionarios.idformDelTest;
  const abierto = await services.cuestionarios.actual(idform, dueno);
  if (!abierto) throw redirect(TEST);
  if (abierto.cuestionario.terminadoEn) throw redirect(RESULTADOS);
  const { form, estado } = abierto;
  const cod = new URL(request.url).searchParams.get("pregunta") ?? "";
  const pregunta = preguntaDe(form, estado, cod);
  if (!pregunta) throw redirect(direccionDePregunta(porDondeVa(estado) ?? estado.preguntas.at(-1)!));
  return { dueno, idform, abierto, pregunta };
}

export async function loader({ request, context }: LoaderArgs) {
  const { abierto, pregunta } = await abrir({ request, context });
  const { form, estado } = abierto;
  const { cod } = pregunta;
  const pagina = form.paginas.find(({ preguntas }) => preguntas.some((una) => una.cod === cod));
  const { numero, de, porcentaje } = progreso(estado, cod);
  return {
    pregunta: aLaVista(pregunta, respuestaA(estado, cod)),
    parte: pagina?.titulo ?? form.titulo,
    progreso: { numero, de, porcentaje },
    hayAnterior: anterior(estado, cod) !== null,
    esUltima: siguiente(estado, cod) === null,
    alarma: daAlarma(form, estado),
    falta: new URL(request.url).searchParams.has("falta"),
  };
}

const textosDe = (datos: FormData, campo: string) =>
  datos.getAll(campo).filter((uno): uno is string => typeof uno === "string");

/** What a form says of a question, with the order of a ranking by its buttons, by its numbers or as it was dragged. */
function loEnviado(datos: FormData, pregunta: Pregunta, intencion: string): PorResponder {
  const { cod: codPregunta, tipo } = pregunta;
  if (tipo === "number" || tipo === "text") {
    return { codPregunta, respuesta: textosDe(datos, "texto").map((texto) => ({ texto })) };
  }
  if (tipo !== "drag-drop") {
    return { codPregunta, respuesta: textosDe(datos, "respuesta").map((idRespuesta) => ({ idRespuesta })) };
  }
  const puestos = (id: string) => Number(datos.get(campoDePuesto(id)));
  const enviado = textosDe(datos, "respuesta");
  const [orden, cual] = [
    ordenPorPuestos(enviado, puestos),
    intencion.startsWith(SUBIR) || intencion.startsWith(BAJAR) ? intencion.slice(SUBIR.length) : null,
  ];
  const movido = cual === null ? orden : mover(enviado, cual, intencion.startsWith(SUBIR) ? -1 : 1);
  return {
    codPregunta,
    respuesta: movido.map((idRespuesta) => ({ idRespuesta })),
    completado: intencion === SIGUIENTE,
  };
}

export async function action({ request, context }: ActionArgs) {
  const { dueno, idform, pregunta } = await abrir({ request, context });
  const datos = await leerFormulario(request);
  const { cuestionarios } = services;
  return recibir(datos, {
    esquema: envioDePregunta,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir({ intencion }): Promise<Result<Abierto, RechazoDeCuestionario>> {
      const enviado = loEnviado(datos, pregunta, intencion);
      const hecho = await cuestionarios.responder({ idform, dueno, ...enviado });
      // Whoever goes back need not have answered: what is right is kept, and the rest is not.
      if (!hecho.ok && intencion === ANTERIOR)
        return abiertoAhora(await cuestionarios.actual(idform, dueno), hecho);
      return hecho;
    },
    async luego({ estado }, { intencion }) {
      if (intencion === ANTERIOR)
        return seguirEn(direccionDePregunta(anterior(estado, pregunta.cod) ?? pregunta.cod));
      if (intencion !== SIGUIENTE) return seguirEn(`${direccionDePregunta(pregunta.cod)}#orden`);
      const sigue = siguiente(estado, pregunta.cod);
      if (sigue) return seguirEn(direccionDePregunta(sigue));
      const falta = porDondeVa(estado);
      if (falta) return seguirEn(`${direccionDePregunta(falta)}&falta`);
      const terminado = await cuestionarios.terminar({ idform, dueno });
      return seguirEn(terminado.ok ? RESULTADOS : TEST);
    },
    salvo: (rechazo) =>
      rechazo === "sin-empezar" || rechazo === "sin-consentimiento" ? redirect(TEST) : null,
  });
}

const abiertoAhora = <N>(abierto: Abierto | null, no: N) =>
  abierto ? ({ ok: true, value: abierto } as const) : no;

import { redirect } from "@remix-run/node";
import {
  preguntaDe,
  respuestaA,
  type EstadoDeCuestionario,
  type PorResponder,
} from "~/domain/cuestionarios/estado";
import {
  ANTERIOR,
  BAJAR,
  campoDePuesto,
  envioDePregunta,
  mismoPuesto,
  mover,
  ORDENAR,
  ordenPorPuestos,
  SIGUIENTE,
  SUBIR,
} from "~/domain/cuestionarios/envios";
import type { Pregunta } from "~/domain/cuestionarios/formulario";
import { dondeSigue, enElPaso, trasLaPregunta } from "~/domain/cuestionarios/recorrido";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { rechazosDe } from "~/domain/cuestionarios/respuesta";
import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";
import { idEnvioDe } from "~/domain/shared/navegacion/bandeja";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirSesion, exigirTerminos } from "~/shell/sesion/sesion.server";
import { leerEleccion, selloDeCuestionario } from "~/shell/formularios/selloDeCuestionario.server";
import { direccionDePregunta, RESULTADOS, TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";
import { mandoTrasMover } from "./mandos";
import { aLaVista } from "./preguntaALaVista";

/** Parameter of the address that names the position to which an option was moved. */
const MOVIDA = "puesto";

/** Finds the open questionnaire, or redirects when there is none. */
async function abrir({ request, context }: Pick<LoaderArgs, "request" | "context">) {
  const dueno = await duenoDe({ request, context });
  const idform = services.cuestionarios.idformDelTest;
  const visto = await services.cuestionarios.actual(idform, dueno);
  // The first page of the test says why the questionnaire is not shown.
  if (!visto.ok || !visto.value) throw redirect(TEST);
  if (visto.value.cuestionario.terminadoEn) throw redirect(RESULTADOS);
  return { dueno, idform, ...visto.value };
}

const porDondeSigue = (estado: EstadoDeCuestionario) => direccionDePregunta(estado, dondeSigue(estado));

export async function loader({ request, context }: LoaderArgs) {
  const { form, estado } = await abrir({ request, context });
  const { searchParams } = new URL(request.url);
  const paso = enElPaso(form, estado, searchParams.get("paso"));
  if (!paso) throw redirect(porDondeSigue(estado));
  return {
    ...paso,
    cuestionario: await selloDeCuestionario.poner(estado.uuidForm),
    pregunta: aLaVista(paso.pregunta, respuestaA(estado, paso.pregunta.cod)),
    falta: searchParams.has("falta"),
    movida: Number(searchParams.get(MOVIDA)) || null,
  };
}

const textosDe = (datos: FormData, campo: string) =>
  datos.getAll(campo).filter((valor): valor is string => typeof valor === "string");

const puestoEn = (datos: FormData) => (id: string) => Number(datos.get(campoDePuesto(id)));

/** The option that a button of a ranking moves. */
const movidaPor = (intencion: string): string | null =>
  intencion.startsWith(SUBIR) || intencion.startsWith(BAJAR) ? intencion.slice(SUBIR.length) : null;

function ordenEnviado(datos: FormData, intencion: string): readonly string[] {
  const enviado = textosDe(datos, "respuesta");
  if (intencion === ORDENAR) return enviado;
  if (intencion.startsWith(SUBIR) || intencion.startsWith(BAJAR)) {
    return mover(enviado, intencion.slice(SUBIR.length), intencion.startsWith(SUBIR) ? -1 : 1);
  }
  return ordenPorPuestos(enviado, puestoEn(datos));
}

/** Reads the answer to a question in a sent form. A ranking is sorted by buttons, by numbers or by dragging. */
function leerRespuesta(datos: FormData, pregunta: Pregunta, intencion: string): PorResponder {
  const { cod: codPregunta, tipo } = pregunta;
  if (tipo === "number" || tipo === "text") {
    return { codPregunta, respuesta: textosDe(datos, "texto").map((texto) => ({ texto })) };
  }
  if (tipo !== "drag-drop") {
    return { codPregunta, respuesta: textosDe(datos, "respuesta").map((idRespuesta) => ({ idRespuesta })) };
  }
  return {
    codPregunta,
    respuesta: ordenEnviado(datos, intencion).map((idRespuesta) => ({ idRespuesta })),
    completado: intencion === SIGUIENTE,
  };
}

/** Takes the answer of a page for the questionnaire of that page, even when another one is open by now. */
export const action = buscandoPeligro(["texto"], async (args: ActionArgs) => {
  const { datos, deQuien } = await leerDeQuienSea(args.request);
  const uuidForm = (await selloDeCuestionario.leer(datos)) ?? "";
  const ayuda = (await peligra(args, datos, uuidForm)) ? seguirEn(direccionDeAyuda("test")) : null;
  try {
    if (deQuien === "ajeno") throw await envioAjeno(args.request);
    if (deQuien === "suyo") await exigirSesion(args);
    const respuesta = await guardar(args, datos, uuidForm, ayuda);
    // After a stored answer of danger the next page shows the help lines. Whatever else happens to the answer, a
    // person in danger is sent nowhere else.
    return respuesta.status === 303 ? respuesta : (ayuda ?? respuesta);
  } catch (salida) {
    if (ayuda && salida instanceof Response) return ayuda;
    throw salida;
  }
});

async function peligra(args: ActionArgs, datos: FormData, uuidForm: string): Promise<boolean> {
  const { cuestionarios } = services;
  const clave = { idform: cuestionarios.idformDelTest, dueno: await duenoDe(args), uuidForm };
  return cuestionarios.peligra(clave, [leerEleccion(datos)]);
}

async function guardar(
  { request, context }: ActionArgs,
  datos: FormData,
  uuidForm: string,
  ayuda: Response | null,
) {
  const { dueno, idform, form, estado } = await abrir({ request, context });
  // An answer of danger is stored, whatever terms its person accepted.
  if (!ayuda) await exigirTerminos({ request }, "idPersona" in dueno ? dueno : null);
  // The answer is for another questionnaire than the open one: another person may have used this browser before.
  if (uuidForm !== estado.uuidForm) throw await envioAjeno(request);
  // The question that was on the page, at whatever position it stands by now.
  const [cod = ""] = textosDe(datos, "pregunta");
  const pregunta = preguntaDe(form, estado, cod);
  if (!pregunta) throw redirect(porDondeSigue(estado));
  const { cuestionarios } = services;
  const iguales = pregunta.tipo === "drag-drop" ? mismoPuesto(pregunta.opciones, puestoEn(datos)) : null;
  return recibir(datos, {
    esquema: envioDePregunta,
    rechazos: {
      ...RECHAZOS_DE_CUESTIONARIO,
      ...rechazosDe(pregunta),
      ...(iguales !== null && { "orden-incompleto": { clase: "invalid", mensaje: iguales } }),
    },
    async pedir({ intencion }): Promise<Result<{ estado: EstadoDeCuestionario }, RechazoDeCuestionario>> {
      const enviado = leerRespuesta(datos, pregunta, intencion);
      const resultado = await cuestionarios.responder({
        ...{ idform, dueno, uuidForm, ...enviado },
        idEnvio: idEnvioDe(request),
      });
      // Going back needs no answer: a valid answer is stored, an invalid one is not.
      return !resultado.ok && intencion === ANTERIOR && !ayuda ? done({ estado }) : resultado;
    },
    async luego({ estado }, { intencion }) {
      const atras = intencion === ANTERIOR;
      if (!atras && intencion !== SIGUIENTE) {
        const idOpcion = movidaPor(intencion);
        const pagina = direccionDePregunta(estado, cod);
        if (idOpcion === null) return seguirEn(`${pagina}#orden`);
        const orden = respuestaA(estado, cod)?.respuesta ?? [];
        const puesto = orden.findIndex(({ idRespuesta }) => idRespuesta === idOpcion) + 1;
        const mando = mandoTrasMover(intencion, { puesto, de: orden.length });
        return seguirEn(`${pagina}&${MOVIDA}=${puesto}#${mando}`);
      }
      const sigue = trasLaPregunta(estado, cod, { atras });
      if (sigue) return seguirEn(`${direccionDePregunta(estado, sigue.cod)}${sigue.falta ? "&falta" : ""}`);
      const terminado = await cuestionarios.terminar({ idform, dueno, uuidForm });
      return seguirEn(terminado.ok ? RESULTADOS : TEST);
    },
    salvo: (rechazo) =>
      rechazo === "sin-empezar" || rechazo === "sin-consentimiento" ? redirect(TEST) : null,
  });
}

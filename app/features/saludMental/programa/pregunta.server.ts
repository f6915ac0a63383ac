import { redirect } from "@remix-run/node";
import { respuestaA, type EstadoDeCuestionario } from "~/domain/cuestionarios/estado";
import { ANTERIOR } from "~/domain/cuestionarios/envios";
import type { Abierto } from "~/domain/cuestionarios/leer";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { dondeSigue, enElPaso, opcionesALaVista, trasLaPregunta } from "~/domain/cuestionarios/recorrido";
import { envioDePregunta } from "~/domain/saludMental/envios";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerEleccion, selloDeCuestionario } from "~/shell/formularios/selloDeCuestionario.server";
import { direccionDePregunta, PROGRAMA, RESULTADO } from "./direcciones";
import { edicionDe } from "./edicion.server";
import { selloDe } from "./sello.server";

type Dueno = { idPersona: number };

/**
 * Redirects to the first page of the programme, which tells the state. `aviso` names the reason when nothing on that
 * page does.
 */
const alInicio = (aviso: NombreDeAviso | null) =>
  redirect(PROGRAMA, aviso ? { headers: { "set-cookie": cookieDeAvisos([aviso]) } } : undefined);

/**
 * Redirects when there is no question to show. `cerrado` means that there is one, and the first page says why it is
 * not shown.
 */
export function sinPregunta({ conCuenta, cerrado }: { conCuenta: boolean; cerrado: boolean }) {
  return alInicio(conCuenta && !cerrado ? "sin-preguntas-abiertas" : null);
}

/** Data of the page of a question, by its position. */
export async function verPregunta(request: Request, abierto: Abierto, paso: string | null) {
  const { form, estado } = abierto;
  const visto = enElPaso(form, estado, paso);
  if (!visto) throw redirect(direccionDePregunta(estado, dondeSigue(estado)));
  const { cod, texto, ayuda = "" } = visto.pregunta;
  return {
    ...visto,
    paso: "pregunta" as const,
    edicion: edicionDe(form),
    pregunta: {
      ...{ cod, texto, ayuda },
      opciones: opcionesALaVista(visto.pregunta),
      elegida: respuestaA(estado, cod)?.respuesta[0]?.idRespuesta ?? null,
    },
    cuestionario: await selloDeCuestionario.poner(estado.uuidForm),
    sello: await selloDe(request),
  };
}

/** True when a form holds an answer of danger, of any person or visitor, whatever happens to the form. */
export async function peligra(datos: FormData, persona: Dueno | null): Promise<boolean> {
  const { saludMental } = services;
  const uuidForm = (await selloDeCuestionario.leer(datos)) ?? "";
  const clave = { idform: saludMental.idform, dueno: persona ?? { visita: null }, uuidForm };
  return saludMental.peligra(clave, [leerEleccion(datos)]);
}

export async function responder(datos: FormData, persona: Dueno, idEnvio: string | undefined) {
  const { saludMental } = services;
  // A form without a valid seal belongs to no questionnaire.
  const uuidForm = (await selloDeCuestionario.leer(datos)) ?? "";
  const deQuien = { idform: saludMental.idform, dueno: persona, uuidForm };
  return recibir(datos, {
    esquema: envioDePregunta,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir({ intencion }): Promise<Result<EstadoDeCuestionario, RechazoDeCuestionario>> {
      const resultado = await saludMental.responder({ ...deQuien, idEnvio, ...leerEleccion(datos) });
      if (resultado.ok) return done(resultado.value.estado);
      if (intencion !== ANTERIOR) return resultado;
      // Going back to the question before needs no answer.
      const visto = await saludMental.actual(deQuien.idform, persona);
      return visto.ok && visto.value ? done(visto.value.estado) : resultado;
    },
    async luego(estado, { intencion, pregunta }) {
      const sigue = trasLaPregunta(estado, pregunta, { atras: intencion === ANTERIOR });
      if (sigue) return seguirEn(direccionDePregunta(estado, sigue.cod));
      const terminado = await saludMental.terminar(deQuien);
      return seguirEn(terminado.ok ? RESULTADO : PROGRAMA);
    },
    salvo(rechazo) {
      const aviso = DE_ANTES[rechazo];
      return aviso === undefined ? null : alInicio(aviso);
    },
  });
}

/** Refusals because the page belongs to a questionnaire that is gone or has changed, with the notice for each. */
const DE_ANTES: Partial<Record<RechazoDeCuestionario, NombreDeAviso | null>> = {
  "sin-empezar": "sin-preguntas-abiertas",
  "ya-terminado": "sin-preguntas-abiertas",
  // No notice is needed, because the first page asks for the consent.
  "sin-consentimiento": null,
  "pregunta-no-esta": "pagina-de-otras-preguntas",
  "otro-cuestionario": "pagina-de-otras-preguntas",
};

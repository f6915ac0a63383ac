import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { campoDeRespuesta, ENVIAR, NO_PREGUNTAR } from "~/domain/cuestionarios/envios";
import {
  RECHAZOS_DE_ENCUESTA,
  RECHAZOS_DE_VISITA,
  type RechazoDeEncuesta,
} from "~/domain/cuestionarios/encuestas/encuesta";
import { preguntasDe, type Formulario, type Pregunta } from "~/domain/cuestionarios/formulario";
import { leerRespuesta, rechazosDe, type Elegido } from "~/domain/cuestionarios/respuesta";
import { DIAS_QUE_ESPERA } from "~/domain/shared/navegacion/bandeja";
import { httpDe } from "~/domain/shared/rechazo";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { duenoDeEnvio } from "~/shell/formularios/duenoDeEnvio.server";
import { rechazarEnvio, recibir, seguirEn } from "~/shell/formularios/envio.server";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import { noExiste, responder } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import {
  aLosTerminos,
  exigirSesion,
  exigirTerminos,
  faltanTerminos,
  quienEs,
} from "~/shell/sesion/sesion.server";
import { aLaVista } from "../bienestar/preguntaALaVista";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/** Signed outcome of a survey in the address: nobody can write an address that claims something that did not happen. */
const GRACIAS = "gracias";
const gracias = z.object({ idform: campoExacto(80), hecho: z.enum([ENVIAR, NO_PREGUNTAR]) });
type Gracias = z.output<typeof gracias>;

const agradecer = (agradecimiento: Gracias): Promise<string> =>
  services.cuentas.sello.sellar(GRACIAS, agradecimiento, UN_DIA_EN_SEGUNDOS);

async function leerIntencion(
  idform: string,
  searchParams: URLSearchParams,
): Promise<Gracias["hecho"] | null> {
  const sellado = searchParams.get(GRACIAS);
  const abierto = sellado === null ? null : await services.cuentas.sello.abrir(GRACIAS, sellado, gracias);
  return abierto?.idform === idform ? abierto.hecho : null;
}

/** The survey answered in this browser without an account, so that it is not asked again. */
const deVisita = makeGalleta("encuesta", UN_DIA_EN_SEGUNDOS, { hastaCerrar: true });
const enLaGalleta = ({ idform, version }: Formulario) => `${idform}:${version}`;
/** Parameter that asks for a new form, for a visitor who answers again or shares the browser. */
const OTRA_VEZ = "otra";

/** Finds the person or visitor who answers, and the survey in the state that they may see. */
async function abrir({ request, context, params }: LoaderArgs) {
  const { cuestionarios } = services;
  const { pathname, search, searchParams } = new URL(request.url);
  const llave = searchParams.get("llave");
  const idInvitacion = llave === null ? null : cuestionarios.idInvitacionDeLlave(llave);
  if (llave !== null && idInvitacion === null) throw noExiste();
  const persona = await quienEs({ request, context });
  const encuestado = { idPersona: persona?.idPersona ?? null, idInvitacion };
  const idform = params.id ?? "";
  return {
    persona,
    encuestado,
    idform,
    pathname,
    search,
    searchParams,
    encuesta: await cuestionarios.encuestas.abrir(idform, encuestado),
  };
}

export async function loader(args: LoaderArgs) {
  const { encuesta, idform, persona, pathname, encuestado, searchParams } = await abrir(args);
  const intencion = await leerIntencion(idform, searchParams);
  if (intencion) return responder({ estado: intencion, id: idform, titulo: "Gracias" }, 200);
  if (!encuesta) throw noExiste();
  const enEsteNavegador =
    encuestado.idPersona === null &&
    encuesta.invitacion === null &&
    !searchParams.has(OTRA_VEZ) &&
    (await deVisita.leer(args.request)) === enLaGalleta(encuesta.form);
  if (encuesta.estado === "respondida" || enEsteNavegador) {
    const otraVez = enEsteNavegador ? `?${OTRA_VEZ}` : null;
    return responder({ estado: "antes" as const, otraVez, titulo: "Gracias" }, 200);
  }
  if (encuesta.estado === "cerrada") {
    const cerrada = RECHAZOS_DE_ENCUESTA["encuesta-cerrada"];
    return responder({ estado: "cerrada" as const, titulo: cerrada.mensaje }, httpDe(cerrada));
  }
  const { form, invitacion } = encuesta;
  // The terms are accepted before the questions, so that no answer is lost.
  if (persona && invitacion === null && (await faltanTerminos(persona.idPersona))) {
    const { titulo } = form;
    return responder({ estado: "terminos" as const, titulo, hrefDeTerminos: aLosTerminos(pathname) }, 200);
  }
  const preguntas = {
    estado: null,
    id: idform,
    titulo: form.titulo,
    minutos: form.minutos,
    idEnvio: crypto.randomUUID(),
    /**
     * Signed owner of the answers, valid also when they are sent after waiting. A visitor's page has none: it is the
     * same for all.
     */
    sello:
      encuestado.idPersona === null
        ? null
        : {
            name: duenoDeEnvio.campo,
            value: await duenoDeEnvio.sellar(args.request, DIAS_QUE_ESPERA * UN_DIA_EN_SEGUNDOS),
          },
    /** Reason of the invitation to the survey, for a person who may not want further ones. */
    porque: invitacion && (await services.cuestionarios.encuestas.porque(invitacion)),
    partes: form.paginas.map(({ titulo, preguntas }) => ({
      titulo,
      preguntas: preguntas.map((pregunta) => aLaVista(pregunta, null)),
    })),
  };
  return responder(preguntas, 200);
}

/** Reads the answer to one question from a sent form of a survey. */
function enviadaPara({ cod, tipo }: Pregunta, datos: FormData): Partial<Elegido>[] {
  const valores = datos
    .getAll(campoDeRespuesta(cod))
    .filter((valor): valor is string => typeof valor === "string");
  return tipo === "number" || tipo === "text"
    ? valores.map((texto) => ({ texto }))
    : valores.filter(Boolean).map((idRespuesta) => ({ idRespuesta }));
}

/** Schema of a survey's form, which gives each question the error of its answer. */
const esquemaDe = (form: Formulario, datos: FormData) =>
  z
    .object({
      intencion: z.enum([ENVIAR, NO_PREGUNTAR], "Elige qué quieres hacer"),
      idEnvio: z.uuid("Vuelve a cargar la página y envíala de nuevo"),
    })
    .superRefine(({ intencion }, ctx) => {
      if (intencion === NO_PREGUNTAR) return;
      for (const pregunta of preguntasDe(form)) {
        const leida = leerRespuesta(pregunta, enviadaPara(pregunta, datos));
        if (leida.ok) continue;
        const { mensaje: message } = rechazosDe(pregunta)[leida.rechazo];
        ctx.addIssue({ code: "custom", path: ["respuestas", pregunta.cod], message });
      }
    });

export const action = buscandoPeligro([campoDeRespuesta("*")], async (args: ActionArgs) => {
  const { request } = args;
  const { persona, encuestado, idform, pathname, search, encuesta } = await abrir(args);
  if (!encuesta) throw noExiste();
  const { datos, deQuien } = await leerDeQuienSea(request);
  if (deQuien === "ajeno") throw await envioAjeno(request);
  if (encuesta.invitacion === null) {
    if (deQuien === "suyo") await exigirSesion(args);
    await exigirTerminos({ request }, persona);
  }
  const { form } = encuesta;
  // An answer by invitation belongs to the person who got the mail, whoever is signed in here. A visitor's answer
  // belongs to the person who signed in since only if they say so. Each page of a person names its owner.
  if (persona && encuesta.invitacion === null && deQuien !== "suyo") {
    return rechazarEnvio(datos, esquemaDe(form, datos), RECHAZOS_DE_VISITA, "respondida-de-visita");
  }
  const { encuestas } = services.cuestionarios;
  async function alFinal(intencion: Gracias["hecho"]) {
    const headers = new Headers();
    if (encuestado.idPersona === null && encuesta?.invitacion === null)
      headers.append("set-cookie", await deVisita.poner(request, enLaGalleta(form)));
    const sellado = new URLSearchParams({ [GRACIAS]: await agradecer({ idform, hecho: intencion }) });
    return seguirEn(`${pathname}?${sellado}`, undefined, headers);
  }
  return recibir(datos, {
    esquema: esquemaDe(form, datos),
    rechazos: RECHAZOS_DE_ENCUESTA,
    async pedir({
      intencion,
      idEnvio,
    }): Promise<Result<"de-antes" | "de-ahora", RechazoDeEncuesta, unknown>> {
      if (intencion === NO_PREGUNTAR) {
        const resultado = await encuestas.noPreguntar(encuestado);
        return resultado.ok ? done("de-ahora") : resultado;
      }
      const respuesta = await encuestas.responder({
        ...{ idform, quien: encuestado, idEnvio, red: args.context.red ?? "" },
        respuestas: preguntasDe(form).map((pregunta) => ({
          codPregunta: pregunta.cod,
          respuesta: enviadaPara(pregunta, datos),
        })),
      });
      // A form that is sent twice counts once.
      if (respuesta.ok) return done("de-ahora");
      return respuesta.rechazo === "ya-respondida" ? done("de-antes") : respuesta;
    },
    luego: (cuando, { intencion }) =>
      // The link of a mail must not reveal whether these answers equal the stored ones: the page only says that there
      // are some.
      cuando === "de-antes" && encuestado.idPersona === null && encuestado.idInvitacion !== null
        ? seguirEn(pathname + search)
        : alFinal(intencion),
  });
});

import { z } from "zod";
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
import { duenoDeEnvio } from "~/shell/duenoDeEnvio.server";
import { rechazarEnvio, recibir, seguirEn } from "~/shell/envio.server";
import { makeGalleta } from "~/shell/galleta.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formulario.server";
import { leyendoLoEscrito } from "~/shell/loEscrito.server";
import { noExiste, responder } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { aLosTerminos, exigirSesion, exigirTerminos, faltanTerminos, quienEs } from "~/shell/sesion.server";
import { aLaVista } from "../test/preguntaALaVista";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/** What was done of a survey, signed: an address that anybody can write says nothing that did not happen. */
const GRACIAS = "gracias";
const gracias = z.object({ idform: z.string(), hecho: z.enum([ENVIAR, NO_PREGUNTAR]) });
type Gracias = z.output<typeof gracias>;

const agradecer = (hecho: Gracias): Promise<string> =>
  services.cuentas.sello.sellar(GRACIAS, hecho, UN_DIA_EN_SEGUNDOS);

async function loHecho(idform: string, searchParams: URLSearchParams): Promise<Gracias["hecho"] | null> {
  const sellado = searchParams.get(GRACIAS);
  const abierto = sellado === null ? null : await services.cuentas.sello.abrir(GRACIAS, sellado, gracias);
  return abierto?.idform === idform ? abierto.hecho : null;
}

/** Which survey was answered in this browser without an account, so that it is not asked as if it had not been. */
const deVisita = makeGalleta("encuesta", UN_DIA_EN_SEGUNDOS, { hastaCerrar: true });
const enLaGalleta = ({ idform, version }: Formulario) => `${idform}:${version}`;
/** What a visitor asks for who answers once more, or is somebody else at the same browser. */
const OTRA_VEZ = "otra";

/** Who answers, and the survey as it can be answered by them. */
async function abrir({ request, context, params }: LoaderArgs) {
  const { cuestionarios } = services;
  const { pathname, search, searchParams } = new URL(request.url);
  const llave = searchParams.get("llave");
  const idInvitacion = llave === null ? null : cuestionarios.idInvitacionDeLlave(llave);
  if (llave !== null && idInvitacion === null) throw noExiste();
  const persona = await quienEs({ request, context });
  const quien = { idPersona: persona?.idPersona ?? null, idInvitacion };
  const idform = params.id ?? "";
  return {
    persona,
    quien,
    idform,
    pathname,
    search,
    searchParams,
    encuesta: await cuestionarios.encuestas.abrir(idform, quien),
  };
}

export async function loader(args: LoaderArgs) {
  const { encuesta, idform, persona, pathname, quien, searchParams } = await abrir(args);
  const hecho = await loHecho(idform, searchParams);
  if (hecho) return responder({ hecho, id: idform, titulo: "Gracias" }, 200);
  if (!encuesta) throw noExiste();
  const enEsteNavegador =
    quien.idPersona === null &&
    encuesta.invitacion === null &&
    !searchParams.has(OTRA_VEZ) &&
    (await deVisita.leer(args.request)) === enLaGalleta(encuesta.form);
  if (encuesta.estado === "respondida" || enEsteNavegador) {
    const otraVez = enEsteNavegador ? `?${OTRA_VEZ}` : null;
    return responder({ hecho: "antes" as const, otraVez, titulo: "Gracias" }, 200);
  }
  if (encuesta.estado === "cerrada") {
    const cerrada = RECHAZOS_DE_ENCUESTA["encuesta-cerrada"];
    return responder({ hecho: "cerrada" as const, titulo: cerrada.mensaje }, httpDe(cerrada));
  }
  const { form, invitacion } = encuesta;
  // Before they write: nothing of it is lost.
  if (persona && invitacion === null && (await faltanTerminos(persona.idPersona))) {
    const { titulo } = form;
    return responder({ hecho: "terminos" as const, titulo, hrefDeTerminos: aLosTerminos(pathname) }, 200);
  }
  const preguntas = {
    hecho: null,
    id: idform,
    titulo: form.titulo,
    minutos: form.minutos,
    idEnvio: crypto.randomUUID(),
    /** What is sent, now or after it waited, is of whoever answered it. A visitor's page is the same for all. */
    sello:
      quien.idPersona === null
        ? null
        : {
            name: duenoDeEnvio.campo,
            value: await duenoDeEnvio.sellar(args.request, DIAS_QUE_ESPERA * UN_DIA_EN_SEGUNDOS),
          },
    /** Of somebody who was asked, and may want not to be. */
    porque: invitacion && (await services.cuestionarios.encuestas.porque(invitacion)),
    partes: form.paginas.map(({ titulo, preguntas }) => ({
      titulo,
      preguntas: preguntas.map((una) => aLaVista(una, null)),
    })),
  };
  return responder(preguntas, 200);
}

/** What a form says of a question. */
function enviadaPara({ cod, tipo }: Pregunta, datos: FormData): Partial<Elegido>[] {
  const valores = datos.getAll(campoDeRespuesta(cod)).filter((uno): uno is string => typeof uno === "string");
  return tipo === "number" || tipo === "text"
    ? valores.map((texto) => ({ texto }))
    : valores.filter(Boolean).map((idRespuesta) => ({ idRespuesta }));
}

/** Says beside each question what is wrong with its answer. */
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

export const action = leyendoLoEscrito([campoDeRespuesta("*")], async (args: ActionArgs) => {
  const { request } = args;
  const { persona, quien, idform, pathname, search, encuesta } = await abrir(args);
  if (!encuesta) throw noExiste();
  const { datos, deQuien } = await leerDeQuienSea(request);
  if (deQuien === "ajeno") throw await envioAjeno(request);
  if (encuesta.invitacion === null) {
    if (deQuien === "suyo") await exigirSesion(args);
    await exigirTerminos({ request }, persona);
  }
  const { form } = encuesta;
  // What a mail asked for is of whoever it was sent to, whoever is signed in here. All else that a visitor wrote is
  // theirs who signed in since only if they say so: each page of a person says whose it is.
  if (persona && encuesta.invitacion === null && deQuien !== "suyo") {
    return rechazarEnvio(datos, esquemaDe(form, datos), RECHAZOS_DE_VISITA, "respondida-de-visita");
  }
  const { encuestas } = services.cuestionarios;
  async function alFinal(hecho: Gracias["hecho"]) {
    const headers = new Headers();
    if (quien.idPersona === null && encuesta?.invitacion === null)
      headers.append("set-cookie", await deVisita.poner(request, enLaGalleta(form)));
    const sellado = new URLSearchParams({ [GRACIAS]: await agradecer({ idform, hecho }) });
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
        const hecho = await encuestas.noPreguntar(quien);
        return hecho.ok ? done("de-ahora") : hecho;
      }
      const hecho = await encuestas.responder({
        ...{ idform, quien, idEnvio, red: args.context.red ?? "" },
        respuestas: preguntasDe(form).map((una) => ({
          codPregunta: una.cod,
          respuesta: enviadaPara(una, datos),
        })),
      });
      // Sent twice is sent once.
      if (hecho.ok) return done("de-ahora");
      return hecho.rechazo === "ya-respondida" ? done("de-antes") : hecho;
    },
    luego: (cuando, { intencion }) =>
      // The link alone is not told whether these answers are the kept ones: its page says that there are some.
      cuando === "de-antes" && quien.idPersona === null && quien.idInvitacion !== null
        ? seguirEn(pathname + search)
        : alFinal(intencion),
  });
});

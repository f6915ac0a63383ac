import { makePermitirSinSesion } from "../../shared/intentos/sinSesion";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { sumarMinutos } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Respuesta } from "../estado";
import { cerrar, sonLasGuardadas, type Arca, type DeQuien } from "../guardado";
import type { Formulario } from "../formulario";
import type { Formularios } from "../repositorio";
import type { Elegido } from "../respuesta";
import type { PasaPorAlgoDelicado } from "./delicado";
import { leerTodas, NPS, porqueSePregunta, type MalRespondida, type RechazoDeEncuesta } from "./encuesta";
import { DIAS_PARA_RESPONDER } from "./invitar";
import type { Invitacion } from "./repositorio";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Daily limit of survey answers from one network address without a sign-in. */
export const RESPUESTAS_SIN_SESION = { de: "encuestas-sin-sesion", porDia: 20 };

/** The person who answers a survey: signed in, with the link of a mail, or a visitor. */
export interface QuienResponde {
  idPersona: number | null;
  /** Id of the invitation in the link of a mail; null without one. */
  idInvitacion: string | null;
}

export interface DepsDeEncuestas extends Deps<
  "encuestas" | "formulariosFijados" | "intentos" | "preferencias"
> {
  formularios: Formularios;
  arca: Arca;
  huella: (texto: string) => string;
  pasaPorAlgoDelicado: PasaPorAlgoDelicado;
}

interface Encuesta {
  form: Formulario;
  huella: string;
  /** Invitation to the survey; null when the person opened the survey by themselves. */
  invitacion: Invitacion | null;
  /**
   * State of a survey for one person. `respondida`: they answered, which an account does once. `cerrada`: the
   * invitation waited too long, or the person is in a hard time.
   */
  estado: "abierta" | "respondida" | "cerrada";
}

export function makeEncuestas(deps: DepsDeEncuestas) {
  const { repos, transaccion, now, formularios, arca, huella, pasaPorAlgoDelicado } = deps;
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella }, RESPUESTAS_SIN_SESION);

  /**
   * Invitation to a survey by the link of a mail, or the last one of the signed-in person. Null when neither exists,
   * or the link is another person's.
   */
  async function invitacionDe({ idPersona, idInvitacion }: QuienResponde, idform: string) {
    if (idInvitacion === null) return idPersona === null ? null : repos.encuestas.ultima(idPersona, idform);
    const invitacion = await repos.encuestas.invitacion(idInvitacion);
    const vale = invitacion?.idform === idform && invitacion.estado !== "omitida";
    // The link of a mail works for any holder, unless another person than the invited one is signed in.
    return vale && (idPersona === null || idPersona === invitacion.idPersona) ? invitacion : null;
  }

  /**
   * State of a survey for one person. A link without a sign-in reveals whether it is too old or answered, but never
   * that the person is in a hard time.
   */
  async function estadoDe(
    { idPersona, estado, creadaEn }: Invitacion,
    encuestado: QuienResponde,
  ): Promise<Encuesta["estado"]> {
    if (estado === "respondida") return "respondida";
    if (creadaEn < sumarMinutos(now(), -DIAS_PARA_RESPONDER * UN_DIA_EN_MINUTOS)) return "cerrada";
    return encuestado.idPersona !== null && (await pasaPorAlgoDelicado(idPersona)) ? "cerrada" : "abierta";
  }

  /** Opens a survey for a person; null when the survey does not exist, or is not for them. */
  async function abrir(idform: string, encuestado: QuienResponde): Promise<Encuesta | null> {
    const vigente = await formularios.vigente(idform);
    if (vigente?.form.clase !== "encuesta") return null;
    if (idform !== NPS) {
      const { idPersona } = encuestado;
      const respondida =
        idPersona !== null && (await repos.encuestas.respondio(idPersona, idform, vigente.form.version));
      return { ...vigente, invitacion: null, estado: respondida ? "respondida" : "abierta" };
    }
    const invitacion = await invitacionDe(encuestado, idform);
    return invitacion && { ...vigente, invitacion, estado: await estadoDe(invitacion, encuestado) };
  }

  /**
   * Chooses the refusal of a second answer to a survey. Only the signed-in person learns whether the stored answers
   * differ: otherwise the holder of the link could find them out by guessing.
   */
  async function yaHay(
    { encuestas }: Repos<"encuestas">,
    encuestado: QuienResponde,
    de: DeQuien,
    respuestas: Respuesta[] | null,
  ) {
    if (encuestado.idPersona === null && encuestado.idInvitacion !== null) return "ya-respondida";
    const guardada = await encuestas.porId(de.uuidForm);
    if (!guardada) return "ya-respondida";
    const { respuestasCerradas, idform, idPersona } = guardada;
    const esSuya = idform === de.idform && idPersona === de.idPersona;
    const es =
      esSuya && respuestas !== null && sonLasGuardadas(arca, { ...de, respuestasCerradas }, respuestas);
    return es === false ? "otras-respuestas" : "ya-respondida";
  }

  return {
    abrir,

    async porque({ disparador, idPersona }: Pick<Invitacion, "disparador" | "idPersona">): Promise<string> {
      return porqueSePregunta(disparador, await quiereDiscrecion(repos, idPersona));
    },

    /** Stores all answers to a survey once, or none of them. */
    async responder(entrada: {
      idform: string;
      quien: QuienResponde;
      /** Id of the form, made with its page: a form that is sent twice is stored once. */
      idEnvio: string;
      red: string;
      respuestas: readonly { codPregunta: string; respuesta: readonly Partial<Elegido>[] }[];
    }): Promise<Result<undefined, RechazoDeEncuesta, readonly MalRespondida[] | undefined>> {
      const { idform, quien: encuestado, idEnvio, red, respuestas } = entrada;
      const encuesta = await abrir(idform, encuestado);
      if (!encuesta) return refuse("encuesta-no-existe");
      const { form, invitacion } = encuesta;
      if (encuesta.estado === "cerrada") return refuse("encuesta-cerrada");
      const leidas = leerTodas(form, respuestas);
      const idPersona = invitacion?.idPersona ?? encuestado.idPersona;
      const de = { uuidForm: invitacion?.idInvitacion ?? idEnvio, idform, idPersona };
      if (encuesta.estado === "respondida")
        return refuse(await yaHay(repos, encuestado, de, leidas.ok ? leidas.value : null));
      if (!leidas.ok) return leidas;
      if (idPersona === null && !(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      return transaccion(async (trx): Promise<Result<undefined, RechazoDeEncuesta>> => {
        const ahora = now();
        if (invitacion && !(await trx.encuestas.usar(invitacion.idInvitacion, ahora)))
          return refuse(await yaHay(trx, encuestado, de, leidas.value));
        await trx.formulariosFijados.fijar(form, encuesta.huella, ahora);
        const anotada = await trx.encuestas.anotar({
          ...{ idRespuesta: de.uuidForm, idform, version: form.version, idPersona, creadaEn: ahora },
          disparador: invitacion?.disparador ?? null,
          respuestasCerradas: cerrar(arca, de, { respuestas: leidas.value }),
        });
        return anotada ? done(undefined) : refuse(await yaHay(trx, encuestado, de, leidas.value));
      });
    },

    /** Stops surveys to the person who was invited. */
    async noPreguntar(encuestado: QuienResponde): Promise<Result<undefined, "encuesta-no-existe">> {
      const invitacion = await invitacionDe(encuestado, NPS);
      if (!invitacion) return refuse("encuesta-no-existe");
      return transaccion(async (trx): Promise<Result<undefined, "encuesta-no-existe">> => {
        await trx.encuestas.noPreguntar(invitacion.idPersona, now());
        return done(undefined);
      });
    },
  };
}

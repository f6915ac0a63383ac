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

/** Of one address: whoever answers without a session counts as much as who has one. */
export const RESPUESTAS_SIN_SESION = { de: "encuestas-sin-sesion", porDia: 20 };

/** Who answers: a person, who may come with the link of a mail instead of a session, or a visitor. */
export interface QuienResponde {
  idPersona: number | null;
  /** What the link of their mail names. */
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
  /** What they were asked after; null in a survey that is open to all. */
  invitacion: Invitacion | null;
  /** `respondida`: whoever has an account answers once. `cerrada`: it waited for too long, or, of whoever is signed in, now is no moment to ask. */
  estado: "abierta" | "respondida" | "cerrada";
}

export function makeEncuestas(deps: DepsDeEncuestas) {
  const { repos, transaccion, now, formularios, arca, huella, pasaPorAlgoDelicado } = deps;
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella }, RESPUESTAS_SIN_SESION);

  /** By the link of a mail, or the last one of whoever is signed in. Null where nobody was asked, or another. */
  async function invitacionDe({ idPersona, idInvitacion }: QuienResponde, idform: string) {
    if (idInvitacion === null) return idPersona === null ? null : repos.encuestas.ultima(idPersona, idform);
    const suya = await repos.encuestas.invitacion(idInvitacion);
    const vale = suya?.idform === idform && suya.estado !== "omitida";
    // A link is good for whoever holds it, unless somebody else is signed in.
    return vale && (idPersona === null || idPersona === suya.idPersona) ? suya : null;
  }

  /** Whoever holds a link alone learns of its age and its answer, and never how somebody is by asking it again. */
  async function estadoDe(
    { idPersona, estado, creadaEn }: Invitacion,
    quien: QuienResponde,
  ): Promise<Encuesta["estado"]> {
    if (estado === "respondida") return "respondida";
    if (creadaEn < sumarMinutos(now(), -DIAS_PARA_RESPONDER * UN_DIA_EN_MINUTOS)) return "cerrada";
    return quien.idPersona !== null && (await pasaPorAlgoDelicado(idPersona)) ? "cerrada" : "abierta";
  }

  /** The survey as it stands for them; null for what is none, or is not asked of them. */
  async function abrir(idform: string, quien: QuienResponde): Promise<Encuesta | null> {
    const vigente = await formularios.vigente(idform);
    if (vigente?.form.clase !== "encuesta") return null;
    if (idform !== NPS) {
      const { idPersona } = quien;
      const respondida =
        idPersona !== null && (await repos.encuestas.respondio(idPersona, idform, vigente.form.version));
      return { ...vigente, invitacion: null, estado: respondida ? "respondida" : "abierta" };
    }
    const invitacion = await invitacionDe(quien, idform);
    return invitacion && { ...vigente, invitacion, estado: await estadoDe(invitacion, quien) };
  }

  /**
   * Names the refusal of a second answer. Tells other answers apart for their own person alone: the link of a mail
   * would otherwise say, guess by guess, what was answered.
   */
  async function yaHay(
    { encuestas }: Repos<"encuestas">,
    quien: QuienResponde,
    de: DeQuien,
    respuestas: Respuesta[] | null,
  ) {
    if (quien.idPersona === null && quien.idInvitacion !== null) return "ya-respondida";
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

    /** Kept once, whole or not at all. */
    async responder(entrada: {
      idform: string;
      quien: QuienResponde;
      /** Made with the page, so that a page that is sent twice is kept once. */
      idEnvio: string;
      red: string;
      respuestas: readonly { codPregunta: string; respuesta: readonly Partial<Elegido>[] }[];
    }): Promise<Result<undefined, RechazoDeEncuesta, readonly MalRespondida[] | undefined>> {
      const { idform, quien, idEnvio, red, respuestas } = entrada;
      const encuesta = await abrir(idform, quien);
      if (!encuesta) return refuse("encuesta-no-existe");
      const { form, invitacion } = encuesta;
      if (encuesta.estado === "cerrada") return refuse("encuesta-cerrada");
      const leidas = leerTodas(form, respuestas);
      const idPersona = invitacion?.idPersona ?? quien.idPersona;
      const de = { uuidForm: invitacion?.idInvitacion ?? idEnvio, idform, idPersona };
      if (encuesta.estado === "respondida")
        return refuse(await yaHay(repos, quien, de, leidas.ok ? leidas.value : null));
      if (!leidas.ok) return leidas;
      if (idPersona === null && !(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      return transaccion(async (trx): Promise<Result<undefined, RechazoDeEncuesta>> => {
        const ahora = now();
        if (invitacion && !(await trx.encuestas.usar(invitacion.idInvitacion, ahora)))
          return refuse(await yaHay(trx, quien, de, leidas.value));
        await trx.formulariosFijados.fijar(form, encuesta.huella, ahora);
        const anotada = await trx.encuestas.anotar({
          ...{ idRespuesta: de.uuidForm, idform, version: form.version, idPersona, creadaEn: ahora },
          disparador: invitacion?.disparador ?? null,
          respuestasCerradas: cerrar(arca, de, { respuestas: leidas.value }),
        });
        return anotada ? done(undefined) : refuse(await yaHay(trx, quien, de, leidas.value));
      });
    },

    /** Whoever was asked says that they do not want to be asked any more. */
    async noPreguntar(quien: QuienResponde): Promise<Result<undefined, "encuesta-no-existe">> {
      const invitacion = await invitacionDe(quien, NPS);
      if (!invitacion) return refuse("encuesta-no-existe");
      return transaccion(async (trx): Promise<Result<undefined, "encuesta-no-existe">> => {
        await trx.encuestas.noPreguntar(invitacion.idPersona, now());
        return done(undefined);
      });
    },
  };
}

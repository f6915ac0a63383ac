import { valor, type Mundo } from "../../support/servicios";
import { vigente } from "../../support/politicas";
import { DATOS_DEL_ESCANER, DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import { cuerpo, type Peticiones, type Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  /** Begins a test for a person who consented to the use of their answers. */
  const conTest: Preparar = async ({ idPersona, parametros: { idform } }) => {
    const consentimiento = { canal: "api", idSolicitud: "" } as const;
    const empezado = { idform, dueno: { idPersona }, red: "203.0.113.7", consentimiento };
    valor(await mundo.servicios.cuestionarios.empezar(empezado));
    return {};
  };

  /** Begins a test and answers its first question. */
  const conRespuesta: Preparar = async (de) => {
    await conTest(de);
    const { idform } = de.parametros;
    const abierto = valor(await mundo.servicios.cuestionarios.actual(idform, { idPersona: de.idPersona }));
    const { uuidForm } = abierto!.estado;
    return { cuerpo: { uuidForm, respuesta: [{ idRespuesta: "7" }] } };
  };

  /** Survey that is open to everybody, and its answers. */
  const laEncuesta: Preparar = ({ parametros }) => {
    parametros.id = "el-sitio";
    return {};
  };

  const conEncuesta: Preparar = ({ parametros }) => {
    parametros.id = "el-sitio";
    const de = (codPregunta: string, idRespuesta: string) => ({ codPregunta, respuesta: [{ idRespuesta }] });
    const dadas = [de("encontrar", "si"), de("facilidad", "4"), de("desde-donde", "celular")];
    return { cuerpo: { idEnvio: crypto.randomUUID(), respuestas: dadas } };
  };

  /** Invites a person to a survey after their session. */
  const conInvitacion: Preparar = async ({ idPersona, parametros: { idPedido: idInvitacion } }) => {
    await mundo.db
      .insertInto("invitaciones_de_encuesta")
      .values({
        ...{ id_invitacion: idInvitacion, id_persona: idPersona, idform: "nps", disparador: "sesion" },
        ...{ referencia: idInvitacion, estado: "abierta", respondida_en: null },
        creada_en: mundo.reloj.ahora.toISOString(),
      })
      .execute();
    const respuestas = [{ codPregunta: "recomendar", respuesta: [{ idRespuesta: "9" }] }];
    return { cuerpo: { idInvitacion, respuestas } };
  };

  return {
    "get /cuestionarios/{idform}/perfil": conTest,
    "put /cuestionarios/{idform}": cuerpo(() => ({
      versionDeDatos: vigente(DATOS_DEL_ESCANER).version,
      respuestas: [],
    })),
    "put /cuestionarios/{idform}/respuestas/{codPregunta}": conRespuesta,
    // A guest's answers go to the account that first asks for them; this visit has none.
    "post /cuestionarios/{idform}/guardados": cuerpo(() => ({
      visita: "nada",
      versionDeDatos: vigente(DATOS_DEL_TEST).version,
    })),
    "get /formularios/{id}": laEncuesta,
    "post /formularios/{id}/respuestas": conEncuesta,
    "post /nps/respuestas": conInvitacion,
    "post /nps/bajas": conInvitacion,
  };
};

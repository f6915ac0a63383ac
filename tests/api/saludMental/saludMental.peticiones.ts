import type { Mundo } from "../../support/servicios";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import type { Peticiones, Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  /** Current version of the consent for the mental-health programme. */
  const versionDeSaludMental = async (idPersona: number) => {
    const pedidas = await mundo.servicios.consentimientos.verPoliticas("SALUD_MENTAL", idPersona);
    if (pedidas.estado !== "successful") throw new Error("there is no text to agree to");
    return pedidas.politicas[0]!.versionActual;
  };

  const conPrograma: Preparar = async ({ idPersona, parametros }) => {
    parametros.codPregunta = "phq9-1";
    const versionDeDatos = await versionDeSaludMental(idPersona);
    return { cuerpo: { versionDeDatos, respuesta: [{ idRespuesta: "varios" }] } };
  };

  /** Sends all answers to the programme at once, with the consent. */
  const conProgramaEntero: Preparar = async ({ idPersona }) => {
    const { saludMental } = mundo.servicios;
    const { form } = (await saludMental.formularios.vigente(saludMental.idform))!;
    const respuestas = preguntasDe(form).map(({ cod }) => ({
      codPregunta: cod,
      respuesta: [{ idRespuesta: cod === "phq9-dificultad" ? "muy-dificil" : "varios" }],
    }));
    return { cuerpo: { versionDeDatos: await versionDeSaludMental(idPersona), respuestas } };
  };

  return {
    "put /salud-mental/cuestionario/respuestas/{codPregunta}": conPrograma,
    "post /salud-mental/procesamientos": conProgramaEntero,
  };
};

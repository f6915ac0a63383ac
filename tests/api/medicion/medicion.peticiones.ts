import { valor, type Mundo } from "../../support/servicios";
import { vigente } from "../../support/politicas";
import { DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import { cuerpo, type Peticiones, type Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conEscaneo: Preparar = async ({ idPersona, parametros }) => {
    const guardado = await mundo.servicios.medicion.guardar({
      ...{ idPersona, idEnvio: undefined },
      pulso: { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" },
      consentimiento: { canal: "api", idSolicitud: "" },
    });
    parametros.idEscaneo = valor(guardado).idEscaneo;
    return {};
  };

  return {
    "delete /escaneos/{idEscaneo}": conEscaneo,
    "post /escaneos": cuerpo(() => ({
      pulso: { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" },
      versionDeDatos: vigente(DATOS_DEL_TEST).version,
    })),
  };
};

import { valor, type Mundo } from "../../support/servicios";
import { cuerpo, type Peticiones, type Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conRuta: Preparar = async ({ idPersona, parametros: { uid } }) => {
    valor(await mundo.servicios.rutas.empezar({ idPersona, uid }));
    return { cuerpo: { uid, intencion: "hecho", paso: "mirar-la-noche" } };
  };

  return {
    "post /programas/inscripciones": cuerpo(({ parametros }) => ({ uid: parametros.uid })),
    "post /programas/progreso": conRuta,
  };
};

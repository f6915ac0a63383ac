import { valor, type Mundo } from "../../support/servicios";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import type { Peticiones, Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  /** Joins the owner to a community and begins a conversation, which a moderator has yet to read. */
  const conMiembro = (cuerpo: () => unknown): Preparar => {
    return async ({ idPersona, parametros }) => {
      const comunidad = "dormir-mejor";
      const seudonimo = SEUDONIMO;
      const { comunidades } = mundo.servicios;
      const red = "203.0.113.7";
      valor(await comunidades.unirse({ idPersona, comunidad, seudonimo, red }));
      const escrito = { texto: "Buenas noches", conDatos: false, soloModeracion: false };
      const { idTexto } = valor(await comunidades.publicar({ idPersona, comunidad, red }, escrito));
      Object.assign(parametros, { id: comunidad, idTexto, idConversacion: idTexto });
      return { cuerpo: cuerpo() };
    };
  };

  const SEUDONIMO = "Luna llena";

  return {
    "post /comunidades/{id}/miembros": conMiembro(() => ({ seudonimo: SEUDONIMO, aceptaReglas: true })),
    "post /comunidades/{id}/salidas": conMiembro(() => ({ clave: CLAVE_DE_PRUEBA })),
    "get /comunidades/{id}/conversaciones": conMiembro(() => undefined),
    "get /comunidades/{id}/conversaciones/{idConversacion}": conMiembro(() => undefined),
    "post /comunidades/{id}/conversaciones": conMiembro(() => ({ texto: "Hola" })),
    // A conversation that waits for a moderator takes no reply, and its author cannot report it.
    "post /comunidades/{id}/conversaciones/{idConversacion}/respuestas": conMiembro(() => ({
      texto: "Hola",
    })),
    "post /comunidades/{id}/textos/{idTexto}/denuncias": conMiembro(() => ({ motivo: "otro" })),
  };
};

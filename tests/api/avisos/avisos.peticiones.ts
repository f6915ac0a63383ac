import { cuerpo, type Peticiones } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (): Peticiones => {
  return {
    "put /modales/{modal}/cierre": ({ parametros }) => {
      Object.assign(parametros, { modal: "bienvenida" });
      return {};
    },
    "patch /notificaciones/vistas": cuerpo(() => ({})),
  };
};

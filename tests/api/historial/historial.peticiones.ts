import { cuerpo, type Peticiones } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (): Peticiones => {
  return {
    "post /historial-acciones": cuerpo(() => ({ que: "camine" })),
  };
};

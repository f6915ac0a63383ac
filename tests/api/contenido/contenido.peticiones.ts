import { cuerpo, type Peticiones } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (): Peticiones => {
  return {
    "post /videos/{url}/avance": cuerpo(() => ({ posicion: 4, rangos: [{ de: 0, a: 4 }] })),
  };
};

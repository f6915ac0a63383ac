import type { Pasarela } from "../../../app/domain/pagos/pasarela";
import type { Fetch } from "../llamada";
import { createCheckoutPro, enTiempo } from "./checkout-pro";
import { segundosFirmados, tokenDePrueba } from "./firma";

export interface OpcionesDelAdaptador {
  /** Where the sandbox answers, path included. */
  urlBase: string;
  secreto: string;
  fetch: Fetch;
  limiteEnMs?: number;
}

/** The port over the HTTP of the sandbox, which signs the whole body of its notices. */
export function createAdaptadorDePrueba({ secreto, ...resto }: OpcionesDelAdaptador): Pasarela {
  return createCheckoutPro({
    ...resto,
    nombre: "prueba",
    nombrePublico: "Pasarela de prueba",
    modo: "prueba",
    token: tokenDePrueba(secreto),
    esSuya: ({ cabeceras, cuerpo }, _aviso, now) => {
      const segundos = segundosFirmados(secreto, cabeceras.get("x-signature") ?? "", cuerpo);
      return segundos !== null && enTiempo(segundos, now);
    },
  });
}

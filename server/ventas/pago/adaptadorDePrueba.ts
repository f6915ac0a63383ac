import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { secretsOf, signingSecret, type Secret } from "../../platform/rotation";
import type { Fetch } from "../../platform/llamada";
import { createCheckoutPro, enTiempo } from "./checkoutPro";
import { segundosFirmados, tokenDePrueba } from "./firma";

export interface OpcionesDelAdaptador {
  /** Where the sandbox answers, path included. */
  urlBase: string;
  secreto: Secret;
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
    token: tokenDePrueba(signingSecret(secreto)),
    esSuya: ({ cabeceras, cuerpo }, _aviso, now) => {
      const firma = cabeceras.get("x-signature") ?? "";
      return secretsOf(secreto).some((uno) => {
        const segundos = segundosFirmados(uno, firma, cuerpo);
        return segundos !== null && enTiempo(segundos, now);
      });
    },
  });
}

import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { secretsOf, signingSecret, type Secret } from "../../platform/rotation";
import type { Fetch } from "../../platform/llamada";
import { createCheckoutPro } from "./checkoutPro";
import { esFirmaDe, tokenDePrueba } from "./firma";

export interface OpcionesDelAdaptador {
  /** Base address of the test gateway, path included. */
  urlBase: string;
  secreto: Secret;
  fetch: Fetch;
  limiteEnMs?: number;
}

/** Adapter of the payment port for the test gateway, over HTTP. That gateway signs the whole body of its notices. */
export function createAdaptadorDePrueba({ secreto, ...resto }: OpcionesDelAdaptador): Pasarela {
  return createCheckoutPro({
    ...resto,
    nombre: "prueba",
    nombrePublico: "Pasarela de prueba",
    modo: "prueba",
    token: tokenDePrueba(signingSecret(secreto)),
    esSuya: ({ cabeceras, cuerpo }) => {
      const firma = cabeceras.get("x-signature") ?? "";
      return secretsOf(secreto).some((valor) => esFirmaDe(valor, firma, cuerpo));
    },
  });
}

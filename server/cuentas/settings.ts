import { z } from "zod";
import type { Origenes } from "../../app/domain/cuentas/identidad/origen";
import { esRuc } from "../../app/domain/cuentas/personas/documento";
import type { Organizador } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import { freeText, headerWord, secret, settings, together, webUrl, type Values } from "../platform/settings";
import type { OpcionesDeBeneficios } from "./beneficios/beneficios";
import type { OpcionesDeOidc } from "./identidad/oidc";

export interface AjustesDeCuentas {
  origenes: Origenes;
  /** The insurer's own sign-in; null leaves the embedded form at its door. */
  oidc: OpcionesDeOidc | null;
  /** Who knows people's benefits; null leaves it to our own database. */
  beneficios: OpcionesDeBeneficios | null;
  /** What a private read of policies names itself with, in `client-id`. */
  idCliente: string;
  /** Shared with the native app; without it the bridge opens nothing. */
  llaveDelPuente: readonly string[] | null;
  /** Who answers for a prize draw; without them none is made but the demo's. */
  organizadorDeSorteos: Organizador | null;
}

const variables = {
  ORIGEN_ASEGURADORA: headerWord.default("rimac"),
  ORIGEN_PRODUCTO: headerWord.default("bienestar"),
  OIDC_ISSUER: webUrl,
  OIDC_CLIENT_ID: freeText.optional(),
  OIDC_CLIENT_SECRET: freeText.optional(),
  OIDC_IDENTITY_PROVIDER: freeText.optional(),
  OIDC_LOGOUT_URL: webUrl,
  OIDC_CLAIM_TIPO_DOCUMENTO: freeText.default("tipo_documento"),
  OIDC_CLAIM_NUMERO_DOCUMENTO: freeText.default("numero_documento"),
  BENEFICIOS_URL: webUrl,
  BENEFICIOS_API_KEY: freeText.optional(),
  CLIENT_ID: headerWord.default("bienestar"),
  APP_BRIDGE_KEY: secret,
  SORTEO_ORGANIZADOR: freeText.optional(),
  SORTEO_RUC: z.string().refine(esRuc, "pon un RUC de 11 cifras").optional(),
};

export const ajustesDeCuentas = settings({
  variables,
  guarded: ["BENEFICIOS_URL", "OIDC_ISSUER"],
  contradiction: (values) =>
    together(
      "El inicio de sesión de la aseguradora",
      values,
      "OIDC_ISSUER",
      "OIDC_CLIENT_ID",
      "OIDC_CLIENT_SECRET",
    ) ?? together("Quien responde por los sorteos", values, "SORTEO_ORGANIZADOR", "SORTEO_RUC"),
  read: (values): AjustesDeCuentas => ({
    origenes: { aseguradora: values.ORIGEN_ASEGURADORA, producto: values.ORIGEN_PRODUCTO },
    oidc: oidcDe(values),
    beneficios: values.BENEFICIOS_URL
      ? { url: values.BENEFICIOS_URL, clave: values.BENEFICIOS_API_KEY ?? null }
      : null,
    idCliente: values.CLIENT_ID,
    llaveDelPuente: values.APP_BRIDGE_KEY ?? null,
    organizadorDeSorteos: organizadorDe(values),
  }),
});

function organizadorDe({ SORTEO_ORGANIZADOR: organizador, SORTEO_RUC: ruc }: Values<typeof variables>) {
  return organizador && ruc ? { organizador, ruc } : null;
}

function oidcDe(values: Values<typeof variables>): OpcionesDeOidc | null {
  const { OIDC_ISSUER: emisor, OIDC_CLIENT_ID: idCliente, OIDC_CLIENT_SECRET: secreto } = values;
  if (!emisor || !idCliente || !secreto) return null;
  return {
    emisor: new URL(emisor),
    idCliente,
    secreto,
    proveedor: values.OIDC_IDENTITY_PROVIDER ?? null,
    salida: values.OIDC_LOGOUT_URL ? new URL(values.OIDC_LOGOUT_URL) : null,
    claims: {
      tipoDeDocumento: values.OIDC_CLAIM_TIPO_DOCUMENTO,
      numeroDeDocumento: values.OIDC_CLAIM_NUMERO_DOCUMENTO,
    },
  };
}

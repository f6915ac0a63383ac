import { z } from "zod";
import type { Origenes } from "../../app/domain/cuentas/identidad/origen";
import { esRuc } from "../../app/domain/cuentas/personas/documento";
import type { Organizador } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import { clienteDe, variablesDeCliente } from "../platform/oidc/ajustes";
import {
  freeText,
  headerWord,
  secret,
  settings,
  together,
  webUrl,
  type Values,
  type VariableMeta,
} from "../platform/settings";
import type { OpcionesDeBeneficios } from "./beneficios/beneficios";
import type { OpcionesDeOidc } from "./identidad/oidc";

export interface AjustesDeCuentas {
  origenes: Origenes;
  /** The insurer's own sign-in; null shows our password form instead. */
  oidc: OpcionesDeOidc | null;
  /** Other system that knows people's benefits; null uses our own database. */
  beneficios: OpcionesDeBeneficios | null;
  /** Value of the header `client-id` that a private read of legal texts must send (specification § 7). */
  idCliente: string;
  /** Key shared with the native app, newest first. Without it no message of the app opens a page. */
  llaveDelPuente: readonly string[] | null;
  /** Organiser who answers for a prize draw. Without one, only the demonstration's draw is made. */
  organizadorDeSorteos: Organizador | null;
}

const variables = {
  ORIGEN_ASEGURADORA: headerWord
    .default("rimac")
    .describe("Insurer in the `origin` header of private policy reads."),
  ORIGEN_PRODUCTO: headerWord
    .default("bienestar")
    .describe("Product in the `origin` header of private policy reads."),
  ...variablesDeCliente("OIDC", {
    entrada: "the insurer's sign-in",
    retorno: "/iniciar-sesion/rimac/retorno",
    con: "`OIDC_CLIENT_ID` or `OIDC_CLIENT_SECRET`",
  }),
  OIDC_IDENTITY_PROVIDER: freeText
    .optional()
    .describe("Federated provider that the insurer's sign-in must use (Cognito)."),
  OIDC_LOGOUT_URL: webUrl.describe("Address that ends the session at the insurer (Cognito)."),
  OIDC_CLAIM_TIPO_DOCUMENTO: freeText
    .default("tipo_documento")
    .describe("Claim with the kind of the person's document."),
  OIDC_CLAIM_NUMERO_DOCUMENTO: freeText
    .default("numero_documento")
    .describe("Claim with the number of the person's document."),
  BENEFICIOS_URL: webUrl.meta({
    description: "Service that knows whether a person has EPS.",
    unset: "our own database",
  } satisfies VariableMeta),
  BENEFICIOS_API_KEY: freeText.optional().describe("Key of the service of `BENEFICIOS_URL`."),
  CLIENT_ID: headerWord.default("bienestar").describe("The `client-id` header of private policy reads."),
  APP_BRIDGE_KEY: secret.describe(
    "Key shared with the native app, for its messages. Without it they are refused.",
  ),
  SORTEO_ORGANIZADOR: freeText.optional().meta({
    description: "Organizer of prize draws. Without it `ops sorteo crear` makes none.",
    unset: "none; the demo's draw has its own",
    required: "with `SORTEO_RUC`",
  } satisfies VariableMeta),
  SORTEO_RUC: z
    .string()
    .refine(esRuc, "pon un RUC de 11 cifras")
    .optional()
    .meta({
      description: "RUC of the organizer of prize draws.",
      required: "with `SORTEO_ORGANIZADOR`",
    } satisfies VariableMeta),
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
  const cliente = clienteDe("OIDC", values);
  if (!cliente) return null;
  return {
    ...cliente,
    proveedor: values.OIDC_IDENTITY_PROVIDER ?? null,
    salida: values.OIDC_LOGOUT_URL ? new URL(values.OIDC_LOGOUT_URL) : null,
    claims: {
      tipoDeDocumento: values.OIDC_CLAIM_TIPO_DOCUMENTO,
      numeroDeDocumento: values.OIDC_CLAIM_NUMERO_DOCUMENTO,
    },
  };
}

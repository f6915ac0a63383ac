import { z } from "zod";
import { esRuc } from "../../app/domain/cuentas/personas/documento";
import type { Empresa } from "../../app/domain/shared/marca";
import {
  enLista,
  freeText,
  key,
  secret,
  settings,
  webUrl,
  type Values,
  type VariableMeta,
} from "../platform/settings";
import type { OpcionesDeEmisor } from "./comprobantes/emisorPorHttp";

export interface AjustesDeVentas {
  /**
   * Payment gateway of this installation. Production must name it, so that no test gateway pretends to charge money
   * there by default.
   */
  pasarela: { clase: "sandbox" } | { clase: "mercado-pago"; accessToken: string; urlBase?: string };
  pasarelaWebhookSecret: readonly string[];
  /** Company that issues the receipts, from the configuration. */
  empresa: Empresa;
  /**
   * Issuer that sends receipts to the tax office. Null leaves receipts waiting, or gives them to the fake issuer on a
   * developer's machine.
   */
  emisor: OpcionesDeEmisor | null;
}

const COMO_VENDEDOR = {
  unset: "the demo's",
  required: "with `EMISOR_URL`; in production with `PASARELA=mercado-pago`",
};

const variables = {
  PASARELA: z
    .enum(["sandbox", "mercado-pago"])
    .optional()
    .meta({
      description: "Payment gateway: `sandbox`, which charges nobody, or `mercado-pago`.",
      unset: "`sandbox`",
    } satisfies VariableMeta),
  PASARELA_WEBHOOK_SECRET: secret.meta({
    description:
      "Signs payment notices. Mercado Pago shows it beside the address of its notices, `APP_URL/v2/pasarela/notificaciones`. A proxy must not touch `x-request-id`, which is signed.",
    required: "with `PASARELA=mercado-pago`",
  } satisfies VariableMeta),
  MERCADO_PAGO_ACCESS_TOKEN: freeText.optional().meta({
    description: "Token that Mercado Pago gives (`TEST-…` to try).",
    required: "with `PASARELA=mercado-pago`",
  } satisfies VariableMeta),
  MERCADO_PAGO_URL: webUrl.meta({
    description: "Address of Mercado Pago's API; https in production.",
    unset: "`https://api.mercadopago.com`",
  } satisfies VariableMeta),
  EMPRESA_RUC: z
    .string()
    .refine(esRuc, "pon un RUC de 11 cifras")
    .optional()
    .meta({ description: "RUC of the seller on receipts.", ...COMO_VENDEDOR } satisfies VariableMeta),
  EMPRESA_RAZON_SOCIAL: z
    .string()
    .max(160)
    .optional()
    .meta({
      description: "Company name of the seller on receipts.",
      ...COMO_VENDEDOR,
    } satisfies VariableMeta),
  EMPRESA_DIRECCION: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Address of the seller on receipts.", ...COMO_VENDEDOR } satisfies VariableMeta),
  EMISOR_URL: webUrl.meta({
    description: "Issuer of electronic receipts. Without it receipts wait in production.",
    required: "with `EMISOR_TOKEN`",
  } satisfies VariableMeta),
  EMISOR_TOKEN: key.meta({
    description: "Key of the issuer.",
    required: "with `EMISOR_URL`",
  } satisfies VariableMeta),
};
type Ajustado = Values<typeof variables>;

/** Configuration variables about the seller that a receipt names. */
const EMPRESA = ["EMPRESA_RUC", "EMPRESA_RAZON_SOCIAL", "EMPRESA_DIRECCION"] as const;

/** Seller of a demonstration, with a RUC that no company has. */
const EMPRESA_DE_DEMOSTRACION = { ruc: "20000000001", nota: "(demostración)", direccion: "Lima, Perú" };

export const ajustesDeVentas = settings({
  variables,
  secrets: ["PASARELA_WEBHOOK_SECRET"],
  guarded: ["EMISOR_URL", "MERCADO_PAGO_URL"],
  contradiction: (values) => faltaDeMercadoPago(values) ?? faltaDelEmisor(values),
  missing: (values) => [
    ...(values.PASARELA ? [] : ["PASARELA"]),
    // An installation that charges real cards must name the seller on its receipts.
    ...(values.PASARELA === "mercado-pago" ? EMPRESA.filter((name) => !values[name]) : []),
  ],
  read: (values, { name, secretOf }): AjustesDeVentas => ({
    pasarela:
      values.PASARELA === "mercado-pago"
        ? {
            clase: "mercado-pago",
            accessToken: values.MERCADO_PAGO_ACCESS_TOKEN ?? "",
            ...(values.MERCADO_PAGO_URL && { urlBase: values.MERCADO_PAGO_URL }),
          }
        : { clase: "sandbox" },
    pasarelaWebhookSecret: secretOf("PASARELA_WEBHOOK_SECRET"),
    empresa: {
      ruc: values.EMPRESA_RUC ?? EMPRESA_DE_DEMOSTRACION.ruc,
      razonSocial: values.EMPRESA_RAZON_SOCIAL ?? `${name} ${EMPRESA_DE_DEMOSTRACION.nota}`,
      direccion: values.EMPRESA_DIRECCION ?? EMPRESA_DE_DEMOSTRACION.direccion,
    },
    emisor:
      values.EMISOR_URL && values.EMISOR_TOKEN
        ? { url: values.EMISOR_URL, token: values.EMISOR_TOKEN }
        : null,
  }),
});

/** Error text when a secret of Mercado Pago is missing. The gateway gives two secrets and needs both. */
function faltaDeMercadoPago(values: Ajustado): string | null {
  if (values.PASARELA !== "mercado-pago") return null;
  const names = ["MERCADO_PAGO_ACCESS_TOKEN", "PASARELA_WEBHOOK_SECRET"] as const;
  const absent = names.filter((name) => !values[name]);
  return absent.length > 0
    ? `PASARELA=mercado-pago necesita ${enLista(absent)}: ponlas como Mercado Pago te las dio.`
    : null;
}

function faltaDelEmisor(values: Ajustado): string | null {
  if (!values.EMISOR_URL && !values.EMISOR_TOKEN) return null;
  const absent = (["EMISOR_URL", "EMISOR_TOKEN", ...EMPRESA] as const).filter((name) => !values[name]);
  return absent.length > 0
    ? `El emisor de comprobantes necesita también ${enLista(absent)}: ponlas, o quita las suyas.`
    : null;
}

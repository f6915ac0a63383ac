import { z } from "zod";
import { esRuc } from "../../app/domain/cuentas/personas/documento";
import type { Empresa } from "../../app/domain/shared/marca";
import { enLista, freeText, key, secret, settings, webUrl, type Values } from "../platform/settings";
import type { OpcionesDeEmisor } from "./comprobantes/emisorPorHttp";

export interface AjustesDeVentas {
  /** Production asks for its gateway by name: nothing there pretends to charge money by default. */
  pasarela: { clase: "sandbox" } | { clase: "mercado-pago"; accessToken: string; urlBase?: string };
  pasarelaWebhookSecret: readonly string[];
  /** Whom receipts are from. */
  empresa: Empresa;
  /** Who issues them to the tax office; null leaves them waiting, or to the stand-in of a developer's machine. */
  emisor: OpcionesDeEmisor | null;
}

const variables = {
  PASARELA: z.enum(["sandbox", "mercado-pago"]).optional(),
  PASARELA_WEBHOOK_SECRET: secret,
  MERCADO_PAGO_ACCESS_TOKEN: freeText.optional(),
  MERCADO_PAGO_URL: webUrl,
  EMPRESA_RUC: z.string().refine(esRuc, "pon un RUC de 11 cifras").optional(),
  EMPRESA_RAZON_SOCIAL: z.string().max(160).optional(),
  EMPRESA_DIRECCION: z.string().max(200).optional(),
  EMISOR_URL: webUrl,
  EMISOR_TOKEN: key,
};
type Ajustado = Values<typeof variables>;

/** Who sells, as a receipt names them. */
const EMPRESA = ["EMPRESA_RUC", "EMPRESA_RAZON_SOCIAL", "EMPRESA_DIRECCION"] as const;

/** Who sells in a demo: a number that no company has. */
const EMPRESA_DE_DEMOSTRACION = { ruc: "20000000001", nota: "(demostración)", direccion: "Lima, Perú" };

export const ajustesDeVentas = settings({
  variables,
  secrets: ["PASARELA_WEBHOOK_SECRET"],
  guarded: ["EMISOR_URL", "MERCADO_PAGO_URL"],
  contradiction: (values) => faltaDeMercadoPago(values) ?? faltaDelEmisor(values),
  missing: (values) => [
    ...(values.PASARELA ? [] : ["PASARELA"]),
    // What charges real cards names who sells on its receipts.
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

/** Both come from Mercado Pago: neither can be made here. */
function faltaDeMercadoPago(values: Ajustado): string | null {
  if (values.PASARELA !== "mercado-pago") return null;
  const suyos = ["MERCADO_PAGO_ACCESS_TOKEN", "PASARELA_WEBHOOK_SECRET"] as const;
  const absent = suyos.filter((name) => !values[name]);
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

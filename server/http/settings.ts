import { isIP } from "node:net";
import { z } from "zod";
import type { Cdn } from "../../app/domain/shared/imagenes/cdn";
import { hosts, secret, settings, webUrl, words, type VariableMeta } from "../platform/settings";
import type { Alcance } from "./alcance";

export type ApiKeyKind = "public" | "private" | "personas" | "comunidades" | "survey";

/** Settings of access: secrets, API keys, proxies, regions and the source of images. */
export interface Doors {
  sessionSecret: readonly string[];
  apiKeys: Record<ApiKeyKind, readonly string[]>;
  trustedProxies: string[];
  /** Countries and devices that may use the site; null allows all. */
  alcance: Alcance | null;
  /** The CDN of images, and the hosts whose images are rewritten to it. */
  cdn: Cdn | null;
}

const SECRETS = [
  "SESSION_SECRET",
  "API_KEY_PUBLIC",
  "API_KEY_PRIVATE",
  "API_KEY_PERSONAS",
  "API_KEY_COMUNIDADES",
  "API_KEY_SURVEY",
] as const;

/** Matches a regular expression with a repetition inside a repeated group: its match could take for ever. */
const REPEATS_WHAT_REPEATS = /[+*}][^()]*\)[+*{]/;

export const doors = settings({
  variables: {
    SESSION_SECRET: secret.describe(
      "Signs sessions and tokens, and closes second factors. Rotate it as a list and never replace it: a lost key opens no second factor.",
    ),
    API_KEY_PUBLIC: secret.describe("Key of the `public` endpoints of `/v2`."),
    API_KEY_PRIVATE: secret.describe("Key of the `private` endpoints of `/v2`."),
    API_KEY_PERSONAS: secret.describe("Key of the `personas` endpoints of `/v2`."),
    API_KEY_COMUNIDADES: secret.describe("Key of the `comunidades` endpoints of `/v2`."),
    API_KEY_SURVEY: secret.describe("Key of the `survey` endpoints of `/v2`."),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform(words)
      .pipe(z.array(z.string().refine(isAddressOrRange, "pon direcciones IP o rangos como 10.0.0.0/8")))
      .meta({
        description:
          "Proxies whose `X-Forwarded-*` is trusted: addresses or CIDR ranges. Production refuses `/0`.",
        unset: "none",
      } satisfies VariableMeta),
    REGION_HEADER: z
      .string()
      .regex(/^[\w-]+$/, "pon el nombre de una cabecera")
      .transform((name) => name.toLowerCase())
      .optional()
      .describe("Header in which a trusted proxy names the visitor's country."),
    REGION_COUNTRIES: z
      .string()
      .default("")
      .transform((list) => words(list.toUpperCase()))
      .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "pon países de dos letras, como PE")))
      .meta({
        description:
          "Countries served, in two letters. `/reclamo` tells a visitor from elsewhere that the service is not for their country.",
        unset: "every country",
      } satisfies VariableMeta),
    CDN_URL: webUrl.meta({
      description: "CDN of pictures, videos and PDFs, which fetches them from this site.",
      unset: "this site",
    } satisfies VariableMeta),
    CDN_HOSTS: z
      .string()
      .default("")
      .transform((list) => words(list.toLowerCase()))
      .pipe(hosts)
      .meta({
        description: "Other hosts whose pictures the CDN serves, by commas.",
        unset: "none",
      } satisfies VariableMeta),
    DEVICE_DENY: z
      .string()
      .refine(isPattern, "pon una expresión regular")
      .optional()
      .describe("Regular expression of user agents that are led to `/reclamo`."),
  },
  secrets: SECRETS,
  guarded: ["CDN_URL"],
  openDoors: ({ TRUSTED_PROXIES, DEVICE_DENY }) => [
    ...(TRUSTED_PROXIES.some((proxy) => proxy.endsWith("/0"))
      ? ["TRUSTED_PROXIES cree a todos, y cualquiera diría que viene de donde quiera: pon solo los tuyos"]
      : []),
    ...(DEVICE_DENY && REPEATS_WHAT_REPEATS.test(DEVICE_DENY)
      ? [
          "DEVICE_DENY repite lo que ya se repite, y una cabecera larga detendría el servidor: quita una de las dos repeticiones",
        ]
      : []),
  ],
  read: (values, { secretOf }): Doors => ({
    sessionSecret: secretOf("SESSION_SECRET"),
    apiKeys: {
      public: secretOf("API_KEY_PUBLIC"),
      private: secretOf("API_KEY_PRIVATE"),
      personas: secretOf("API_KEY_PERSONAS"),
      comunidades: secretOf("API_KEY_COMUNIDADES"),
      survey: secretOf("API_KEY_SURVEY"),
    },
    trustedProxies: values.TRUSTED_PROXIES,
    alcance:
      (values.REGION_HEADER && values.REGION_COUNTRIES.length > 0) || values.DEVICE_DENY
        ? {
            cabecera: values.REGION_HEADER ?? null,
            paises: values.REGION_COUNTRIES,
            dispositivosNegados: values.DEVICE_DENY ? new RegExp(values.DEVICE_DENY, "i") : null,
          }
        : null,
    cdn: values.CDN_URL ? { url: values.CDN_URL, hosts: values.CDN_HOSTS } : null,
  }),
});

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "i");
    return true;
  } catch {
    return false;
  }
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

import { isIP } from "node:net";
import { z } from "zod";
import type { Cdn } from "../../app/domain/shared/imagenes/cdn";
import { hosts, secret, settings, webUrl, words } from "../platform/settings";
import type { Alcance } from "./alcance";

export type ApiKeyKind = "public" | "private" | "personas" | "comunidades" | "survey";

/** Who is let in, with which keys, and from where pictures come. */
export interface Doors {
  sessionSecret: readonly string[];
  apiKeys: Record<ApiKeyKind, readonly string[]>;
  trustedProxies: string[];
  /** Who may use the site, where that is limited; null lets everybody in. */
  alcance: Alcance | null;
  /** Where images are served from, and the hosts whose images are rewritten to it. */
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

/** A group with a repetition in it that is repeated itself: what a regular expression may take for ever over. */
const REPEATS_WHAT_REPEATS = /[+*}][^()]*\)[+*{]/;

export const doors = settings({
  variables: {
    ...(Object.fromEntries(SECRETS.map((name) => [name, secret])) as Record<
      (typeof SECRETS)[number],
      typeof secret
    >),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform(words)
      .pipe(z.array(z.string().refine(isAddressOrRange, "pon direcciones IP o rangos como 10.0.0.0/8"))),
    REGION_HEADER: z
      .string()
      .regex(/^[\w-]+$/, "pon el nombre de una cabecera")
      .transform((name) => name.toLowerCase())
      .optional(),
    REGION_COUNTRIES: z
      .string()
      .default("")
      .transform((list) => words(list.toUpperCase()))
      .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "pon países de dos letras, como PE"))),
    CDN_URL: webUrl,
    CDN_HOSTS: z
      .string()
      .default("")
      .transform((list) => words(list.toLowerCase()))
      .pipe(hosts),
    DEVICE_DENY: z.string().refine(isPattern, "pon una expresión regular").optional(),
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

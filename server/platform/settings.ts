import { z } from "zod";

type Variables = Readonly<Record<string, z.ZodType>>;

/** Checked values of some variables of the environment. */
export type Values<V extends Variables> = { [Name in keyof V]: z.output<V[Name]> };

/** Facts about the installation that every context gets. */
export interface Place {
  env: "local" | "production";
  appUrl: URL;
  /** Name of the product, for mails and issued documents. */
  name: string;
  /** Values of a secret of the context: the first one signs, all verify. */
  secretOf: (name: string) => readonly string[];
}

/**
 * Metadata of a variable. `npm run configuracion` writes it into the table of server/deploy/configuracion.md.
 * @example APP_URL: webUrl.meta({ description: "Public address.", unset: "the typed address" })
 */
export interface VariableMeta {
  /** Meaning of the variable, in one or two sentences. */
  description?: string;
  /** Value that applies without the variable, where the schema has no default. */
  unset?: string;
  /** Condition that makes the variable required, with the variables that cause it in backquotes. */
  required?: string;
  /** True for secrets of our own; `guessable` refuses weak ones. */
  secret?: true;
}

/** Variables of the environment for one context, and the settings made of them. */
export interface Settings<V extends Variables, Given extends object> {
  variables: V;
  /** Secrets: required in production; on a developer's machine generated once. */
  secrets?: readonly (keyof V & string)[];
  /** Addresses to which people, money or secrets are sent: production accepts them only with TLS. */
  guarded?: readonly (keyof V & string)[];
  /** Sentence about variables that exclude each other; null when none do. */
  contradiction?: (values: Values<V>) => string | null;
  /** Names of unset variables that production needs. */
  missing?: (values: Values<V>) => readonly string[];
  /** Sentences about values that are unsafe in production. */
  openDoors?: (values: Values<V>) => readonly string[];
  read: (values: Values<V>, place: Place) => Given;
}

/**
 * Declares the variables of one context and makes its settings of them.
 *
 * @example
 * export const ajustesDeAvisos = settings({
 *   variables: { SMTP_URL: z.url().optional() },
 *   missing: ({ SMTP_URL }) => (SMTP_URL ? [] : ["SMTP_URL"]),
 *   read: ({ SMTP_URL }) => ({ smtp: SMTP_URL ?? null }),
 * });
 */
export function settings<V extends Variables, Given extends object>(declared: Settings<V, Given>) {
  return declared;
}

/** Checks variables that are useful only together: when one is set, it names the missing ones. */
export function together<Name extends string>(
  subject: string,
  values: Readonly<Partial<Record<Name, unknown>>>,
  ...names: [anchor: Name, ...Name[]]
): string | null {
  const absent = names.filter((name) => !values[name]);
  if (absent.length === 0 || absent.length === names.length) return null;
  return `${subject} necesita también ${enLista(absent)}: ponlas, o quita las otras.`;
}

const Y = new Intl.ListFormat("es");
export const enLista = (names: readonly string[]) => Y.format(names);

const MIN_SECRET_LENGTH = 32;
const UN_SECRETO = `pon ${MIN_SECRET_LENGTH} caracteres o más en cada uno, por ejemplo con openssl rand -base64 33`;
const MIN_KEY_LENGTH = 16;
const MAX_TEXT_LENGTH = 1000;

/** Schema of a secret, or of a list during a rotation: the first one signs, all verify. */
export const secret = z
  .string()
  .transform(words)
  .pipe(z.array(z.string().min(MIN_SECRET_LENGTH, UN_SECRETO)).min(1, UN_SECRETO))
  .optional()
  .meta({ secret: true } satisfies VariableMeta);
/** Metadata of a variable; empty when its schema has none. */
export const metaOf = (variable: z.ZodType): VariableMeta => variable.meta() ?? {};
/** Schema of a key that another company issued. */
export const key = z
  .string()
  .min(MIN_KEY_LENGTH, `pon ${MIN_KEY_LENGTH} caracteres o más, tal como te la dieron`)
  .optional();
/** Schema of an operator's free text: words, a name or a path. */
export const freeText = z.string().max(MAX_TEXT_LENGTH);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
/** Schema of a word that is valid in an HTTP header (RFC 9110 § 5.5). */
export const headerWord = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "pon una palabra o una dirección, sin espacios");
export const hosts = z.array(
  z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, "pon servidores sin https://, como medios.ejemplo.pe"),
);
export const webUrl = z.url({ protocol: /^https?$/ }).optional();
export const port = z.coerce.number().int().min(1).max(65535);

/** Splits a list by commas or spaces. */
export function words(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function staysOnThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

import { z } from "zod";

type Variables = Readonly<Record<string, z.ZodType>>;

/** What was set of some variables, read and checked. */
export type Values<V extends Variables> = { [Name in keyof V]: z.output<V[Name]> };

/** What every part may ask about the place where it is set up. */
export interface Place {
  env: "local" | "production";
  appUrl: URL;
  /** The name of the product, for what is sent or issued in it. */
  name: string;
  /** The values of a secret of the part: the first signs, all verify. */
  secretOf: (name: string) => readonly string[];
}

/** What a deployment may set of one context, and what the server is given of it. */
export interface Settings<V extends Variables, Given extends object> {
  variables: V;
  /** Those that must be set in production, and are made once on a developer's machine. */
  secrets?: readonly (keyof V & string)[];
  /** Addresses through which people, money or secrets travel: production takes them with TLS only. */
  guarded?: readonly (keyof V & string)[];
  /** Says what is set and cannot be together. */
  contradiction?: (values: Values<V>) => string | null;
  /** The names that production needs besides, and that are not set. */
  missing?: (values: Values<V>) => readonly string[];
  /** What production would leave open to whoever listens, or guesses. */
  openDoors?: (values: Values<V>) => readonly string[];
  read: (values: Values<V>, place: Place) => Given;
}

export function settings<V extends Variables, Given extends object>(declared: Settings<V, Given>) {
  return declared;
}

/** Several that are of no use alone: says which are missing where one is set. */
export function together<Name extends string>(
  what: string,
  values: Readonly<Partial<Record<Name, unknown>>>,
  ...names: [anchor: Name, ...Name[]]
): string | null {
  const absent = names.filter((name) => !values[name]);
  if (absent.length === 0 || absent.length === names.length) return null;
  return `${what} necesita también ${enLista(absent)}: ponlas, o quita las otras.`;
}

const Y = new Intl.ListFormat("es");
export const enLista = (names: readonly string[]) => Y.format(names);

const MIN_SECRET_LENGTH = 32;
const UN_SECRETO = `pon ${MIN_SECRET_LENGTH} caracteres o más en cada uno, por ejemplo con openssl rand -base64 33`;
const MIN_KEY_LENGTH = 16;
const MAX_TEXT_LENGTH = 1000;

/** One, or a list while it is being replaced: the first signs, all verify. */
export const secret = z
  .string()
  .transform(words)
  .pipe(z.array(z.string().min(MIN_SECRET_LENGTH, UN_SECRETO)).min(1, UN_SECRETO))
  .optional();
/** A key that somebody else gave. */
export const key = z
  .string()
  .min(MIN_KEY_LENGTH, `pon ${MIN_KEY_LENGTH} caracteres o más, tal como te la dieron`)
  .optional();
/** Words of whoever runs us, or a name or a path of theirs. */
export const freeText = z.string().max(MAX_TEXT_LENGTH);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
/** What a header can hold. */
export const headerWord = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "pon una palabra o una dirección, sin espacios");
export const hosts = z.array(
  z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, "pon servidores sin https://, como medios.ejemplo.pe"),
);
export const webUrl = z.url({ protocol: /^https?$/ }).optional();
export const port = z.coerce.number().int().min(1).max(65535);

/** A list by commas or spaces. */
export function words(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function staysOnThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

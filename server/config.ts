import { z } from "zod";
import { ajustesDeAgenda } from "./agenda/settings";
import { ajustesDeAnalitica } from "./analitica/settings";
import { ajustesDeAvisos } from "./avisos/settings";
import { ajustesDeContenido } from "./contenido/settings";
import { ajustesDeCuentas } from "./cuentas/settings";
import { ajustesDeCuestionarios } from "./cuestionarios/settings";
import { ajustesDeEquipo } from "./equipo/settings";
import { doors } from "./http/settings";
import { ajustesDePaquetes } from "./paquetes/settings";
import { ConfigError } from "./platform/configError";
import { installation, lugarDe } from "./platform/installation";
import { correccionDe } from "./platform/motivoDeVariable";
import { openSecretsFile, type SecretsStore } from "./platform/secrets";
import {
  enLista,
  metaOf,
  staysOnThisMachine,
  type Place,
  type Settings,
  type Values,
} from "./platform/settings";
import { PAGINAS_DE_MERCADO_PAGO } from "./ventas/pago/mercadoPago";
import { ajustesDeReclamos } from "./reclamos/settings";
import { ajustesDeSaludMental } from "./saludMental/settings";
import { ajustesDeVentas } from "./ventas/settings";

/** The contexts that declare variables of the environment; no other code reads them. */
const PARTS = [
  installation,
  doors,
  ajustesDeAnalitica,
  ajustesDeVentas,
  ajustesDeAvisos,
  ajustesDeCuentas,
  ajustesDeEquipo,
  ajustesDeContenido,
  ajustesDeCuestionarios,
  ajustesDeSaludMental,
  ajustesDeReclamos,
  ajustesDePaquetes,
  ajustesDeAgenda,
] as const;

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Given = Joined<ReturnType<(typeof PARTS)[number]["read"]>>;

/** The checked configuration of a deployment. All other code of the server receives it and reads no environment. */
export interface Config extends Given {}

type Env = Record<string, string | undefined>;
type Read = Record<string, unknown>;
/** Each part receives the values of all parts; its type says which ones it may read. */
type Part = Settings<Record<string, z.ZodType>, object>;

const parts = PARTS as unknown as readonly Part[];
const schema = z.object(Object.assign({}, ...parts.map(({ variables }) => variables)) as Part["variables"]);
/** Secrets that a local start makes in the data folder. */
export const REQUIRED_SECRETS = parts.flatMap(({ secrets = [] }) => secrets);
const GUARDED = parts.flatMap(({ guarded = [] }) => guarded);

/** Every variable of the configuration with its schema. */
export const VARIABLES = schema.shape;

/** Names of all secrets, also of those that production does not need. */
export const EVERY_SECRET = Object.keys(VARIABLES).filter((name) => metaOf(VARIABLES[name]!).secret);

export function readConfig(
  env: Env,
  openSecrets: (dataDir: string) => SecretsStore = openSecretsFile,
): Config {
  const values = valuesOf(env);
  for (const { contradiction } of parts) {
    const problem = contradiction?.(values);
    if (problem) throw new ConfigError(problem);
  }
  const { APP_ENV, APP_URL, PORT, NOMBRE } = values as Values<typeof installation.variables>;
  const unset = REQUIRED_SECRETS.filter((name) => !values[name]);
  if (APP_ENV === "production") refuseInProduction(values, unset);
  const madeSecrets: Partial<Record<string, string>> =
    unset.length > 0 ? openSecrets(lugarDe(values).dataDir)(unset) : {};
  const place: Place = {
    env: APP_ENV,
    appUrl: new URL(APP_URL ?? `http://localhost:${PORT}`),
    name: NOMBRE,
    secretOf: (name) => valuesOfSecret(values, name) ?? [madeSecrets[name] ?? ""],
  };
  return Object.assign({}, ...parts.map(({ read }) => read(values, place))) as Config;
}

function valuesOf(env: Env): Read {
  // `NAME=` in an environment file means "not set".
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)), {
    error: correccionDe,
  });
  if (parsed.success) return parsed.data;
  const motivos = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new ConfigError([...motivos].map(([name, motivo]) => `${name} no sirve: ${motivo}.`).join("\n"));
}

function refuseInProduction(values: Read, unset: readonly string[]) {
  const required = missingInProduction(values, unset);
  if (required.length > 0)
    throw new ConfigError(
      `Con APP_ENV=production falta poner ${enLista(required)}: server/deploy/configuracion.md dice qué es cada una.`,
    );
  const open = [
    ...GUARDED.filter((name) => isInTheClear(values[name])).map(
      (name) => `${name} va sin https: pon su dirección con https://`,
    ),
    ...parts.flatMap(({ openDoors }) => openDoors?.(values) ?? []),
    ...guessable(values),
  ];
  if (open.length > 0)
    throw new ConfigError(
      `APP_ENV=production no acepta esto:\n${open.map((door) => `  ${door}.`).join("\n")}`,
    );
}

function missingInProduction(values: Read, unset: readonly string[]): string[] {
  return parts.flatMap(({ missing, secrets = [] }) => [
    ...(missing?.(values) ?? []),
    ...secrets.filter((name) => unset.includes(name)),
  ]);
}

/** Variables that production asks for when nothing is set. */
export const requiredInProduction = () => missingInProduction(valuesOf({}), REQUIRED_SECRETS);

function isInTheClear(address: unknown): boolean {
  if (typeof address !== "string") return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !staysOnThisMachine(hostname);
}

/**
 * Fewer distinct characters mean a key typed by hand: of 32 random hexadecimal digits, one in thirty million has fewer.
 */
const MIN_DISTINCT_CHARACTERS = 8;

function guessable(values: Read): string[] {
  const secrets = EVERY_SECRET.flatMap((name) =>
    (valuesOfSecret(values, name) ?? []).map((value) => ({ name, value })),
  );
  /** All other texts of the configuration: their issuers know them, so no secret may equal one. */
  const texts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value }] : [],
  );
  return secrets.flatMap(({ name, value }) => {
    const twin =
      secrets.find((secret) => secret.value === value && secret.name > name) ??
      texts.find((text) => text.value === value);
    return [
      ...(new Set(value).size < MIN_DISTINCT_CHARACTERS || isForeseeable(value)
        ? [`${name} se adivina fácilmente: hazla con openssl rand -base64 33`]
        : []),
      ...(twin ? [`${name} y ${twin.name} son iguales: haz otra para una de las dos`] : []),
    ];
  });
}

/** True when half of a text is predictable: it counts up, counts down or repeats itself. */
function isForeseeable(value: string): boolean {
  const step = (at: number) => value.charCodeAt(at) - value.charCodeAt(at - 1);
  const goesOn = (at: number) => Math.abs(step(at)) === 1 && step(at) === step(at - 1);
  const repeats = (period: number) => (at: number) => value[at] === value[at - period];
  const isMostly = (follows: (at: number) => boolean) =>
    Array.from(value, (_, at) => follows(at)).filter(Boolean).length >= value.length / 2;
  return isMostly(goesOn) || Array.from(value, (_, at) => at + 1).some((period) => isMostly(repeats(period)));
}

function valuesOfSecret(values: Read, name: string) {
  return values[name] as readonly string[] | undefined;
}

/** Other sites to which our forms may lead: the payment page, and the sign-out of the insurer. */
export function formTargets({
  appUrl,
  oidc,
  pasarela,
}: Pick<Config, "appUrl" | "oidc" | "pasarela">): string[] {
  return [
    ...[appUrl, oidc?.emisor, oidc?.salida].flatMap((url) => (url ? [url.origin] : [])),
    ...(pasarela.clase === "mercado-pago" ? PAGINAS_DE_MERCADO_PAGO : []),
  ];
}

import { z } from "zod";
import { ajustesDeAgenda } from "./agenda/settings";
import { ajustesDeAvisos } from "./avisos/settings";
import { ajustesDeContenido } from "./contenido/settings";
import { ajustesDeCuentas } from "./cuentas/settings";
import { ajustesDeCuestionarios } from "./cuestionarios/settings";
import { doors } from "./http/settings";
import { ajustesDePaquetes } from "./paquetes/settings";
import { ConfigError } from "./platform/configError";
import { installation, lugarDe } from "./platform/installation";
import { loQueSePone } from "./platform/motivoDeVariable";
import { openSecretsFile, type SecretsStore } from "./platform/secrets";
import {
  enLista,
  secret,
  staysOnThisMachine,
  type Place,
  type Settings,
  type Values,
} from "./platform/settings";
import { PAGINAS_DE_MERCADO_PAGO } from "./ventas/pago/mercadoPago";
import { ajustesDeSaludMental } from "./saludMental/settings";
import { ajustesDeVentas } from "./ventas/settings";

/** Whoever reads variables of the environment says so here, and nowhere else does anybody read them. */
const PARTS = [
  installation,
  doors,
  ajustesDeVentas,
  ajustesDeAvisos,
  ajustesDeCuentas,
  ajustesDeContenido,
  ajustesDeCuestionarios,
  ajustesDeSaludMental,
  ajustesDePaquetes,
  ajustesDeAgenda,
] as const;

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Given = Joined<ReturnType<(typeof PARTS)[number]["read"]>>;

/** What a deployment may set, checked once. Everything else in the server receives this and reads no environment. */
export interface Config extends Given {}

type Env = Record<string, string | undefined>;
type Read = Record<string, unknown>;
/** Each part is handed the values of all: its type says which of them it may look at. */
type Part = Settings<Record<string, z.ZodType>, object>;

const parts = PARTS as unknown as readonly Part[];
const schema = z.object(Object.assign({}, ...parts.map(({ variables }) => variables)) as Part["variables"]);
const REQUIRED_SECRETS = parts.flatMap(({ secrets = [] }) => secrets);
const GUARDED = parts.flatMap(({ guarded = [] }) => guarded);

/** Every variable that is read, and what it may hold. */
export const VARIABLES = schema.shape;

/** Also those that production can do without. */
const EVERY_SECRET = Object.keys(VARIABLES).filter((name) => VARIABLES[name] === secret);

export function readConfig(
  env: Env,
  openSecrets: (dataDir: string) => SecretsStore = openSecretsFile,
): Config {
  const values = valuesOf(env);
  for (const { contradiction } of parts) {
    const said = contradiction?.(values);
    if (said) throw new ConfigError(said);
  }
  const { APP_ENV, APP_URL, PORT, NOMBRE } = values as Values<typeof installation.variables>;
  const unset = REQUIRED_SECRETS.filter((name) => !values[name]);
  if (APP_ENV === "production") refuseInProduction(values, unset);
  const made: Partial<Record<string, string>> =
    unset.length > 0 ? openSecrets(lugarDe(values).dataDir)(unset) : {};
  const place: Place = {
    env: APP_ENV,
    appUrl: new URL(APP_URL ?? `http://localhost:${PORT}`),
    name: NOMBRE,
    secretOf: (name) => valuesOfSecret(values, name) ?? [made[name] ?? ""],
  };
  return Object.assign({}, ...parts.map(({ read }) => read(values, place))) as Config;
}

function valuesOf(env: Env): Read {
  // `NAME=` in an environment file means "not set".
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)), {
    error: loQueSePone,
  });
  if (parsed.success) return parsed.data;
  const motivos = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new ConfigError([...motivos].map(([name, motivo]) => `${name} no sirve: ${motivo}.`).join("\n"));
}

function refuseInProduction(values: Read, unset: readonly string[]) {
  const required = parts.flatMap(({ missing, secrets = [] }) => [
    ...(missing?.(values) ?? []),
    ...secrets.filter((name) => unset.includes(name)),
  ]);
  if (required.length > 0)
    throw new ConfigError(
      `Con APP_ENV=production falta poner ${enLista(required)}: el README dice qué es cada una.`,
    );
  const open = [
    ...GUARDED.filter((name) => isInTheClear(values[name])).map(
      (name) => `${name} va sin https: pon su dirección con https://`,
    ),
    ...parts.flatMap(({ openDoors }) => openDoors?.(values) ?? []),
    ...guessable(values),
  ];
  if (open.length > 0)
    throw new ConfigError(`APP_ENV=production no acepta esto:\n${open.map((una) => `  ${una}.`).join("\n")}`);
}

function isInTheClear(address: unknown): boolean {
  if (typeof address !== "string") return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !staysOnThisMachine(hostname);
}

/** A key of letters typed by hand has fewer; of 32 random hexadecimal digits, one in thirty million. */
const MIN_DISTINCT_CHARACTERS = 8;

function guessable(values: Read): string[] {
  const secrets = EVERY_SECRET.flatMap((name) =>
    (valuesOfSecret(values, name) ?? []).map((value) => ({ name, value })),
  );
  /** What others gave us, which they know: whatever else is set and is a text. */
  const given = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value }] : [],
  );
  return secrets.flatMap(({ name, value }) => {
    const twin =
      secrets.find((other) => other.value === value && other.name > name) ??
      given.find((other) => other.value === value);
    return [
      ...(new Set(value).size < MIN_DISTINCT_CHARACTERS || isForeseeable(value)
        ? [`${name} se adivina fácilmente: hazla con openssl rand -base64 33`]
        : []),
      ...(twin ? [`${name} y ${twin.name} son iguales: haz otra para una de las dos`] : []),
    ];
  });
}

/** Whether half of it follows from what stands before: it counts up or down, or says again what it said. */
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

/** Where our forms may lead besides ourselves: to where a card is charged, and to the end of the insurer's session. */
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

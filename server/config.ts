import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import type { Origenes } from "../app/domain/cuentas/identidad/origen";
import type { Empresa } from "../app/domain/ventas/comprobantes/emisor";
import type { Marca } from "../app/domain/shared/marca";
import { faltaDelDocumento, RUC } from "../app/domain/cuentas/personas/documento";
import type { OpcionesDeCms } from "./contenido/porHttp";
import type { OpcionesDeBeneficios } from "./cuentas/beneficios/beneficios";
import type { OpcionesDeOidc } from "./cuentas/identidad/oidc";
import type { OpcionesDeEmisor } from "./ventas/comprobantes/emisor-por-http";
import { PAGINAS_DE_MERCADO_PAGO } from "./ventas/pago/mercado-pago";
import type { Cdn } from "../app/domain/shared/imagenes/cdn";
import type { Alcance } from "./http/alcance";
import { ConfigError } from "./platform/configError";
import { openSecretsFile, type SecretsStore } from "./platform/secrets";

/** What a deployment may set, checked once. Everything else in the server receives this and reads no environment. */
export interface Config {
  env: "local" | "production";
  port: number;
  /** Undefined listens on every address of the machine. */
  host: string | undefined;
  /** Where people reach the site: links in mails, the gateway's return address, the origin of every request. */
  appUrl: URL;
  /** On a developer's machine without APP_URL, the address that was typed decides (localhost, a phone on the LAN). */
  originFromHost: boolean;
  databaseUrl: string;
  dataDir: string;
  sessionSecret: readonly string[];
  apiKeys: Record<ApiKeyKind, readonly string[]>;
  /** Production asks for its gateway by name: nothing there pretends to charge money by default. */
  pasarela: { clase: "sandbox" } | { clase: "mercado-pago"; accessToken: string; urlBase?: string };
  pasarelaWebhookSecret: readonly string[];
  trustedProxies: string[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  smtp: { url: string; remitente: string } | null;
  /** False in processes that only answer requests, where another one runs the jobs. */
  runJobs: boolean;
  /** How long `/readyz` says no before the server stops accepting, so that a balancer notices in time. */
  drainSeconds: number;
  /** Where the figures for Prometheus are served, apart from the site; null serves none. */
  metrics: { port: number; host: string } | null;
  /** Who takes OpenTelemetry spans, and under which name; null sends none. */
  traces: { endpoint: URL; service: string } | null;
  /** Who may use the site, where that is limited; null lets everybody in. */
  alcance: Alcance | null;
  /** Shared with the native app; without it the bridge opens nothing. */
  llaveDelPuente: readonly string[] | null;
  /** Where failures are reported to besides our own table. */
  sentryDsn: string | null;
  /** Where images are served from, and the hosts whose images are rewritten to it. */
  cdn: Cdn | null;
  marca: Marca;
  origenes: Origenes;
  /** The insurer's own sign-in; null leaves the embedded form at its door. */
  oidc: OpcionesDeOidc | null;
  /** Who knows people's benefits; null leaves it to our own database. */
  beneficios: OpcionesDeBeneficios | null;
  /** What a private read of policies names itself with, in `client-id`. */
  idCliente: string;
  /** Who answers for a prize draw; null leaves it to the demo's own. */
  organizadorDeSorteos: { organizador: string; ruc: string } | null;
  /** Rewards coins: what they are shown and spent on is there only where this is on. */
  monedas: boolean;
  /** Whom receipts are from. */
  empresa: Empresa;
  /** Who issues them to the tax office; null leaves them waiting, or to the stand-in of a developer's machine. */
  emisor: OpcionesDeEmisor | null;
  /** The content system where editors write; null where they write the files of app/content. */
  cms: OpcionesDeCms | null;
  /** Which form of ours the wellness test is. */
  idformDelTest: string;
  videollamada: {
    ice: {
      abiertos: { urls: string[] }[];
      turn: { urls: string[]; secreto: string } | null;
      /** Every call goes through the TURN server. */
      soloPorRelevo: boolean;
    };
    telefono: string | null;
  };
}

export type ApiKeyKind = "public" | "private" | "personas" | "comunidades" | "survey";

type Env = Record<string, string | undefined>;

const MIN_SECRET_LENGTH = 32;

const SECRETS = [
  "SESSION_SECRET",
  "API_KEY_PUBLIC",
  "API_KEY_PRIVATE",
  "API_KEY_PERSONAS",
  "API_KEY_COMUNIDADES",
  "API_KEY_SURVEY",
  "PASARELA_WEBHOOK_SECRET",
] as const;
type Secret = (typeof SECRETS)[number];

/** One, or a list while it is being replaced: the first signs, all verify. */
const secret = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(z.string().min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`))
      .min(1, `needs at least ${MIN_SECRET_LENGTH} characters`),
  )
  .optional();
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
/** What a header can hold. */
const origen = z.string().regex(/^[\x21-\x7e]{1,200}$/, "is a word or an address without spaces");
const webUrl = z.url({ protocol: /^https?$/ });

/** Every browser in a call is told these, so a password has no place here. */
const iceServers = z.array(z.strictObject({ urls: z.array(z.string().regex(/^stuns?:[^\s@]+$/)).min(1) }));
const ICE_SERVERS_SHAPE =
  'is a list like [{"urls":["stun:stun.example:3478"]}], of STUN servers without passwords; a TURN server is set by TURN_URL and TURN_SECRET';

const schema = z.object({
  APP_ENV: z.enum(["local", "production"]).default("local"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().optional(),
  APP_URL: webUrl.optional(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  ...(Object.fromEntries(SECRETS.map((name) => [name, secret])) as Record<Secret, typeof secret>),
  PASARELA: z.enum(["sandbox", "mercado-pago"]).optional(),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().optional(),
  MERCADO_PAGO_URL: webUrl.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isAddressOrRange, "is not an address or a CIDR range"))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().optional(),
  RUN_JOBS: flag.default(true),
  MONEDAS: flag.optional(),
  ICE_SERVERS: z
    .string()
    .transform((json, context) => {
      const servers = iceServers.safeParse(jsonOf(json));
      if (servers.success) return servers.data;
      context.addIssue({ code: "custom", message: ICE_SERVERS_SHAPE });
      return z.NEVER;
    })
    .optional(),
  TURN_URL: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^turns?:[^\s@]+$/, "is a list of turn: or turns: addresses")))
    .optional(),
  ICE_RELAY_ONLY: flag.default(false),
  TURN_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
  TELEFONO_DE_ATENCION: z
    .string()
    .regex(/^\+?[\d ()-]{6,24}$/, "is a telephone number")
    .optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default("bienestar"),
  NOMBRE: z.string().default("Bienestar"),
  ASEGURADORA: z.string().default("Rimac"),
  PRODUCTO: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("bienestar"),
  WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/, "is a number with its country code and no signs")
    .optional(),
  FACEBOOK_URL: webUrl.optional(),
  INSTAGRAM_URL: webUrl.optional(),
  LINKEDIN_URL: webUrl.optional(),
  TIKTOK_URL: webUrl.optional(),
  YOUTUBE_URL: webUrl.optional(),
  PRIVACIDAD_URL: webUrl.optional(),
  ORIGEN_ASEGURADORA: origen.default("rimac"),
  ORIGEN_PRODUCTO: origen.default("bienestar"),
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_IDENTITY_PROVIDER: z.string().optional(),
  OIDC_LOGOUT_URL: webUrl.optional(),
  OIDC_CLAIM_TIPO_DOCUMENTO: z.string().default("tipo_documento"),
  OIDC_CLAIM_NUMERO_DOCUMENTO: z.string().default("numero_documento"),
  TEST_DE_BIENESTAR: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("test-de-bienestar"),
  CMS_URL: webUrl.optional(),
  CMS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  BENEFICIOS_URL: webUrl.optional(),
  BENEFICIOS_API_KEY: z.string().optional(),
  CLIENT_ID: origen.default("bienestar"),
  SORTEO_ORGANIZADOR: z.string().optional(),
  SORTEO_RUC: z
    .string()
    .regex(/^(10|15|16|17|20)\d{9}$/, "is a RUC of 11 digits")
    .optional(),
  EMPRESA_RUC: z
    .string()
    .refine((ruc) => faltaDelDocumento(RUC, ruc) === null, "is not a RUC")
    .optional(),
  EMPRESA_RAZON_SOCIAL: z.string().max(160).optional(),
  EMPRESA_DIRECCION: z.string().max(200).optional(),
  EMISOR_URL: webUrl.optional(),
  EMISOR_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  APP_DOWNLOAD_URL: webUrl.optional(),
  REGION_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "is the name of a header")
    .transform((name) => name.toLowerCase())
    .optional(),
  REGION_COUNTRIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "is a list of two-letter countries"))),
  APP_BRIDGE_KEY: secret,
  CDN_URL: webUrl.optional(),
  CDN_HOSTS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  DEVICE_DENY: z.string().refine(isPattern, "is not a regular expression").optional(),
  SENTRY_DSN: webUrl.optional(),
  SOPORTE_CORREO: z.email().optional(),
});

const REDES = [
  ["Facebook", "FACEBOOK_URL"],
  ["Instagram", "INSTAGRAM_URL"],
  ["LinkedIn", "LINKEDIN_URL"],
  ["TikTok", "TIKTOK_URL"],
  ["YouTube", "YOUTUBE_URL"],
] as const;

interface Lugar {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  [other: string]: unknown;
}

/** Where the data is, also when the rest of the configuration cannot be read. */
export function lugarDe({ DATA_DIR, DATABASE_URL }: Lugar): Pick<Config, "databaseUrl" | "dataDir"> {
  const dataDir = path.resolve(DATA_DIR || "data");
  return { dataDir, databaseUrl: DATABASE_URL || path.join(dataDir, "bienestar.sqlite") };
}

const INGLES = z.locales.en().localeError;

export function readConfig(
  env: Env,
  openSecrets: (dataDir: string) => SecretsStore = openSecretsFile,
): Config {
  // `NAME=` in an environment file means "not set".
  // In English, though what the same process answers to people is in Spanish.
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)), {
    error: INGLES,
  });
  if (!parsed.success) {
    throw new ConfigError(
      `The configuration is not valid:\n${parsed.error.issues
        .map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
        .join("\n")}`,
    );
  }
  const values = parsed.data;
  if (Boolean(values.TURN_URL) !== Boolean(values.TURN_SECRET)) {
    throw new ConfigError("TURN_URL and TURN_SECRET go together: set both or none.");
  }
  if (values.ICE_RELAY_ONLY && !values.TURN_URL) {
    throw new ConfigError(
      "ICE_RELAY_ONLY needs TURN_URL and TURN_SECRET: without a relay nobody could call.",
    );
  }
  if (values.METRICS_PORT === values.PORT) {
    throw new ConfigError("METRICS_PORT needs a port of its own: PORT is everybody's.");
  }
  const { dataDir } = lugarDe(values);
  const missing = SECRETS.filter((name) => !values[name]);
  if (values.PASARELA === "mercado-pago") {
    // Both come from Mercado Pago: neither can be made here.
    const suyos = ["MERCADO_PAGO_ACCESS_TOKEN", "PASARELA_WEBHOOK_SECRET"] as const;
    const absent = suyos.filter((name) => !values[name]);
    if (absent.length > 0)
      throw new ConfigError(`PASARELA=mercado-pago needs these to be set: ${absent.join(", ")}.`);
  }
  if (values.APP_ENV === "production") {
    const required = [
      ...(values.APP_URL ? [] : ["APP_URL"]),
      ...(values.PASARELA ? [] : ["PASARELA"]),
      // What charges real cards names who sells on its receipts.
      ...(values.PASARELA === "mercado-pago" ? EMPRESA.filter((name) => !values[name]) : []),
      ...missing,
      // Without it nobody's code, reminder or receipt would ever arrive.
      ...(values.SMTP_URL ? [] : ["SMTP_URL"]),
    ];
    if (required.length > 0)
      throw new ConfigError(`APP_ENV=production needs these to be set: ${required.join(", ")}.`);
    const open = openDoorsOf(values);
    if (open.length > 0) throw new ConfigError(`APP_ENV=production refuses:\n  ${open.join("\n  ")}`);
  }
  const made: Partial<Record<string, string>> = missing.length > 0 ? openSecrets(dataDir)(missing) : {};
  const secretOf = (name: Secret) => values[name] ?? [made[name] ?? ""];

  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`);
  return {
    env: values.APP_ENV,
    port: values.PORT,
    // In production what stands before it says where it listens; nothing is open to a network by accident.
    host: values.HOST ?? (values.APP_ENV === "production" ? "127.0.0.1" : undefined),
    appUrl,
    originFromHost: !values.APP_URL,
    ...lugarDe(values),
    sessionSecret: secretOf("SESSION_SECRET"),
    apiKeys: {
      public: secretOf("API_KEY_PUBLIC"),
      private: secretOf("API_KEY_PRIVATE"),
      personas: secretOf("API_KEY_PERSONAS"),
      comunidades: secretOf("API_KEY_COMUNIDADES"),
      survey: secretOf("API_KEY_SURVEY"),
    },
    pasarela:
      values.PASARELA === "mercado-pago"
        ? {
            clase: "mercado-pago",
            accessToken: values.MERCADO_PAGO_ACCESS_TOKEN ?? "",
            ...(values.MERCADO_PAGO_URL && { urlBase: values.MERCADO_PAGO_URL }),
          }
        : { clase: "sandbox" },
    pasarelaWebhookSecret: secretOf("PASARELA_WEBHOOK_SECRET"),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    smtp: values.SMTP_URL
      ? {
          url: values.SMTP_URL,
          remitente: values.SMTP_FROM ?? `${values.NOMBRE} <no-responder@${appUrl.hostname}>`,
        }
      : null,
    runJobs: values.RUN_JOBS,
    // To be tried on a developer's machine; in production whoever runs it decides to give them.
    monedas: values.MONEDAS ?? values.APP_ENV === "local",
    drainSeconds: values.DRAIN_SECONDS ?? (mayHaveSeveralProcesses(values) ? DRAIN_SECONDS_OF_SEVERAL : 0),
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: new URL(values.OTEL_EXPORTER_OTLP_ENDPOINT), service: values.OTEL_SERVICE_NAME }
      : null,
    llaveDelPuente: values.APP_BRIDGE_KEY ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    cdn: values.CDN_URL ? { url: values.CDN_URL, hosts: values.CDN_HOSTS } : null,
    alcance:
      (values.REGION_HEADER && values.REGION_COUNTRIES.length > 0) || values.DEVICE_DENY
        ? {
            cabecera: values.REGION_HEADER ?? null,
            paises: values.REGION_COUNTRIES,
            dispositivosNegados: values.DEVICE_DENY ? new RegExp(values.DEVICE_DENY, "i") : null,
          }
        : null,
    marca: {
      nombre: values.NOMBRE,
      aseguradora: values.ASEGURADORA,
      producto: values.PRODUCTO,
      whatsapp: values.WHATSAPP ?? null,
      redes: REDES.flatMap(([nombre, name]) => {
        const url = values[name];
        return url ? [{ nombre, url }] : [];
      }),
      privacidadUrl: values.PRIVACIDAD_URL ?? null,
      urlDeApp: values.APP_DOWNLOAD_URL ?? null,
      correoDeSoporte: values.SOPORTE_CORREO ?? (values.APP_ENV === "local" ? CORREO_DE_DEMOSTRACION : null),
    },
    origenes: { aseguradora: values.ORIGEN_ASEGURADORA, producto: values.ORIGEN_PRODUCTO },
    oidc: readOidc(values),
    beneficios: values.BENEFICIOS_URL
      ? { url: values.BENEFICIOS_URL, clave: values.BENEFICIOS_API_KEY ?? null }
      : null,
    idCliente: values.CLIENT_ID,
    organizadorDeSorteos:
      values.SORTEO_ORGANIZADOR && values.SORTEO_RUC
        ? { organizador: values.SORTEO_ORGANIZADOR, ruc: values.SORTEO_RUC }
        : null,
    empresa: {
      ruc: values.EMPRESA_RUC ?? EMPRESA_DE_DEMOSTRACION.ruc,
      razonSocial: values.EMPRESA_RAZON_SOCIAL ?? `${values.NOMBRE} ${EMPRESA_DE_DEMOSTRACION.nota}`,
      direccion: values.EMPRESA_DIRECCION ?? EMPRESA_DE_DEMOSTRACION.direccion,
    },
    emisor: readEmisor(values),
    idformDelTest: values.TEST_DE_BIENESTAR,
    cms: readCms(values),
    videollamada: {
      ice: {
        abiertos: values.ICE_SERVERS ?? [],
        turn:
          values.TURN_URL && values.TURN_SECRET
            ? { urls: values.TURN_URL, secreto: values.TURN_SECRET }
            : null,
        soloPorRelevo: values.ICE_RELAY_ONLY,
      },
      telefono: values.TELEFONO_DE_ATENCION ?? null,
    },
  };
}

/** Longer than a proxy takes to leave a process out, and than two looks of a balancer at `/readyz`. */
const DRAIN_SECONDS_OF_SEVERAL = 5;

/** One process on one file has nobody to leave its requests to; on a terminal nobody wants to wait for it either. */
function mayHaveSeveralProcesses({ APP_ENV, DATABASE_URL }: z.output<typeof schema>): boolean {
  return APP_ENV === "production" && /^postgres(ql)?:/.test(DATABASE_URL ?? "");
}

/** Through which people, money or secrets travel. */
const GUARDED_URLS = [
  "APP_URL",
  "BENEFICIOS_URL",
  "CMS_URL",
  "EMISOR_URL",
  "MERCADO_PAGO_URL",
  "OIDC_ISSUER",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "SENTRY_DSN",
] as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** A key of letters typed by hand has fewer. */
const MIN_DISTINCT_CHARACTERS = 10;

const EVERY_ADDRESS = new Set(["0.0.0.0", "::", "[::]", ""]);
/** A group with a repetition in it that is repeated itself: what a regular expression may take for ever over. */
const REPEATS_WHAT_REPEATS = /[+*}][^()]*\)[+*{]/;

/** What production would leave open to whoever listens, or guesses. */
function openDoorsOf(values: z.output<typeof schema>): string[] {
  const doors: string[] = GUARDED_URLS.filter((name) => {
    const { protocol, hostname } = new URL(values[name] ?? "https://set.invalid");
    return protocol === "http:" && !LOOPBACK.test(hostname);
  }).map((name) => `${name} without https`);
  if (values.SMTP_URL && !isMailEncrypted(new URL(values.SMTP_URL))) {
    doors.push(
      "SMTP_URL without TLS: use smtps://, or smtp:// with ?requireTLS=true, and let it look at the certificate",
    );
  }
  if (values.METRICS_PORT && EVERY_ADDRESS.has(values.METRICS_HOST)) {
    doors.push("METRICS_HOST open to every network: name the address of the one that may read them");
  }
  if (values.TRUSTED_PROXIES.some((proxy) => proxy.endsWith("/0"))) {
    doors.push("TRUSTED_PROXIES trusts everybody: anybody could say that they come from anywhere");
  }
  if (values.DEVICE_DENY && REPEATS_WHAT_REPEATS.test(values.DEVICE_DENY)) {
    doors.push("DEVICE_DENY repeats what repeats itself: one long header would stop the server");
  }
  if (values.DATABASE_URL && !isDatabaseEncrypted(values.DATABASE_URL)) {
    doors.push("DATABASE_URL beyond this machine without TLS: add ?sslmode=require or verify-full");
  }
  const secrets = SECRETS.flatMap((name) => (values[name] ?? []).map((value) => ({ name, value })));
  for (const { name, value } of secrets) {
    if (new Set(value).size < MIN_DISTINCT_CHARACTERS) doors.push(`${name} is easily guessed`);
    const twin = secrets.find((other) => other.value === value && other.name !== name);
    if (twin && twin.name > name) doors.push(`${name} and ${twin.name} are the same`);
  }
  return doors;
}

function isMailEncrypted({ protocol, hostname, searchParams }: URL): boolean {
  if (LOOPBACK.test(hostname)) return true;
  // Without looking whose certificate it is, anybody in between reads along.
  if (searchParams.get("tls.rejectUnauthorized") === "false") return false;
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}

function isDatabaseEncrypted(address: string): boolean {
  if (!/^postgres(ql)?:/.test(address)) return true;
  const { hostname, searchParams } = new URL(address);
  // A socket has no host, and leaves the machine by no way.
  if (!hostname || LOOPBACK.test(hostname)) return true;
  return ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "");
}

/** Who sells, as a receipt names them. */
const EMPRESA = ["EMPRESA_RUC", "EMPRESA_RAZON_SOCIAL", "EMPRESA_DIRECCION"] as const;

/** Who sells in a demo: a number that no company has. */
const EMPRESA_DE_DEMOSTRACION = { ruc: "20000000001", nota: "(demostración)", direccion: "Lima, Perú" };

/** Who helps in a demo: an address under a name that leads nowhere (RFC 2606). */
const CORREO_DE_DEMOSTRACION = "ayuda@bienestar.example";

function readEmisor(values: z.output<typeof schema>): OpcionesDeEmisor | null {
  const needed = ["EMISOR_URL", "EMISOR_TOKEN", ...EMPRESA] as const;
  const { EMISOR_URL: url, EMISOR_TOKEN: token } = values;
  if (!url && !token) return null;
  const absent = needed.filter((name) => !values[name]);
  if (!url || !token || absent.length > 0)
    throw new ConfigError(`The receipts' issuer needs these to be set too: ${absent.join(", ")}.`);
  return { url, token };
}

function readCms({ CMS_URL: url, CMS_TOKEN: token }: z.output<typeof schema>): OpcionesDeCms | null {
  if (!url && !token) return null;
  if (!url || !token)
    throw new ConfigError(`The content system needs this to be set too: ${url ? "CMS_TOKEN" : "CMS_URL"}.`);
  return { url, token };
}

function readOidc(values: z.output<typeof schema>): OpcionesDeOidc | null {
  const needed = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: idCliente, OIDC_CLIENT_SECRET: secreto } = values;
  if (!issuer || !idCliente || !secreto) {
    const absent = needed.filter((name) => !values[name]);
    if (absent.length === needed.length) return null;
    throw new ConfigError(`The insurer's sign-in needs these to be set too: ${absent.join(", ")}.`);
  }
  const emisor = new URL(issuer);
  return {
    emisor,
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import path from "node:path";
import { z } from "zod";
import type { Marca } from "../../app/domain/shared/marca";
import { isPostgres, leerDireccion, motivoDeDireccion } from "./database/direccion";
import {
  flag,
  freeText,
  port,
  settings,
  staysOnThisMachine,
  webUrl,
  type Values,
  type VariableMeta,
} from "./settings";

/** Settings of the place where the process runs: addresses, data, name and observers. */
export interface Installation {
  env: "local" | "production";
  port: number;
  /** Address to listen on; undefined listens on every address of the machine. */
  host: string | undefined;
  /** Public address of the site: for links in mails, the gateway's return address and the origin of requests. */
  appUrl: URL;
  /**
   * True on a developer's machine without APP_URL: the origin is the address that was typed (localhost, a phone on the
   * LAN).
   */
  originFromHost: boolean;
  databaseUrl: string;
  dataDir: string;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** True for a process that runs the jobs; false for one that only answers requests. */
  runJobs: boolean;
  /**
   * Seconds between the first "no" of `/readyz` and the end of accepting connections, so that a balancer notices in
   * time.
   */
  drainSeconds: number;
  /** Address on which Prometheus reads the metrics, apart from the site; null for none. */
  metrics: { port: number; host: string } | null;
  /** Collector of OpenTelemetry spans, and our service name; null for none. */
  traces: { endpoint: URL; service: string } | null;
  /** Address of Sentry, to which reports of failures are sent besides our own table; null for none. */
  sentryDsn: string | null;
  marca: Marca;
}

const variables = {
  APP_ENV: z
    .enum(["local", "production"])
    .default("local")
    .describe(
      "`local` makes missing secrets and has the demo, the sandbox gateway and the mailbox. `production` has none of these.",
    ),
  PORT: port.default(3000).describe("Port of the site."),
  HOST: freeText.optional().meta({
    description: "Address that the site listens on.",
    unset: "every address; `127.0.0.1` in production",
  } satisfies VariableMeta),
  APP_URL: webUrl.meta({
    description: "Public address of the site. Production takes https only, except on loopback.",
    unset: "the address that the browser asked for",
  } satisfies VariableMeta),
  DATABASE_URL: freeText.optional().meta({
    description:
      "SQLite file, or `postgres://…`. In production a PostgreSQL beyond loopback needs `?sslmode=require`, `verify-ca` or `verify-full`.",
    unset: "`bienestar.sqlite` in `DATA_DIR`",
  } satisfies VariableMeta),
  DATA_DIR: freeText.default("data").describe("Data folder."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe(
      "Least severe level of the log: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.",
    ),
  RUN_JOBS: flag.default(true).describe("`false` in a process that only answers requests."),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .optional()
    .meta({
      description:
        "Seconds between the first 503 of `/readyz` and the last new connection. It must outlast two checks of a balancer.",
      unset: "`5` in production with PostgreSQL, else `0`",
    } satisfies VariableMeta),
  METRICS_PORT: port.optional().describe("Port of `/metrics` for Prometheus, apart from the site's."),
  METRICS_HOST: freeText
    .default("127.0.0.1")
    .describe("Address of `/metrics`, which asks for no password: loopback or a private network."),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.describe(
    "OpenTelemetry collector (OTLP over HTTP) of spans, which carry no values. The exporter also reads the other `OTEL_EXPORTER_OTLP_*` and `OTEL_TRACES_SAMPLER`.",
  ),
  OTEL_SERVICE_NAME: z.string().max(100).default("bienestar").describe("Name of the service in its spans."),
  SENTRY_DSN: webUrl.describe(
    "Service that speaks Sentry's protocol and receives failures without personal data. `ops errores` lists failures in any case.",
  ),
  NOMBRE: freeText.default("Bienestar").describe("Name of the product."),
  ASEGURADORA: freeText.default("Rimac").describe("Name of the insurer."),
  PRODUCTO: z
    .string()
    .regex(/^[a-z0-9-]+$/, "pon letras minúsculas, números y guiones")
    .default("bienestar")
    .describe("Code of the product: lowercase letters, digits and hyphens."),
  WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/, "pon un número con su código de país y sin signos, como 51987654321")
    .optional()
    .describe("Number for help on WhatsApp, with its country code and no signs."),
  FACEBOOK_URL: webUrl.describe("Facebook page of the brand."),
  INSTAGRAM_URL: webUrl.describe("Instagram page of the brand."),
  LINKEDIN_URL: webUrl.describe("LinkedIn page of the brand."),
  TIKTOK_URL: webUrl.describe("TikTok page of the brand."),
  YOUTUBE_URL: webUrl.describe("YouTube page of the brand."),
  PRIVACIDAD_URL: webUrl.describe("Privacy policy in the footer."),
  APP_DOWNLOAD_URL: webUrl.describe("Download page of the native app."),
  SOPORTE_CORREO: z
    .email()
    .optional()
    .meta({
      description: "Mail for help, shown at `/ayuda` and `/reclamo`.",
      unset: "the demo's; none in production",
      required: "in production, without `WHATSAPP`",
    } satisfies VariableMeta),
};

const REDES = [
  ["Facebook", "FACEBOOK_URL"],
  ["Instagram", "INSTAGRAM_URL"],
  ["LinkedIn", "LINKEDIN_URL"],
  ["TikTok", "TIKTOK_URL"],
  ["YouTube", "YOUTUBE_URL"],
] as const;

const EVERY_ADDRESS = new Set(["0.0.0.0", "::", "[::]", ""]);

/** Support address of a demo, under a reserved name that leads nowhere (RFC 2606 § 2). */
const CORREO_DE_DEMOSTRACION = "ayuda@bienestar.example";

/**
 * Seconds of draining with several processes: longer than a proxy needs to leave a process out, and than two checks of
 * `/readyz`.
 */
const DRAIN_SECONDS_OF_SEVERAL = 5;

export const installation = settings({
  variables,
  guarded: ["APP_URL", "OTEL_EXPORTER_OTLP_ENDPOINT", "SENTRY_DSN"],
  contradiction: ({ METRICS_PORT, PORT, DATABASE_URL }) =>
    METRICS_PORT === PORT
      ? "METRICS_PORT no puede ser el mismo puerto que PORT, que es de todos: pon otro."
      : motivoDeDireccion(DATABASE_URL ?? ""),
  // A person who loses the second factor can ask only support, and the texts promise an answer.
  missing: ({ APP_URL, SOPORTE_CORREO, WHATSAPP }) => [
    ...(APP_URL ? [] : ["APP_URL"]),
    ...(SOPORTE_CORREO || WHATSAPP ? [] : ["SOPORTE_CORREO"]),
  ],
  openDoors: ({ METRICS_PORT, METRICS_HOST, DATABASE_URL }) => [
    ...(METRICS_PORT && EVERY_ADDRESS.has(METRICS_HOST)
      ? ["METRICS_HOST está abierto a todas las redes: pon la dirección de la que puede leer las cifras"]
      : []),
    ...(DATABASE_URL && !isDatabaseEncrypted(DATABASE_URL)
      ? ["DATABASE_URL sale de esta máquina sin TLS: añade ?sslmode=require o verify-full"]
      : []),
  ],
  read: (values, { env, appUrl }): Installation => ({
    env,
    port: values.PORT,
    // In production only a proxy on this machine reaches the process, unless HOST is set.
    host: values.HOST ?? (env === "production" ? "127.0.0.1" : undefined),
    appUrl,
    originFromHost: !values.APP_URL,
    ...lugarDe(values),
    logLevel: values.LOG_LEVEL,
    runJobs: values.RUN_JOBS,
    drainSeconds: values.DRAIN_SECONDS ?? (mayHaveSeveralProcesses(values) ? DRAIN_SECONDS_OF_SEVERAL : 0),
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: new URL(values.OTEL_EXPORTER_OTLP_ENDPOINT), service: values.OTEL_SERVICE_NAME }
      : null,
    sentryDsn: values.SENTRY_DSN ?? null,
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
      correoDeSoporte: values.SOPORTE_CORREO ?? (env === "local" ? CORREO_DE_DEMOSTRACION : null),
    },
  }),
});

interface Lugar {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  [other: string]: unknown;
}

/** Folder and address of the data; they can be read even when other variables are invalid. */
export function lugarDe({ DATA_DIR, DATABASE_URL }: Lugar): Pick<Installation, "databaseUrl" | "dataDir"> {
  const dataDir = path.resolve(DATA_DIR || "data");
  return { dataDir, databaseUrl: DATABASE_URL || path.join(dataDir, "bienestar.sqlite") };
}

/** True for PostgreSQL in production. A process on a SQLite file is alone: no other process could take its requests. */
function mayHaveSeveralProcesses({ APP_ENV, DATABASE_URL }: Values<typeof variables>): boolean {
  return APP_ENV === "production" && isPostgres(DATABASE_URL ?? "");
}

function isDatabaseEncrypted(address: string): boolean {
  const url = isPostgres(address) ? leerDireccion(address) : null;
  if (!url) return true;
  const { hostname, searchParams } = url;
  // A Unix socket has no host and stays on this machine. The driver also reads a parameter `host`, and the last one
  // applies.
  if ([hostname, ...searchParams.getAll("host")].every((host) => !host || staysOnThisMachine(host)))
    return true;
  const modes = searchParams.getAll("sslmode");
  return modes.length > 0 && modes.every((mode) => ["require", "verify-ca", "verify-full"].includes(mode));
}

import path from "node:path";
import { z } from "zod";
import type { Marca } from "../../app/domain/shared/marca";
import { isPostgres, leerDireccion, motivoDeDireccion } from "./database/direccion";
import { flag, freeText, port, settings, staysOnThisMachine, webUrl, type Values } from "./settings";

/** Where the process stands: its addresses, its data, its name, and who looks at it. */
export interface Installation {
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
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** False in processes that only answer requests, where another one runs the jobs. */
  runJobs: boolean;
  /** How long `/readyz` says no before the server stops accepting, so that a balancer notices in time. */
  drainSeconds: number;
  /** Where the figures for Prometheus are served, apart from the site; null serves none. */
  metrics: { port: number; host: string } | null;
  /** Who takes OpenTelemetry spans, and under which name; null sends none. */
  traces: { endpoint: URL; service: string } | null;
  /** Where failures are reported to besides our own table. */
  sentryDsn: string | null;
  marca: Marca;
}

const variables = {
  APP_ENV: z.enum(["local", "production"]).default("local"),
  PORT: port.default(3000),
  HOST: freeText.optional(),
  APP_URL: webUrl,
  DATABASE_URL: freeText.optional(),
  DATA_DIR: freeText.default("data"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  RUN_JOBS: flag.default(true),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: freeText.default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl,
  OTEL_SERVICE_NAME: z.string().max(100).default("bienestar"),
  SENTRY_DSN: webUrl,
  NOMBRE: freeText.default("Bienestar"),
  ASEGURADORA: freeText.default("Rimac"),
  PRODUCTO: z
    .string()
    .regex(/^[a-z0-9-]+$/, "pon letras minúsculas, números y guiones")
    .default("bienestar"),
  WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/, "pon un número con su código de país y sin signos, como 51987654321")
    .optional(),
  FACEBOOK_URL: webUrl,
  INSTAGRAM_URL: webUrl,
  LINKEDIN_URL: webUrl,
  TIKTOK_URL: webUrl,
  YOUTUBE_URL: webUrl,
  PRIVACIDAD_URL: webUrl,
  APP_DOWNLOAD_URL: webUrl,
  SOPORTE_CORREO: z.email().optional(),
};

const REDES = [
  ["Facebook", "FACEBOOK_URL"],
  ["Instagram", "INSTAGRAM_URL"],
  ["LinkedIn", "LINKEDIN_URL"],
  ["TikTok", "TIKTOK_URL"],
  ["YouTube", "YOUTUBE_URL"],
] as const;

const EVERY_ADDRESS = new Set(["0.0.0.0", "::", "[::]", ""]);

/** Who helps in a demo: an address under a name that leads nowhere (RFC 2606). */
const CORREO_DE_DEMOSTRACION = "ayuda@bienestar.example";

/** Longer than a proxy takes to leave a process out, and than two looks of a balancer at `/readyz`. */
const DRAIN_SECONDS_OF_SEVERAL = 5;

export const installation = settings({
  variables,
  guarded: ["APP_URL", "OTEL_EXPORTER_OTLP_ENDPOINT", "SENTRY_DSN"],
  contradiction: ({ METRICS_PORT, PORT, DATABASE_URL }) =>
    METRICS_PORT === PORT
      ? "METRICS_PORT no puede ser el mismo puerto que PORT, que es de todos: pon otro."
      : motivoDeDireccion(DATABASE_URL ?? ""),
  // Whoever loses their second factor has nobody else to ask, and the texts promise somebody who answers.
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
    // In production what stands before it says where it listens; nothing is open to a network by accident.
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

/** Where the data is, also when the rest of the configuration cannot be read. */
export function lugarDe({ DATA_DIR, DATABASE_URL }: Lugar): Pick<Installation, "databaseUrl" | "dataDir"> {
  const dataDir = path.resolve(DATA_DIR || "data");
  return { dataDir, databaseUrl: DATABASE_URL || path.join(dataDir, "bienestar.sqlite") };
}

/** One process on one file has nobody to leave its requests to; on a terminal nobody wants to wait for it either. */
function mayHaveSeveralProcesses({ APP_ENV, DATABASE_URL }: Values<typeof variables>): boolean {
  return APP_ENV === "production" && isPostgres(DATABASE_URL ?? "");
}

function isDatabaseEncrypted(address: string): boolean {
  const url = isPostgres(address) ? leerDireccion(address) : null;
  if (!url) return true;
  const { hostname, searchParams } = url;
  // A socket has no host, and leaves the machine by no way. The driver lets a parameter say where to, and the last win.
  if ([hostname, ...searchParams.getAll("host")].every((host) => !host || staysOnThisMachine(host)))
    return true;
  const modes = searchParams.getAll("sslmode");
  return modes.length > 0 && modes.every((mode) => ["require", "verify-ca", "verify-full"].includes(mode));
}

import { Hono } from "hono";
import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { describirDispositivo } from "../../../app/domain/cuentas/identidad/dispositivo";
import { esJsonPosible } from "../../../app/domain/shared/navegacion/envio";
import { hablaDePeligro } from "../../../app/domain/shared/peligro";
import type { Suceso } from "../../../app/domain/shared/sucesos";
import {
  MENSAJE_DE_FALLO,
  NoDisponible,
  REINTENTAR_EN_SEGUNDOS,
  type CodigoDeFallo,
} from "../../../app/domain/shared/fallo";
import { RECHAZOS_DE_NOTIFICACION } from "../../../app/domain/ventas/pagos/recibirNotificacion";
import { AYUDA, escribeDePeligro } from "../../platform/api/ayuda";
import { sameText } from "../../platform/sameText";
import { secretsOf, type Secret } from "../../platform/rotation";
import { makeAnotarSuceso } from "../../platform/securityEvents";
import type { Product } from "../../product";
import type { Services } from "../../platform/services";
import {
  CLASES_DE_CLAVE,
  CLAVE_DE_INVITADO,
  datosInvalidos,
  ErrorDeApi,
  esLecturaPublica,
  O_INVITADO,
  rechazosDe,
  type Alarma,
  type ClaseDeClave,
  type Ctx,
  type Endpoint,
  type Entorno,
} from "../../platform/api/endpoint";
import { ENDPOINTS } from "../../modules";
import { KNOWN_BY_TAG } from "../caching";
import { yaLoTiene } from "../../../app/domain/shared/etag";
import { unaSolaVez, type Respuesta } from "./idempotencia";
import { openApi } from "./openapi";
import { sinCopiaDe } from "./sinCopia";

/**
 * HTTP status of a failure that the caller did not cause. The catalogue's 403 for network failures is only in the
 * report.
 */
const ESTADO_DE_FALLO: Record<CodigoDeFallo, 500 | 502 | 504> = {
  "504 Timeout": 504,
  ERR_NETWORK: 502,
  UNEXPECTED_ERROR: 500,
};

const rechazoDeNotificacion = rechazosDe(RECHAZOS_DE_NOTIFICACION);

/**
 * Decoder that keeps the byte order mark, which `text()` drops (Encoding standard, UTF-8 decode): a signature covers
 * every byte.
 */
const TAL_COMO_VINO = new TextDecoder("utf-8", { ignoreBOM: true });

/** Refusals that are also logged as security events: a wrong key, token, origin or signature. */
const SUCESO_DE: Partial<Record<string, Suceso>> = {
  "clave-de-api-invalida": "acceso-denegado",
  "clave-de-otra-clase": "acceso-denegado",
  "token-invalido": "acceso-denegado",
  "origen-no-permitido": "acceso-denegado",
  "firma-invalida": "firma-invalida",
};

/** Maximum of refused fields that one answer names. */
const CAMPOS_NOMBRADOS = 20;

interface DepsDeApi {
  services: Services;
  idempotencia: Product["idempotencia"];
  apiKeys: Record<ClaseDeClave, Secret>;
  log: Logger;
}

/**
 * The API at `/v2`, beside the pages. Key, person, schema, idempotency and envelope are decided here for all endpoints.
 */
export function createApi({ services, idempotencia, apiKeys, log }: DepsDeApi): Hono<Entorno> {
  const api = new Hono<Entorno>();
  const anotarSuceso = makeAnotarSuceso(log);

  api.use(async (c, next) => {
    c.set("comenzo", performance.now());
    await next();
  });
  api.onError((error, c) => {
    if (error instanceof ErrorDeApi) {
      const suceso = SUCESO_DE[error.code];
      if (suceso) anotarSuceso({ suceso, motivo: error.code });
      return fallar(c, error);
    }
    const { codigo } = services.reportarFallo(error, {
      lugar: "api",
      soporte: c.get("idSolicitud") ?? "",
      metodo: c.req.method,
      path: c.req.path,
      transcurridoEnMs: performance.now() - (c.get("comenzo") ?? performance.now()),
    });
    if (error instanceof NoDisponible) {
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS[error.motivo]));
      const mensaje = "Ahora no podemos atender la solicitud. Inténtalo en unos segundos.";
      return fallar(c, new ErrorDeApi(503, "no-disponible", mensaje));
    }
    return fallar(c, new ErrorDeApi(ESTADO_DE_FALLO[codigo], codigo, MENSAJE_DE_FALLO[codigo]));
  });

  // Made when it is first asked for: it takes a twentieth of the CPU of a start.
  let documento: { texto: string; etag: string } | undefined;
  api.get("/openapi.json", (c) => {
    if (!documento) {
      const texto = JSON.stringify(openApi(ENDPOINTS, services.marca.nombre));
      documento = { texto, etag: etagDe(texto) };
    }
    return sinCambios(c, documento.etag)
      ? c.body(null, 304)
      : c.body(documento.texto, 200, { "content-type": "application/json; charset=utf-8" });
  });

  // Notifications of the payment gateway need no key: the signature over their raw body proves the sender.
  api.post("/pasarela/notificaciones", async (c) => {
    const resultado = await services.ventas.recibirNotificacion({
      url: c.req.url,
      cabeceras: c.req.raw.headers,
      cuerpo: TAL_COMO_VINO.decode(await c.req.arrayBuffer()),
    });
    if (!resultado.ok && resultado.rechazo !== "pago-ajeno") throw rechazoDeNotificacion(resultado.rechazo);
    return c.json({ success: true, data: {} });
  });

  for (const endpoint of ENDPOINTS) {
    const ruta = endpoint.ruta.replace(/\{(\w+)\}/g, ":$1");
    api.on(endpoint.metodo.toUpperCase(), ruta, async (c) => {
      const texto = endpoint.cuerpo ? await c.req.text() : "";
      const enviado = leerJson(texto);
      // This runs before the key is checked: a person in danger gets the help lines, whatever else is wrong with the
      // request.
      const alarma = makeAlarma();
      c.set("alarma", alarma);
      if (suenaAPeligro(endpoint, { services, parametros: c.req.param(), enviado })) alarma.dar();
      const conToken = c.req.header("authorization") !== undefined;
      const esDeInvitado = endpoint.conPersona === O_INVITADO && !conToken;
      const esInvitado =
        exigirClave(c, esDeInvitado ? [endpoint.clave, CLAVE_DE_INVITADO] : [endpoint.clave], apiKeys) !==
        endpoint.clave;
      const conPersona = !esInvitado && (endpoint.conPersona || (endpoint.siHayPersona && conToken));
      const portador = conPersona ? await exigirPersona(c, services) : null;
      if (!enviado.ok) throw enviado.error;
      const peticion = {
        services,
        parametros: leer(endpoint.parametros, c.req.param()),
        consulta: leer(endpoint.consulta, c.req.query()),
        cuerpo: endpoint.cuerpo && leer(endpoint.cuerpo, enviado.cuerpo),
        portador,
        origen: new URL(c.req.url).origin,
        red: c.get("red") ?? "",
        dispositivo: describirDispositivo(c.req.header("user-agent")),
        cabecera: (nombre: string) => c.req.header(nombre),
        idSolicitud: c.get("idSolicitud") ?? "",
        alarma,
        archivo: c.get("archivo") ?? null,
      };
      const contestar = async (hacer: () => Promise<unknown>): Promise<Respuesta> => {
        try {
          const data = await hacer();
          const estado = endpoint.yaEstaba?.(data as { nueva: boolean }) ? 200 : (endpoint.estado ?? 200);
          return { estado, cuerpo: JSON.stringify({ success: true, data }) };
        } catch (error) {
          if (!(error instanceof ErrorDeApi)) throw error;
          return { estado: error.http, cuerpo: JSON.stringify(sobreDeError(error)) };
        }
      };
      const llevarACabo = (repetida: boolean) => contestar(() => endpoint.atender({ ...peticion, repetida }));
      const clave = endpoint.idempotente ? c.req.header("idempotency-key") : undefined;
      const { estado, cuerpo } = clave
        ? await unaSolaVez(
            { ...services, idempotencia },
            {
              idPersona: portador?.idPersona ?? null,
              clave,
              ruta: `${c.req.method} ${c.req.path}`,
              texto,
            },
            llevarACabo,
            sinCopiaDe(endpoint, services, portador, contestar),
          )
        : await llevarACabo(false);
      if (estado === 204) return c.body(null, 204);
      if (estado === 200 && esLecturaPublica(endpoint)) {
        if (sinCambios(c, etagDe(cuerpo))) return c.body(null, 304);
      }
      return enviar(c, estado, cuerpo);
    });
  }
  return api;
}

/** Entity tag of an answer. It is weak, because the same answer may also be sent compressed (RFC 9110 § 8.8.1). */
const etagDe = (cuerpo: string) =>
  `W/"${createHash("sha256").update(cuerpo).digest("base64url").slice(0, 22)}"`;

/** Sets the entity tag of the answer; true when the client has this answer already (RFC 9110 § 13.1.2). */
function sinCambios(c: Ctx, etag: string): boolean {
  c.header("etag", etag);
  c.header("cache-control", KNOWN_BY_TAG);
  return yaLoTiene(c.req.header("if-none-match"), etag);
}

/** Returns the kind of the request's API key, when the endpoint accepts that kind; else refuses. */
function exigirClave(c: Ctx, sirven: readonly ClaseDeClave[], apiKeys: DepsDeApi["apiKeys"]): ClaseDeClave {
  const dada = c.req.header("x-api-key") ?? "";
  const claseDada = CLASES_DE_CLAVE.find((clase) =>
    secretsOf(apiKeys[clase]).some((secreto) => sameText(dada, secreto)),
  );
  if (!claseDada) throw new ErrorDeApi(401, "clave-de-api-invalida", "Falta una clave de API válida.");
  if (!sirven.includes(claseDada))
    throw new ErrorDeApi(403, "clave-de-otra-clase", "Esa clave de API no sirve aquí.");
  return claseDada;
}

async function exigirPersona(c: Ctx, { cuentas: { identidad } }: Services) {
  const token = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  const portador = token ? await identidad.reconocer(token, "api") : null;
  if (!portador) throw new ErrorDeApi(401, "token-invalido", "Inicia sesión para continuar.");
  return portador;
}

type Enviado = { ok: true; cuerpo: unknown } | { ok: false; texto: string; error: ErrorDeApi };

function leerJson(texto: string): Enviado {
  const ilegible = (code: string, mensaje: string) =>
    ({ ok: false, texto, error: new ErrorDeApi(400, code, mensaje) }) as const;
  if (texto === "") return { ok: true, cuerpo: {} };
  let cuerpo: unknown;
  try {
    cuerpo = JSON.parse(texto);
  } catch {
    return ilegible("json-invalido", "El cuerpo no es JSON válido.");
  }
  if (!esJsonPosible(cuerpo)) return ilegible("cuerpo-invalido", "No podemos leer ese cuerpo.");
  return { ok: true, cuerpo };
}

/** True when the request signals that a person is in danger, by free text or by a chosen answer. */
function suenaAPeligro(
  { textoLibre, peligra }: Endpoint,
  { enviado, ...peticion }: { services: Services; parametros: Record<string, string>; enviado: Enviado },
): boolean {
  const cuerpo = enviado.ok ? enviado.cuerpo : enviado.texto;
  if (textoLibre && (enviado.ok ? escribeDePeligro(cuerpo) : hablaDePeligro(enviado.texto))) return true;
  return peligra?.({ ...peticion, enviado: cuerpo }) ?? false;
}

function leer(esquema: z.ZodType | undefined, valor: unknown): unknown {
  if (!esquema) return undefined;
  const leido = esquema.safeParse(valor);
  if (leido.success) return leido.data;
  throw datosInvalidos(
    leido.error.issues
      .slice(0, CAMPOS_NOMBRADOS)
      .map((issue) => ({ campo: issue.path.join("."), mensaje: issue.message, ...sugerenciaDe(issue) })),
  );
}

/** Value to send instead, as the schema that refused the field suggests. */
const sugerenciaDe = (issue: z.core.$ZodIssue) =>
  issue.code === "custom" && issue.params?.sugerencia
    ? { sugerencia: issue.params.sugerencia as unknown }
    : {};

const sobreDeError = ({ code, message, detalle }: ErrorDeApi) => ({
  success: false,
  error: { code, message, ...detalle },
});

function makeAlarma(): Alarma {
  const alarma = { dada: false, dar: () => void (alarma.dada = true) };
  return alarma;
}

/** The help lines are added when the answer is sent, so that a stored idempotent answer never contains them. */
const enviar = (c: Ctx, estado: number, cuerpo: string) =>
  c.body(c.get("alarma")?.dada ? conLaAyuda(cuerpo) : cuerpo, estado as 200, {
    "content-type": "application/json; charset=utf-8",
  });

function conLaAyuda(cuerpo: string): string {
  const { success, data, error } = JSON.parse(cuerpo) as { success: boolean; data?: object; error?: object };
  return JSON.stringify({
    success,
    ...(success ? { data: { ...data, ...AYUDA } } : { error: { ...error, ...AYUDA } }),
  });
}

const fallar = (c: Ctx, error: ErrorDeApi) => enviar(c, error.http, JSON.stringify(sobreDeError(error)));

import { Hono } from "hono";
import { pino } from "pino";
import type { ArchivoEnviado } from "../../app/domain/shared/archivoEnviado";
import { sumarMinutos } from "../../app/domain/shared/fechas";
import { createApi } from "../../server/http/api/api";
import { CLASES_DE_CLAVE, type ClaseDeClave, type Entorno } from "../../server/platform/api/endpoint";
import { makeAccesoRepository } from "../../server/cuentas/repositories/accesos";
import { ORIGEN, type Mundo } from "./servicios";

export const CLAVES_DE_API = Object.fromEntries(
  CLASES_DE_CLAVE.map((clase) => [clase, `clave-${clase}`]),
) as Record<ClaseDeClave, string>;

export interface LlamadaDeApi {
  /** Value of the header `Idempotency-Key`; without one, the header is not sent. */
  clave?: string;
  token?: string | undefined;
  cuerpo?: unknown;
  /** Exact text of the request's body, instead of `cuerpo`. */
  texto?: string;
  cabeceras?: Record<string, string>;
  /** File that the door of HTTP would take out of the body. */
  archivo?: ArchivoEnviado;
}

// The data of an answer are untyped here: the tests check the envelope, and matchers look at the data.
export type Sobre = { success: boolean; data: Record<string, never>; error?: Record<string, never> };

/** Opens `/v2` over the services of a test. */
export function abrirApi(mundo: Mundo) {
  const api = new Hono<Entorno & { Bindings: { archivo: ArchivoEnviado | null } }>();
  api.use((c, next) => {
    c.set("archivo", c.env.archivo);
    return next();
  });
  api.route("/", createApi({ ...mundo.producto, apiKeys: CLAVES_DE_API, log: pino({ level: "silent" }) }));
  return {
    async llamar(
      metodo: string,
      ruta: string,
      { clave, token, cuerpo, texto: enviado, cabeceras, archivo }: LlamadaDeApi,
    ) {
      const init = {
        method: metodo,
        headers: {
          ...(clave ? { "x-api-key": clave } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          "content-type": "application/json",
          ...cabeceras,
        },
        ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
        ...(enviado === undefined ? {} : { body: enviado }),
      };
      const respuesta = await api.request(ORIGEN + ruta, init, { archivo: archivo ?? null });
      const texto = await respuesta.text();
      return {
        estado: respuesta.status,
        texto,
        etag: respuesta.headers.get("etag"),
        cuerpo: (texto ? JSON.parse(texto) : null) as Sobre,
      };
    },
    /** A session of the API without the cost of verifying a password. */
    async abrirSesion(idPersona: number) {
      const acceso = {
        idAcceso: crypto.randomUUID(),
        idPersona,
        creadoEn: mundo.reloj.ahora,
        expiraEn: sumarMinutos(mundo.reloj.ahora, 60),
        cerradoEn: null,
      };
      await makeAccesoRepository(mundo.db).abrir(acceso);
      const { accessToken, refreshToken } = await mundo.servicios.cuentas.identidad.juegoDeTokens(acceso);
      return { idAcceso: acceso.idAcceso, token: accessToken, refreshToken };
    },
  };
}

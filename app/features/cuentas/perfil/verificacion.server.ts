import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { renderSVG } from "uqr";
import { sinClave } from "~/domain/cuentas/identidad/prueba";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import {
  entradaDeActivacion,
  MENSAJE_DE_SEGUNDO_FACTOR,
  type RechazoDeSegundoFactor,
} from "~/domain/cuentas/segundoFactor/segundoFactor";
import { services } from "~/services.server";
import { galletaDePrueba } from "~/shell/prueba.server";
import { responder } from "~/shell/responder";
import type { PersonaEnSesion } from "~/shell/sesion.server";
import { ACTIVAR, RENOVAR, VERIFICACION } from "./intenciones";

const sinMensajes: string[] = [];
const DEMASIADO = new Set<RechazoDeSegundoFactor>(["demasiados-intentos", "demasiados-codigos"]);
const estadoDe = (rechazo: RechazoDeSegundoFactor) => (DEMASIADO.has(rechazo) ? 429 : 409);

/** What waits for its first code, as a picture and as text; only for whoever has proven just now who they are. */
export async function pendienteDe(request: Request, { idPersona, idAcceso }: PersonaEnSesion) {
  if ((await galletaDePrueba.leer(request)) !== idAcceso) return null;
  const pendiente = await services.cuentas.segundoFactor.pendiente(idPersona);
  if (!pendiente) return null;
  return {
    qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(pendiente.uri)).toString("base64")}`,
    /** On the very telephone that has the application there is nothing to scan with. */
    uri: pendiente.uri,
    secreto: pendiente.secreto.replace(/(.{4})(?=.)/g, "$1 "),
  };
}

interface Envio extends PersonaEnSesion {
  request: Request;
  datos: FormData;
}

/** Begins with the password, or takes the factor away with it. */
export async function conPrueba({ request, datos, idPersona, idAcceso }: Envio, quitar: boolean) {
  const envio = parseWithZod(datos, { schema: sinClave });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  if (envio.status !== "success")
    return responder({ envio: respuesta, generales: sinMensajes, respaldos: null }, 400);
  const prueba = { idPersona, idAcceso, ...envio.value };
  const hecho = quitar
    ? await services.cuentas.segundoFactor.quitar({ ...prueba, canal: "web" })
    : await services.cuentas.segundoFactor.pedir(prueba);
  if (!hecho.ok) {
    const generales = [MENSAJE_DE_SEGUNDO_FACTOR[hecho.rechazo]];
    return responder({ envio: respuesta, generales, respaldos: null }, estadoDe(hecho.rechazo));
  }
  const headers = {
    "set-cookie": quitar
      ? cookieDeAvisos(["segundo-factor-quitado"])
      : await galletaDePrueba.poner(request, idAcceso),
  };
  return redirect(VERIFICACION, { status: 303, headers });
}

/** The first code turns it on. The codes that stand in for it are in this answer and in no other. */
export async function activar({ datos, idPersona }: Envio) {
  const envio = parseWithZod(datos, { schema: entradaDeActivacion });
  if (envio.status !== "success") {
    return responder({ envio: envio.reply(), generales: sinMensajes, respaldos: null }, 400);
  }
  const { codigo } = envio.value;
  const activado = await services.cuentas.segundoFactor.activar({ idPersona, codigo, canal: "web" });
  return activado.ok
    ? responder({ envio: null, generales: sinMensajes, respaldos: activado.value }, 200, {
        "cache-control": "no-store",
      })
    : responder(
        {
          envio: envio.reply(),
          generales: [MENSAJE_DE_SEGUNDO_FACTOR[activado.rechazo]],
          respaldos: null,
        },
        activado.rechazo === "codigo-equivocado" ? 400 : estadoDe(activado.rechazo),
      );
}

/** Other codes, in this answer and in no other. */
export async function renovar({ datos, ...persona }: Envio) {
  const envio = parseWithZod(datos, { schema: sinClave });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  if (envio.status !== "success") {
    return responder({ envio: respuesta, generales: sinMensajes, respaldos: null }, 400);
  }
  const { idPersona, idAcceso } = persona;
  const prueba = { idPersona, idAcceso, ...envio.value, canal: "web" as const };
  const hecho = await services.cuentas.segundoFactor.renovarRespaldos(prueba);
  if (hecho.ok) {
    const dados = { envio: null, generales: sinMensajes, respaldos: hecho.value };
    return responder(dados, 200, { "cache-control": "no-store" });
  }
  const generales = [MENSAJE_DE_SEGUNDO_FACTOR[hecho.rechazo]];
  return responder({ envio: respuesta, generales, respaldos: null }, estadoDe(hecho.rechazo));
}

export const esRenovacion = (datos: FormData) => datos.get("intencion") === RENOVAR;
export const esActivacion = (datos: FormData) => datos.get("intencion") === ACTIVAR;

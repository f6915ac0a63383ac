import { renderSVG } from "uqr";
import { sinClave } from "~/domain/cuentas/identidad/prueba";
import {
  entradaDeActivacion,
  RECHAZOS_DE_SEGUNDO_FACTOR,
  type RechazoDeSegundoFactor,
} from "~/domain/cuentas/segundoFactor/segundoFactor";
import { services } from "~/services.server";
import { galletaDePrueba } from "~/shell/sesion/prueba.server";
import { responder } from "~/shell/responder";
import { type PersonaEnSesion, exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { Result } from "~/domain/shared/result";
import { ACTIVAR, QUITAR, RENOVAR, VERIFICACION } from "./intenciones";
import { diaYHora } from "~/domain/shared/fechas";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

/**
 * Second factor that waits for its first code, as a QR picture and as text. It is shown only to a person who has just
 * proved their identity.
 */
async function pendienteDe(request: Request, { idPersona, idAcceso }: PersonaEnSesion) {
  if ((await galletaDePrueba.leer(request)) !== idAcceso) return null;
  const pendiente = await services.cuentas.segundoFactor.pendiente(idPersona);
  if (!pendiente) return null;
  return {
    qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(pendiente.uri)).toString("base64")}`,
    /** Link that opens the authenticator app on the same telephone, which cannot scan its own screen. */
    uri: pendiente.uri,
    secreto: pendiente.secreto.replace(/(.{4})(?=.)/g, "$1 "),
  };
}

interface Envio extends PersonaEnSesion {
  request: Request;
  datos: FormData;
}

const sinRespaldos: { respaldos: string[] | null } = { respaldos: null };

/** Begins a second factor, or removes it, with the password. */
const conPrueba = ({ request, datos, idPersona, idAcceso }: Envio, quitar: boolean) =>
  recibir(datos, {
    con: sinRespaldos,
    esquema: sinClave,
    rechazos: RECHAZOS_DE_SEGUNDO_FACTOR,
    async pedir(escrita): Promise<Result<unknown, RechazoDeSegundoFactor>> {
      const prueba = { idPersona, idAcceso, ...escrita };
      return quitar
        ? services.cuentas.segundoFactor.quitar({ ...prueba, canal: "web" })
        : services.cuentas.segundoFactor.pedir(prueba);
    },
    luego: async () =>
      quitar
        ? seguirEn(VERIFICACION, "segundo-factor-quitado")
        : seguirEn(
            VERIFICACION,
            undefined,
            new Headers({ "set-cookie": await galletaDePrueba.poner(request, idAcceso) }),
          ),
  });

/** Shows the backup codes in this answer and in no other. */
const soloAqui = (respaldos: string[]) => responder({ respaldos }, 200, { "cache-control": "no-store" });

/** Turns the second factor on with its first code. */
const activar = ({ datos, idPersona }: Envio) =>
  recibir(datos, {
    con: sinRespaldos,
    esquema: entradaDeActivacion,
    rechazos: RECHAZOS_DE_SEGUNDO_FACTOR,
    campos: { "codigo-equivocado": "codigo" },
    pedir: ({ codigo }) => services.cuentas.segundoFactor.activar({ idPersona, codigo, canal: "web" }),
    luego: soloAqui,
  });

/** Replaces the backup codes of the second factor, with the password. */
const renovar = ({ datos, idPersona, idAcceso }: Envio) =>
  recibir(datos, {
    con: sinRespaldos,
    esquema: sinClave,
    rechazos: RECHAZOS_DE_SEGUNDO_FACTOR,
    pedir: (escrita) =>
      services.cuentas.segundoFactor.renovarRespaldos({ idPersona, idAcceso, ...escrita, canal: "web" }),
    luego: soloAqui,
  });

const esRenovacion = (datos: FormData) => datos.get("intencion") === RENOVAR;
const esActivacion = (datos: FormData) => datos.get("intencion") === ACTIVAR;

export async function loader({ request, context }: LoaderArgs) {
  const persona = await exigirPersona({ request, context });
  const [estado, conClave, pendiente] = await Promise.all([
    services.cuentas.segundoFactor.ver(persona.idPersona),
    services.cuentas.tieneClave(persona.idPersona),
    pendienteDe(request, persona),
  ]);
  const { activadoEn, respaldos } = estado;
  return {
    activadaEl: activadoEn && diaYHora(activadoEn, services.now()),
    quedan: respaldos,
    conClave,
    pendiente,
  };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const envio = { ...persona, request, datos };
  if (esRenovacion(datos)) return renovar(envio);
  return esActivacion(datos) ? activar(envio) : conPrueba(envio, datos.get("intencion") === QUITAR);
}

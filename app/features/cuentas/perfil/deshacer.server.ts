import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { rechazar } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

const enlaceDe = (request: Request) => new URL(request.url).searchParams.get("enlace") ?? "";

/**
 * Cookie for a person who has just taken their account back with the link in a mail. It says whether they sign in with
 * a new password or through the insurer, and lets nobody in by itself.
 */
const galletaDeHecho = makeGalleta("deshecho", 10 * 60);
const CON_CLAVE = "con-clave";
const SIN_CLAVE = "sin-clave";

/**
 * Shows the page of a link that undoes a change. The link stands for the owner of the account: it came to their mail,
 * and they may not be able to sign in.
 */
export async function loader({ request }: LoaderArgs) {
  if (new URL(request.url).searchParams.has("hecho")) {
    const marca = await galletaDeHecho.leer(request);
    if (marca !== null) return { estado: "hecho" as const, conClave: marca === CON_CLAVE };
  }
  const porDeshacer = await services.cuentas.cuenta.porDeshacer(enlaceDe(request));
  return porDeshacer ? { estado: "vigente" as const, ...porDeshacer } : { estado: "vencido" as const };
}

export async function action({ request }: ActionArgs) {
  const deshecho = await services.cuentas.cuenta.deshacerCambio(enlaceDe(request));
  if (deshecho.ok) {
    const cookie = await galletaDeHecho.poner(request, deshecho.value.conClave ? CON_CLAVE : SIN_CLAVE);
    return seguirEn("/mi-perfil/deshacer?hecho=", undefined, new Headers({ "set-cookie": cookie }));
  }
  const rechazado = RECHAZOS_DE_PERFIL[deshecho.rechazo];
  return rechazar(rechazado, { mensaje: rechazado.mensaje });
}

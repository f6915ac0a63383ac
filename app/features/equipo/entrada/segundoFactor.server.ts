import { redirect } from "@remix-run/node";
import { renderSVG } from "uqr";
import { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import {
  ENTRADA_DE_EQUIPO,
  exigirEquipo,
  leerCampos,
  llaveDe,
  ponerLlave,
  vueltaDe,
} from "../marco/sesion.server";

export async function loader(args: LoaderArgs) {
  exigirEquipo(args);
  const paso = await services.equipo.entrada.segundoPaso(await llaveDe(args.request));
  if (!paso) throw redirect(ENTRADA_DE_EQUIPO, 303);
  const { porActivar } = paso;
  return {
    porActivar: porActivar && {
      qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(porActivar.uri)).toString("base64")}`,
      /** Link for the telephone with the authenticator app: it cannot scan its own screen. */
      uri: porActivar.uri,
      secreto: porActivar.secreto.replace(/(.{4})(?=.)/g, "$1 "),
    },
  };
}

export async function action(args: ActionArgs) {
  const { request, context } = args;
  const llave = await llaveDe(request);
  return recibir(await leerCampos(args), {
    esquema: entradaDeSegundoFactor,
    rechazos: RECHAZOS_AL_ENTRAR_AL_EQUIPO,
    pedir: ({ codigo }) => services.equipo.entrada.darSegundoPaso(llave, codigo, context.red ?? ""),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect(ENTRADA_DE_EQUIPO, 303) : null),
    luego: async (acceso) =>
      seguirEn(vueltaDe(request), undefined, new Headers(await ponerLlave(request, acceso.llave))),
  });
}

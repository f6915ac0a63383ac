import { redirect } from "@remix-run/node";
import { credencialesDeEquipo, RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { leerCampos, miembroDe, ponerLlave, vueltaDe } from "../marco/sesion.server";

export async function loader(args: LoaderArgs) {
  if (await miembroDe(args)) throw redirect(vueltaDe(args.request), 303);
  const { proveedor } = services.equipo;
  const { searchParams } = new URL(args.request.url);
  // The accounts of the machine keep their password, for the day on which the provider is away.
  const conClave = !proveedor || searchParams.get("con") === "clave";
  return {
    porCuenta: conClave
      ? null
      : {
          cuentaDe: proveedor.nombre,
          href: `/equipo/entrar/cuenta?${new URLSearchParams({ vuelve: vueltaDe(args.request) })}`,
        },
  };
}

export async function action(args: ActionArgs) {
  const { request, context } = args;
  return recibir(await leerCampos(args), {
    esquema: credencialesDeEquipo,
    rechazos: RECHAZOS_AL_ENTRAR_AL_EQUIPO,
    pedir: (datos) => services.equipo.entrada.entrar({ ...datos, red: context.red ?? "" }),
    luego: async ({ llave }) =>
      seguirEn(segundoPasoHacia(request), undefined, new Headers(await ponerLlave(request, llave))),
  });
}

/** Address of the second step, which leads on to the page that asked for the sign-in. */
const segundoPasoHacia = (request: Request) =>
  `/equipo/segundo-factor?${new URLSearchParams({ vuelve: vueltaDe(request) })}`;

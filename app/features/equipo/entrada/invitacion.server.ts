import {
  claveDeInvitacion,
  LARGO_MINIMO_DE_CLAVE_DE_EQUIPO,
  RECHAZOS_AL_ENTRAR_AL_EQUIPO,
} from "~/domain/equipo/cuentas/cuenta";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirEquipo, leerCampos, ponerLlave } from "../marco/sesion.server";

const llaveEn = (request: Request) => new URL(request.url).searchParams.get("llave") ?? "";

export async function loader(args: LoaderArgs) {
  exigirEquipo(args);
  return {
    invitada: await services.equipo.entrada.verInvitacion(llaveEn(args.request)),
    vencida: RECHAZOS_AL_ENTRAR_AL_EQUIPO["invitacion-vencida"].mensaje,
    largo: LARGO_MINIMO_DE_CLAVE_DE_EQUIPO,
  };
}

export async function action(args: ActionArgs) {
  const { request, context } = args;
  const { aceptarInvitacion } = services.equipo.entrada;
  return recibir(await leerCampos(args), {
    esquema: claveDeInvitacion,
    rechazos: RECHAZOS_AL_ENTRAR_AL_EQUIPO,
    pedir: ({ clave }) => aceptarInvitacion(llaveEn(request), clave, context.red ?? ""),
    luego: async ({ llave }) =>
      seguirEn("/equipo/segundo-factor", undefined, new Headers(await ponerLlave(request, llave))),
  });
}

import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { services } from "~/services.server";
import { recibir } from "~/shell/formularios/envio.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

const RECHAZOS = { ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };

/** The member, when they have codes of an app. An account of the provider has none. */
async function exigirConCodigo(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  if (miembro.delProveedor) throw redirect("/equipo", 303);
  return miembro;
}

export async function loader(args: LoaderArgs) {
  const miembro = await exigirConCodigo(args);
  return { sinUsar: await services.equipo.respaldos.sinUsar(miembro) };
}

/** The new codes stand only in the answer to the form that made them. */
export async function action(args: ActionArgs) {
  const miembro = await exigirConCodigo(args);
  const datos = await leerCampos(args);
  let codigos: string[] = [];
  return recibir(datos, {
    esquema: z.object({}),
    rechazos: RECHAZOS,
    async pedir() {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? services.equipo.respaldos.cambiar(probado.value) : probado;
    },
    luego(nuevos) {
      codigos = nuevos;
      return null;
    },
    con: () => ({ codigos }),
    campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" },
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}

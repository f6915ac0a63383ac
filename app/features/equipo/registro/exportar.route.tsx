import { redirect } from "@remix-run/node";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { registroEnCsv } from "~/domain/equipo/registro/csv";
import { filtroDeRegistro } from "~/domain/equipo/registro/registro";
import { fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

export const handle = { repite: [] } satisfies Handle;

const RECHAZOS = { ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };

/** The file comes by a form alone; an address that is opened leads to the registro. */
export async function loader(args: LoaderArgs) {
  await exigirMiembro(args);
  return redirect("/equipo/registro", 303);
}

/** File with the lines of the registro, for a spreadsheet. */
export async function action(args: ActionArgs): Promise<Response> {
  const miembro = await exigirMiembro(args);
  const campos = await leerCampos(args);
  const filtro = filtroDeRegistro.parse(Object.fromEntries(campos));
  const permiso = { derecho: "exportar-registro", uso: "hacer" } as const;
  // A code of somebody without the right is not used up.
  const probado = tieneDerecho(miembro.roles, permiso)
    ? await conCodigo(args.request, miembro, campos)
    : null;
  if (probado && !probado.ok)
    return redirect(`/equipo/registro?${new URLSearchParams({ sin: probado.rechazo })}`, 303);
  const lineas = exigir(await services.equipo.exportarRegistro(probado?.value ?? miembro, filtro), RECHAZOS);
  return new Response(registroEnCsv(lineas), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="registro-${fechaDe(services.now())}.csv"`,
      "x-content-type-options": "nosniff",
    },
  });
}

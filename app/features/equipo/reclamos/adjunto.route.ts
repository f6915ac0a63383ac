import { redirect } from "@remix-run/node";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { RECHAZOS_AL_LEER } from "~/domain/reclamos/lecturas";
import { numeroDeHoja, numeroEscrito } from "~/domain/reclamos/registro";
import { services } from "~/services.server";
import { descargarAdjunto } from "~/shell/partes/adjunto.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { direccionDeHoja } from "./direcciones";

/** A file that a person added to a sheet, to save and not to show. */
export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { numero = "", idAdjunto = "" } = args.params;
  const lugar = numeroEscrito(numero);
  const abierto = await services.reclamos.equipo.abrirAdjunto(miembro, lugar, idAdjunto);
  // The page of the sheet asks for the reason.
  if (lugar && !abierto.ok && abierto.rechazo === "falta-motivo")
    return redirect(direccionDeHoja(numeroDeHoja(lugar)), 303);
  return descargarAdjunto(exigir(abierto, { ...RECHAZOS_AL_LEER, ...RECHAZOS_POR_DERECHO }));
}

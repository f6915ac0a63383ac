import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { numeroEscrito } from "~/domain/reclamos/registro";
import { RECHAZOS_DE_RESPUESTA } from "~/domain/reclamos/respuesta";
import { services } from "~/services.server";
import { descargarAdjunto } from "~/shell/adjunto.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";

/** A file that a person added to a sheet, to save and not to show. */
export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { numero = "", idAdjunto = "" } = args.params;
  const abierto = await services.reclamos.equipo.abrirAdjunto(miembro, numeroEscrito(numero), idAdjunto);
  return descargarAdjunto(exigir(abierto, { ...RECHAZOS_DE_RESPUESTA, ...RECHAZOS_POR_DERECHO }));
}

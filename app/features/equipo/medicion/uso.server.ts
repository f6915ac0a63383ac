import { z } from "zod";
import { diasDeConteos } from "~/domain/analitica/conteos/ver";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { tramo } from "./palabras";
import { partesDe } from "./partes";

/** A day that nobody could choose counts as none. */
const diasPedidos = z.object({
  desde: diasDeConteos.shape.desde.catch(undefined),
  hasta: diasDeConteos.shape.hasta.catch(undefined),
});

/** Figures of the days in the address, and what the frame of each of their pages shows. */
export async function usoDe(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const pedidos = diasPedidos.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const vista = exigir(await services.maquina.verUso(miembro, pedidos), RECHAZOS_POR_DERECHO);
  const { desde, hasta } = vista;
  return {
    vista,
    marco: { partes: partesDe(miembro), desde, hasta, tramo: tramo(desde, hasta) },
  };
}

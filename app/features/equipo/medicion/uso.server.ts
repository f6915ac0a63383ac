import { z } from "zod";
import { diasDeConteos } from "~/domain/analitica/conteos/ver";
import { RECHAZOS_POR_DERECHO, type Miembro, type RechazoPorDerecho } from "~/domain/equipo/derechos/exigir";
import type { Fecha } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
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

type VerUso<V> = (
  miembro: Miembro,
  dias: z.output<typeof diasDeConteos>,
) => Promise<Result<V, RechazoPorDerecho>>;

/** Figures of the days in the address, with what every such page shows: its parts and those days. */
export async function usoDe<V extends { desde: Fecha; hasta: Fecha }>(args: LoaderArgs, ver: VerUso<V>) {
  const miembro = await exigirMiembro(args);
  const pedidos = diasPedidos.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const vista = exigir(await ver(miembro, pedidos), RECHAZOS_POR_DERECHO);
  const { desde, hasta } = vista;
  return {
    vista,
    marco: { partes: partesDe(miembro), desde, hasta, tramo: tramo(desde, hasta) },
  };
}

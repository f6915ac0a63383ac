import { finALaVista } from "~/domain/paquetes/saldo/lotes";
import { bonos, motivoEnPalabras } from "~/domain/paquetes/saldo/saldo";
import { diaDelMes, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { monedasEnPalabras } from "./monedas.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  // The prepaid sessions of the plan are added first, so that the readings below include them.
  await leerParte(context, services.paquetes.revisarElPlan(idPersona));
  const [movimientos, lotes, monedas] = await Promise.all([
    services.paquetes.verMovimientosDeSaldo(idPersona),
    services.paquetes.verLotesDeSaldo(idPersona),
    monedasEnPalabras(idPersona),
  ]);
  return {
    monedas,
    lotes: lotes.map(({ idLote, especialidad, quedan, venceEn }) => ({
      ...{ id: idLote, cuantos: quedan, nombre: `${bonos(quedan)} de ${especialidad}` },
      ...finALaVista({ venceEn }, services.now()),
    })),
    movimientos: movimientos.map(({ idMovimiento, cantidad, especialidad, motivo, creadoEn }) => ({
      idMovimiento,
      cambio: `${cantidad > 0 ? "+" : "−"}${bonos(Math.abs(cantidad))}`,
      especialidad,
      motivo: motivoEnPalabras({ motivo, creadoEn }),
      cuando: diaDelMes(fechaDe(creadoEn)),
      iso: creadoEn.toISOString(),
    })),
  };
}

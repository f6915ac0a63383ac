import { direccionDeCompra } from "~/domain/paquetes/compras/direcciones";
import { finALaVista } from "~/domain/paquetes/saldo/lotes";
import { bonos, motivoEnPalabras } from "~/domain/paquetes/saldo/saldo";
import { diaDelMes, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { monedasEnPalabras } from "./monedas.server";

export async function loader(args: LoaderArgs) {
  const { idPersona } = await exigirPersona(args);
  // This reading adds the prepaid sessions of the plan first, so that those below include them.
  const saldo = await services.paquetes.verSaldo(idPersona);
  const [movimientos, lotes, monedas] = await Promise.all([
    services.paquetes.verMovimientosDeSaldo(idPersona),
    services.paquetes.verLotesDeSaldo(idPersona),
    monedasEnPalabras(idPersona),
  ]);
  return {
    monedas,
    saldo: {
      estado: saldo.estado,
      total: saldo.bonos.reduce((suma, { cantidad }) => suma + cantidad, 0),
      especialidades: saldo.bonos
        .filter(({ cantidad }) => cantidad > 0)
        .map(({ especialidad, cantidad }) => ({ nombre: especialidad, cantidad })),
    },
    lotes: lotes.map(({ idLote, especialidad, quedan, venceEn }) => ({
      ...{ id: idLote, cuantos: quedan, nombre: `${bonos(quedan)} de ${especialidad}` },
      ...finALaVista({ venceEn }, services.now()),
    })),
    movimientos: movimientos.map(
      ({ idMovimiento, cantidad, especialidad, motivo, idDeCompra, creadoEn }) => ({
        idMovimiento,
        cambio: `${cantidad > 0 ? "+" : "−"}${bonos(Math.abs(cantidad))}`,
        especialidad,
        motivo: motivoEnPalabras({ motivo, creadoEn }),
        href: idDeCompra && direccionDeCompra({ idPedido: idDeCompra }),
        cuando: diaDelMes(fechaDe(creadoEn)),
        iso: creadoEn.toISOString(),
      }),
    ),
  };
}

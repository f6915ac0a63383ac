import { soles } from "../../shared/dinero";
import { bonos } from "../../paquetes/saldo/saldo";
import { A_LA_TARJETA, TU_BANCO_TARDA } from "../../ventas/devoluciones/vuelve";
import { todoLoDeLaCita } from "../citas/cambios";
import type { CitaConDetalle } from "../citas/cita";
import { tuCupon } from "../citas/textosDeCambios";

/** Tells how the person is refunded once the specialist's absence is confirmed: everything is given back. */
export function devolucionPorAusencia(cita: CitaConDetalle): string {
  const vuelve = todoLoDeLaCita(cita);
  const principio = "Si tu especialista no vino,";
  switch (vuelve.tipo) {
    case "bono":
      return `${principio} vuelve ${bonos(1)} a tu saldo.`;
    case "cupon":
      return `${principio} puedes volver a usar ${tuCupon(cita.cupon)}.`;
    case "dinero":
      return `${principio} te devolvemos ${soles(vuelve.centimos)} ${A_LA_TARJETA}. ${TU_BANCO_TARDA}`;
    case "nada":
      return `${principio} no queda nada por devolver de lo que pagaste.`;
  }
}

import {
  devolucionesDe,
  huboCargo,
  centimosRestantes,
  centimosDeDevolucion,
  PALABRA_DE_PAGO,
  type Pago,
} from "./pago";

/**
 * The payments by card in words, and separately a refunded part, as the difference to a cheaper specialist. Refunds are told as
 * two sums: the one that the gateway returned, and the one under way.
 */
export function cargosEnPalabras(pagos: readonly Pago[]) {
  const cobrados = pagos.filter((pago) => huboCargo(pago));
  const abonos = cobrados.flatMap((pago) => [
    pago.devueltoCentimos,
    centimosDeDevolucion(pago) - pago.devueltoCentimos,
  ]);
  if (abonos.filter((centimos) => centimos > 0).length > 1) {
    const vuelve = devolucionesDe(cobrados);
    const enTotal = (estadoBuscado: (typeof vuelve)[number]["estado"]) =>
      suma(vuelve.flatMap(({ estado, montoCentimos }) => (estado === estadoBuscado ? montoCentimos : [])));
    return [
      ...cobrados.map(({ montoCentimos }) => ({ termino: "Pago con tarjeta", centimos: montoCentimos })),
      { termino: "Ya te devolvimos, en varios abonos", centimos: enTotal("devuelto") },
      { termino: "Te devolvemos, en varios abonos", centimos: enTotal("por-devolver") },
    ].filter(({ centimos }) => centimos > 0);
  }
  return cobrados.flatMap((pago) => {
    const { estado, montoCentimos, devueltoCentimos, porDevolverCentimos } = pago;
    const centimos = estado === "pagado" ? montoCentimos : centimosRestantes(pago);
    const cargo = { termino: `Pago con tarjeta: ${PALABRA_DE_PAGO[estado]}`, centimos };
    const porVolver = { termino: "Parte que te devolvemos", centimos: porDevolverCentimos };
    const vuelta = { termino: "Devuelto", centimos: devueltoCentimos - porDevolverCentimos };
    return [cargo, porVolver, vuelta].filter((sumando) => sumando === cargo || sumando.centimos > 0);
  });
}

const suma = (sumandos: readonly number[]) => sumandos.reduce((total, sumando) => total + sumando, 0);

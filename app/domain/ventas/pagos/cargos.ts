import { devolucionesDe, huboCargo, loQueQueda, loQueVuelve, PALABRA_DE_PAGO, type Pago } from "./pago";

/**
 * What the card paid, and apart from it the difference that a cheaper specialist left over. What goes back of several
 * payments, or of one at several times, is told as one sum of what the gateway gave back and one of what is on its way.
 */
export function cargosEnPalabras(pagos: readonly Pago[]) {
  const cobrados = pagos.filter((pago) => huboCargo(pago));
  const abonos = cobrados.flatMap((pago) => [
    pago.devueltoCentimos,
    loQueVuelve(pago) - pago.devueltoCentimos,
  ]);
  if (abonos.filter((centimos) => centimos > 0).length > 1) {
    const vuelve = devolucionesDe(cobrados);
    const enTotal = (cual: (typeof vuelve)[number]["estado"]) =>
      suma(vuelve.flatMap(({ estado, montoCentimos }) => (estado === cual ? montoCentimos : [])));
    return [
      ...cobrados.map(({ montoCentimos }) => ({ termino: "Pago con tarjeta", centimos: montoCentimos })),
      { termino: "Ya te devolvimos, en varios abonos", centimos: enTotal("devuelto") },
      { termino: "Te devolvemos, en varios abonos", centimos: enTotal("por-devolver") },
    ].filter(({ centimos }) => centimos > 0);
  }
  return cobrados.flatMap((pago) => {
    const { estado, montoCentimos, devueltoCentimos, porDevolverCentimos } = pago;
    const centimos = estado === "pagado" ? montoCentimos : loQueQueda(pago);
    const cargo = { termino: `Pago con tarjeta: ${PALABRA_DE_PAGO[estado]}`, centimos };
    const porVolver = { termino: "Diferencia que te devolvemos", centimos: porDevolverCentimos };
    const vuelta = { termino: "Devuelto", centimos: devueltoCentimos - porDevolverCentimos };
    return [cargo, porVolver, vuelta].filter((uno) => uno === cargo || uno.centimos > 0);
  });
}

const suma = (sumandos: readonly number[]) => sumandos.reduce((total, uno) => total + uno, 0);

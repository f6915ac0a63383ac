import { soles } from "../../shared/dinero";
import { huboCargo, loQueQueda, loQueVuelve, PALABRA_DE_PAGO, type Pago } from "./pago";

/**
 * What the card paid, and apart from it the difference that a cheaper specialist left over. What goes back in several
 * pieces is told as one sum, with its pieces as the bank will show them.
 */
export function cargosEnPalabras(pagos: readonly Pago[]) {
  const cobrados = pagos.filter((pago) => huboCargo(pago));
  const abonos = cobrados
    .flatMap((pago) => [pago.devueltoCentimos, loQueVuelve(pago) - pago.devueltoCentimos])
    .filter((centimos) => centimos > 0);
  if (abonos.length > 1) {
    return [
      ...cobrados.map(({ montoCentimos }) => ({ termino: "Pago con tarjeta", centimos: montoCentimos })),
      {
        termino: `Te devolvemos (${abonosEnPalabras(abonos)})`,
        centimos: abonos.reduce((suma, centimos) => suma + centimos, 0),
      },
    ];
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

const CUANTOS = ["", "un abono", "dos abonos", "tres abonos"];

/** "dos abonos de S/ 30.00", "dos abonos: S/ 30.00 y S/ 60.00" */
function abonosEnPalabras(abonos: readonly number[]): string {
  const cuantos = CUANTOS[abonos.length] ?? `${abonos.length} abonos`;
  const [primero = 0] = abonos;
  if (abonos.every((centimos) => centimos === primero)) return `${cuantos} de ${soles(primero)}`;
  return `${cuantos}: ${new Intl.ListFormat("es").format(abonos.map(soles))}`;
}

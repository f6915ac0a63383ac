import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EstadoDeCompra, tituloDeCompra } from "../../../app/features/paquetes/tienda/EstadoDeCompra";
import { EstadoDeLugar, tituloDeLugar } from "../../../app/features/talleres/pago/PedidoDeLugar";
import { EN_SU_PAGINA } from "../../../app/domain/ventas/rastro/lugar";

const lugar = EN_SU_PAGINA["por-pagar"];
const dinero = { lugar, sinCobro: true, seDesistio: false, procesando: false, termino: null };

it.each([
  ["a place in a workshop", tituloDeLugar(dinero), <EstadoDeLugar key="lugar" {...dinero} />],
  [
    "a pack",
    tituloDeCompra(dinero),
    <EstadoDeCompra key="paquete" {...dinero} quedan="" vencen={null} totalCentimos={100_00} />,
  ],
])(
  "the page of %s that nobody tried to pay says that it is still to be paid, and of no failure",
  (...[, titulo, estado]) => {
    expect(titulo).toBe("Falta pagar");
    expect(renderToStaticMarkup(estado)).toBe(
      "<p>Todavía no lo pagaste. Puedes hacerlo ahora con tu tarjeta.</p>",
    );
  },
);

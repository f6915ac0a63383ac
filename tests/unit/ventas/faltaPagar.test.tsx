import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EstadoDeCompra, tituloDeCompra } from "../../../app/features/paquetes/tienda/EstadoDeCompra";
import { EstadoDeLugar, SuFecha, tituloDeLugar } from "../../../app/features/talleres/pago/PedidoDeLugar";
import { enPagina } from "../../support/pagina";
import { EN_SU_PAGINA } from "../../../app/domain/ventas/rastro/lugar";

const lugar = EN_SU_PAGINA["por-pagar"];
const dinero = { lugar, sinCobro: true, seDesistio: false, procesando: false, termino: null, deNuevo: false };

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

it("a place whose time to be paid ended is one press away from another, where there is one for them", () => {
  const vencido = { ...dinero, lugar: "vencido" as const };
  const pagina = (deNuevo: boolean, esSuya = false) =>
    enPagina(
      <>
        <EstadoDeLugar {...vencido} deNuevo={deNuevo} />
        <SuFecha {...vencido} deNuevo={deNuevo} esSuya={esSuya} suFecha="/taller?fecha=2026-12-01" />
      </>,
    );
  expect(pagina(true)).toContain("puedes inscribirte de nuevo");
  expect(pagina(true)).toMatch(/href="\/taller\?fecha=2026-12-01"[^>]*>(<[^>]*>)*Inscribirme de nuevo/);
  expect(pagina(false)).toContain("Ver la fecha");
  expect(pagina(false)).not.toMatch(/de nuevo|mi lugar/);
  // The person has the place again, by another order.
  expect(pagina(false, true)).toContain("Ver mi lugar");
  expect(pagina(false, true)).not.toContain("de nuevo");
});

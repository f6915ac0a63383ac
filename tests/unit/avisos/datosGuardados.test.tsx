import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DatosGuardados } from "../../../app/shell/modales/DatosGuardados";

const dice = (sorteo: { numero: number | null } | null) =>
  renderToStaticMarkup(<DatosGuardados hrefAlCerrar="/" sorteo={sorteo} />);

it("whoever saved their data is told whether they are in the draw, while one is open", () => {
  const fuera = dice({ numero: null });
  expect(fuera).toContain("Todavía no participas en el sorteo. Puedes hacerlo igual, sin aceptar publicidad");
  expect(fuera).toContain('href="/sorteo"');
  expect(dice({ numero: 7 })).toMatch(/Tu número en el sorteo es el <strong>7<\/strong>/);
  expect(dice({ numero: 7 })).not.toContain("Todavía no participas");
  expect(dice(null)).not.toContain("sorteo");
});

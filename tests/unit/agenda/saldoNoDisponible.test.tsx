import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SinBonos } from "../../../app/features/agenda/reserva/SinBonos";
import { Saldo } from "../../../app/features/agenda/zona/Saldo";

const NO_DISPONIBLE = "(no disponible por ahora)";
const zona = (estado: "success" | "error") =>
  renderToStaticMarkup(<Saldo {...{ estado, total: 0, primeros: null, monedas: null }} />);
const resumen = (estado: "success" | "error") => renderToStaticMarkup(<SinBonos estado={estado} />);

it("a saldo that cannot be read is none for now, where it stands and where it would pay", () => {
  expect(zona("error")).toContain(`0 bonos</strong> ${NO_DISPONIBLE}`);
  expect(resumen("error")).toContain(`0 bonos ${NO_DISPONIBLE}`);
});

it("one that is empty is not said to be away", () => {
  expect(zona("success")).toContain("0 bonos</strong>");
  expect(zona("success") + resumen("success")).not.toContain(NO_DISPONIBLE);
});

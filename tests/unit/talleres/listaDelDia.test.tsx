import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListaDelDia } from "../../../app/features/talleres/vivo/ListaDelDia";

it("a dot between two things of a date ends a line, where it breaks, and begins none", () => {
  const entrada = {
    clave: "uno",
    href: "/",
    titulo: "Yoga suave",
    iso: "2026-11-26T19:00:00-05:00",
    cuando: "hoy, 19:00",
    demostracion: null,
    lugares: "quedan 3 lugares",
    precio: "Gratis",
    lugarPropio: "tu lugar",
  };
  const dice = (demostracion: string | null) =>
    renderToStaticMarkup(
      <ListaDelDia titulo={null} todo={null} siNada="Nada" fechas={[{ ...entrada, demostracion }]} />,
    ).replaceAll(/<[^>]+>/g, "");
  expect(dice(null)).toContain("hoy, 19:00\u00a0· Gratis\u00a0· quedan 3 lugares\u00a0· tu lugar");
  expect(dice("Demostración")).toContain("hoy, 19:00\u00a0· Demostración\u00a0· Gratis");
});

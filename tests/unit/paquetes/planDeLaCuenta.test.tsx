import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlanDeLaCuenta } from "../../../app/features/paquetes/plan/PlanDeLaCuenta";

const PROGRAMA = { titulo: "Ocho pasos", detalles: "8 pasos, 40 minutos", href: "/ruta/ocho-pasos" };
const pagina = (programas: (typeof PROGRAMA)[], nota: string | null = null) =>
  renderToStaticMarkup(
    <PlanDeLaCuenta
      vigente={{ nombre: "Pro", descripcion: "", programas, ademas: null, sinBonos: false, bonos: [] }}
      porque=""
      nota={nota}
      esPiloto={false}
      planes={[]}
    />,
  );
/** Part of the page between the benefits of the plan and those for everybody. */
const parteDelPlan = (html: string) => /Tu plan incluye…<\/h3>(.*)<h3>Y con cualquier plan/.exec(html)![1];

it("the programmes of a plan stand with what it brings, each with the way to where it is begun", () => {
  const html = parteDelPlan(pagina([PROGRAMA]));
  expect(html).toMatch(new RegExp(`<a href="${PROGRAMA.href}"[^>]*>${PROGRAMA.titulo}</a>`));
  expect(html).toContain(PROGRAMA.detalles);
  // A plan without benefits shows no list.
  expect(parteDelPlan(pagina([]))).toBe("");
});

it("where a part cannot be read, opening the page again is enough", () => {
  const html = pagina([], "No pudimos leer tus beneficios");
  expect(html).toContain("Vuelve a esta página en un momento.");
  expect(html).not.toContain("Vuelve a entrar");
});

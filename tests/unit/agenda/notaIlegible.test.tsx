import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ILEGIBLE } from "../../../app/domain/agenda/notas/nota";
import { NotaCompartida } from "../../../app/features/agenda/zona/NotaCompartida";

const nota = {
  ...{ especialista: "Inés Ríos", especialidad: "Psicología", texto: "", comparteHistorial: false },
  ...{ hay: true, laVe: true, sinConsentimiento: false, abierta: true, href: "/nota" },
};
const pagina = (ilegible: boolean) => renderToStaticMarkup(<NotaCompartida nota={{ ...nota, ilegible }} />);

it("a note that nobody can open is said to be there, and can be changed or deleted", () => {
  expect(pagina(true)).toContain(ILEGIBLE);
  expect(pagina(true)).toContain("Cambiar o borrar");
  expect(pagina(false)).not.toContain(ILEGIBLE);
});

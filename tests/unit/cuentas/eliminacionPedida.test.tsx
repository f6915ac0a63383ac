import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EliminacionPedida } from "../../../app/shell/EliminacionPedida";

it("a deletion that was asked for says until when and where it is cancelled, and nothing is said without one", () => {
  const dicho = renderToStaticMarkup(<EliminacionPedida cuando="el jueves 3 de diciembre, 10:00" />);
  expect(dicho).toContain(
    "Dejará de existir el jueves 3 de diciembre, 10:00. Hasta entonces puedes cancelarlo.",
  );
  expect(dicho).toContain('href="/mi-perfil/mis-datos/eliminacion"');
  expect(renderToStaticMarkup(<EliminacionPedida cuando={null} />)).toBe("");
});

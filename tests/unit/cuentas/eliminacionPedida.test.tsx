import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cuandoSeElimina } from "../../../app/domain/cuentas/misDatos/eliminacion";
import { EliminacionPedida } from "../../../app/shell/partes/EliminacionPedida";
import { lima, LUNES_8AM, MARTES } from "../../support/constructores";

it("a deletion that was asked for says until when and where it is cancelled, and nothing is said without one", () => {
  const html = renderToStaticMarkup(<EliminacionPedida cuando="el jueves 3 de diciembre, 10:00" />);
  expect(html).toContain(
    "Dejará de existir el jueves 3 de diciembre, 10:00. Hasta entonces puedes cancelarlo.",
  );
  expect(html).toContain('href="/mi-perfil/mis-datos/eliminacion"');
  expect(renderToStaticMarkup(<EliminacionPedida cuando={null} />)).toBe("");
});

it("its day is that, or one that it does not come before", () => {
  const ejecutarEn = lima(MARTES, "10:00");
  const dia = "martes 24 de noviembre, 10:00";
  expect(cuandoSeElimina({ ejecutarEn, antes: null }, LUNES_8AM)).toBe(`el ${dia}`);
  const antes = { motivo: "tiene-sesiones", hasta: ejecutarEn } as const;
  expect(cuandoSeElimina({ ejecutarEn, antes }, LUNES_8AM)).toBe(`no antes del ${dia}`);
});

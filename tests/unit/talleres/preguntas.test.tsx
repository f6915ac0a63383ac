import { expect, it, vi } from "vitest";
import { Preguntas } from "../../../app/features/talleres/sala/Preguntas";
import { enPagina } from "../../support/pagina";

it("who asked is told that their question was published; of another's nobody needs to be", () => {
  const paginaCon = (esPropia: boolean) =>
    enPagina(
      <Preguntas
        preguntas={[{ texto: "¿Y si llueve?", esPropia, estado: "publicada" }]}
        abierta={false}
        ultimo={undefined}
        ayuda={false}
        enviar={vi.fn()}
      />,
    );
  expect(paginaCon(true)).toContain("Publicada");
  expect(paginaCon(false)).not.toContain("Publicada");
});

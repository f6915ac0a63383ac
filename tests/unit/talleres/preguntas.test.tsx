import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Preguntas } from "../../../app/features/talleres/sala/Preguntas";

vi.mock("@remix-run/react", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => ({ pathname: "/", search: "" }),
}));

it("who asked is told that their question was published; of another's nobody needs to be", () => {
  const una = (suya: boolean) =>
    renderToStaticMarkup(
      <Preguntas
        preguntas={[{ texto: "¿Y si llueve?", suya, estado: "publicada" }]}
        abierta={false}
        ultimo={undefined}
        ayuda={false}
        enviar={vi.fn()}
      />,
    );
  expect(una(true)).toContain("Publicada");
  expect(una(false)).not.toContain("Publicada");
});

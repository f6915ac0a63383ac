import { expect, it } from "vitest";
import { Calendario } from "../../../app/features/cuentas/perfil/Calendario";
import { FormularioDePreferencias } from "../../../app/shell/modales/FormularioDePreferencias";
import { enPagina } from "../../support/pagina";

it.each([
  [
    "they are chosen",
    <FormularioDePreferencias
      key="preferencias"
      temas={[]}
      necesidades={[]}
      temasPosibles={[]}
      avisosDiscretos
    />,
  ],
  ["the profile says how they are", <Calendario key="perfil" discreta />],
])("discretion is of the home page too, where %s", (_, pantalla) => {
  const texto = enPagina(pantalla).replaceAll(/<[^>]+>/g, " ");
  expect(texto).toContain("solo «Cita»");
  expect(texto).toContain("a página de inicio");
});

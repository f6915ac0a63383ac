import type { Pantalla } from "./pantallas";
import { crearPersona, entrarDirecto } from "./pasos";

/** The screens of live workshops. */
export const PANTALLAS_DE_TALLERES: Pantalla[] = [
  { nombre: "workshops", titulo: /Bienestar en vivo/, llegar: (page) => page.goto("/bienestar-en-vivo") },
  {
    nombre: "workshops without a match",
    titulo: /Bienestar en vivo/,
    llegar: (page) => page.goto("/bienestar-en-vivo?tema=ninguno"),
  },
  {
    nombre: "calendar of workshops",
    titulo: /Talleres y clases/,
    llegar: (page) => page.goto("/bienestar-en-vivo/talleres-y-clases"),
  },
  {
    nombre: "workshop",
    titulo: /Menestras para toda la semana/,
    llegar: (page) => page.goto("/bienestar-en-vivo/cocinar-menestras"),
  },
  {
    nombre: "workshop with a place in it",
    titulo: /Cerrar el día/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await page.goto("/bienestar-en-vivo/cerrar-el-dia");
      await page.getByRole("button", { name: "Inscribirme" }).click();
      await page.getByRole("heading", { name: "Tu lugar está reservado" }).waitFor();
    },
  },
];

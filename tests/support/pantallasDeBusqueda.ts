import type { Pantalla } from "./pantallas";
import { crearPersona, entrarDirecto } from "./pasos";

/** The screens of the search. */
export const PANTALLAS_DE_BUSQUEDA: Pantalla[] = [
  { nombre: "search", titulo: /Buscar/, llegar: (page) => page.goto("/buscar") },
  {
    nombre: "search, with results",
    titulo: /Buscar/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await page.goto("/buscar?q=respirasion+sueno");
    },
  },
  {
    nombre: "search, with nothing found",
    titulo: /Buscar/,
    llegar: (page) => page.goto("/buscar?q=prezubuezto"),
  },
  {
    nombre: "search from the header, while it is written in",
    titulo: /Ayuda/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await page.goto("/ayuda");
      await page.getByRole("searchbox", { name: "Buscar" }).fill("respirar");
    },
  },
];

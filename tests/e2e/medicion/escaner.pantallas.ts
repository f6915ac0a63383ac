import { expect } from "@playwright/test";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";

const ESCANER = "/scanner-bienestar";
/** Address of a page whose half minute has just passed, as if the count had begun that long ago. */
const contada = (segundos = 31) => `${ESCANER}/a-mano?desde=${Date.now() - segundos * 1000}`;

/**
 * Screens that measure a pulse without a camera, for the walk over the site. Those with a camera are in
 * escaner.javascript.spec.ts.
 */
export const pantallas: Pantalla[] = [
  {
    nombre: "scanner",
    titulo: /Escáner de pulso/,
    pagina: "features/medicion/escaner/escaner.route.tsx",
    llegar: (page) => page.goto(ESCANER),
  },
  {
    nombre: "scanner, no camera",
    titulo: /Escáner de pulso/,
    async llegar(page) {
      await page.goto(ESCANER);
      await page.getByRole("button", { name: "Empezar medición" }).click();
      await page.getByRole("heading", { name: "No pudimos medir" }).waitFor();
    },
  },
  {
    nombre: "pulse by hand",
    titulo: /Mide tu pulso a mano/,
    pagina: "features/medicion/escaner/aMano.route.tsx",
    llegar: (page) => page.goto(`${ESCANER}/a-mano`),
  },
  {
    nombre: "pulse by hand, too late",
    titulo: /Mide tu pulso a mano/,
    llegar: (page) => page.goto(contada(90)),
  },
  {
    nombre: "pulse by hand, counted",
    titulo: /Mide tu pulso a mano/,
    llegar: (page) => page.goto(contada()),
  },
  {
    nombre: "pulse by hand, high",
    titulo: /Mide tu pulso a mano/,
    async llegar(page, server) {
      await conSesion(page, server, contada());
      await page.getByRole("textbox", { name: "Latidos que contaste" }).fill("65");
      await page.getByRole("button", { name: "Ver mi pulso" }).click();
      await page.getByRole("button", { name: "Guardar resultado" }).waitFor();
    },
  },
  {
    nombre: "measurements, none yet",
    titulo: /Tus mediciones de pulso/,
    pagina: "features/medicion/escaner/mediciones.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/mediciones"),
  },
  {
    nombre: "measurements",
    titulo: /Tus mediciones de pulso/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      for (const latidos of ["36", "40", "65"]) {
        await page.goto(contada());
        await page.getByRole("textbox", { name: "Latidos que contaste" }).fill(latidos);
        await page.getByRole("button", { name: "Ver mi pulso" }).click();
        if (latidos === "36") await page.getByRole("main").getByRole("checkbox").check();
        await page.getByRole("button", { name: "Guardar resultado" }).click();
        await expect(page.getByRole("table")).toBeVisible();
      }
    },
  },
];

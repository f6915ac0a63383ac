import type { Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { DE_PELIGRO, empezarPrograma, responderPrograma, seguir } from "../../support/saludMental";
import { elegir } from "../../support/testDeBienestar";

const conSesion = async (...[page, server]: Parameters<Pantalla["llegar"]>) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarPrograma(page);
};

/** Screens of the mental-health programme, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "mental health",
    titulo: /Programa de salud mental/,
    pagina: "features/saludMental/programa/programa.route.tsx",
    llegar: (page) => page.goto("/programa-salud-mental"),
  },
  { nombre: "mental health, a question", titulo: /Poco interés/, llegar: conSesion },
  {
    nombre: "mental health, a question without an answer",
    titulo: /Poco interés/,
    async llegar(page, server) {
      await conSesion(page, server);
      await seguir(page);
      await page.getByRole("group", { name: "Revisa esta respuesta" }).waitFor();
    },
  },
  {
    nombre: "mental health, help now",
    titulo: /No tienes que pasar por esto a solas/,
    async llegar(page, server) {
      await conSesion(page, server);
      await responderPrograma(page, "Varios días", DE_PELIGRO);
      await elegir(page, "Varios días");
      await seguir(page);
    },
  },
  {
    nombre: "mental health, result",
    titulo: /Gracias por contarnos/,
    pagina: "features/saludMental/programa/gracias.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server);
      await responderPrograma(page, "Más de la mitad de los días");
    },
  },
];

import { conSesion, type Pantalla } from "../../support/pantalla";
import { resumenDeErrores } from "../../support/pasos";

/** Screens of legal texts, of a person's consents, and of a prize draw, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "terms, with what changed",
    titulo: /Términos y condiciones/,
    pagina: "features/consentimientos/consentimientos/documento.route.tsx",
    llegar: (page) => page.goto("/terminos-y-condiciones?comparar=2026-03"),
  },
  {
    nombre: "my consents",
    titulo: /Privacidad/,
    pagina: "features/sitio/consentimientos/misConsentimientos.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/consentimientos"),
  },
  {
    nombre: "draw",
    titulo: /Sorteo/,
    pagina: "features/consentimientos/sorteos/sorteo.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/sorteo"),
  },
  {
    nombre: "all draws",
    titulo: /Todos los sorteos/,
    pagina: "features/consentimientos/sorteos/sorteos.route.tsx",
    llegar: (page) => page.goto("/sorteos"),
  },
  {
    nombre: "receipt of a consent",
    titulo: /Constancia de consentimiento/,
    pagina: "features/sitio/consentimientos/recibo.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/mi-perfil/consentimientos");
      await page.getByText("Texto y constancia").first().click();
      await page.getByRole("link", { name: "Ver constancia" }).first().click();
    },
  },
  { nombre: "privacy", titulo: /Cómo cuidamos tus datos/, llegar: (page) => page.goto("/privacidad") },
  {
    nombre: "additional uses",
    titulo: /Consentimiento de usos adicionales/,
    llegar: (page) => page.goto("/consentimiento-usos-adicionales"),
  },
  {
    nombre: "terms of the draw",
    titulo: /Bases del sorteo/,
    pagina: "features/consentimientos/sorteos/bases.route.tsx",
    llegar: (page) => page.goto("/sorteo/bases"),
  },
  {
    nombre: "draw, with errors",
    titulo: /Sorteo/,
    async llegar(page, server) {
      await conSesion(page, server, "/sorteo");
      await page.getByRole("button", { name: "Participar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "measuring the use",
    titulo: /Medición del uso/,
    pagina: "features/consentimientos/consentimientos/medicionDelUso.route.tsx",
    llegar: (page) => page.goto("/privacidad/medicion"),
  },
];

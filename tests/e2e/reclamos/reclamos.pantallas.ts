import type { Pantalla } from "../../support/pantalla";
import { resumenDeErrores } from "../../support/pasos";
import { continuar, llenarHasta, registrarReclamo } from "../../support/pasosDeReclamo";

const conErrores = (hasta: string): Pantalla["llegar"] => {
  return async (page) => {
    await llenarHasta(page, hasta);
    await continuar(page);
    await resumenDeErrores(page).waitFor();
  };
};

/** The screens of the complaints book. */
export const pantallas: Pantalla[] = [
  {
    nombre: "region check",
    titulo: /Libro de Reclamaciones/,
    pagina: "features/reclamos/presentar/reclamo.route.tsx",
    llegar: (page) => page.goto("/reclamo?motivo=region"),
  },
  {
    nombre: "complaint: kind",
    titulo: /Libro de Reclamaciones/,
    llegar: (page) => page.goto("/reclamo"),
  },
  {
    nombre: "complaint: kind, with errors",
    titulo: /Libro de Reclamaciones/,
    llegar: conErrores("Libro de Reclamaciones"),
  },
  {
    nombre: "complaint: consumer, with errors",
    titulo: /Quién presenta el reclamo/,
    llegar: conErrores("¿Quién presenta el reclamo?"),
  },
  {
    nombre: "complaint: contact, with errors",
    titulo: /Por dónde te respondemos/,
    llegar: conErrores("¿Por dónde te respondemos?"),
  },
  {
    nombre: "complaint: goods",
    titulo: /Qué contrataste/,
    llegar: (page) => llenarHasta(page, "¿Qué contrataste?"),
  },
  {
    nombre: "complaint: detail, with errors",
    titulo: /Qué pasó/,
    llegar: conErrores("¿Qué pasó?"),
  },
  {
    nombre: "complaint: review",
    titulo: /Revisa tu hoja/,
    llegar: (page) => llenarHasta(page, "Revisa tu hoja"),
  },
  {
    nombre: "complaint: registered",
    titulo: /Tu reclamo quedó registrado/,
    pagina: "features/reclamos/hoja/hoja.route.tsx",
    llegar: registrarReclamo,
  },
  {
    nombre: "complaint: attachment, with errors",
    titulo: /Tu reclamo quedó registrado/,
    async llegar(page) {
      await registrarReclamo(page);
      await page.getByRole("button", { name: "Adjuntar archivo" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "complaint: asking for its state, with errors",
    titulo: /Consultar un reclamo/,
    async llegar(page) {
      await page.goto("/reclamo/consulta");
      await page.getByRole("button", { name: "Consultar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
];

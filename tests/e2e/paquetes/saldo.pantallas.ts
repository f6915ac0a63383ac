import { conCita, conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of a person's balance, and of the benefits of their plan, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "plan",
    titulo: /Tu plan/,
    pagina: "features/paquetes/plan/plan.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/plan"),
  },
  {
    nombre: "movements of the balance",
    titulo: /Tu saldo/,
    pagina: "features/paquetes/saldo/saldo.route.tsx",
    async llegar(page, server) {
      await conCita(page, server);
      await page.goto("/mi-zona-privada/saldo");
    },
  },
];

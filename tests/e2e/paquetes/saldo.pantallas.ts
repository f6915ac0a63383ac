import { conCita, conSesion, type Pantalla } from "../../support/pantalla";

/** The screens of what somebody has, and of what their plan gives. */
export const pantallas: Pantalla[] = [
  {
    nombre: "plan",
    titulo: /Tu plan/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/plan"),
  },
  {
    nombre: "movements of the balance",
    titulo: /Movimientos de saldo/,
    async llegar(page, server) {
      await conCita(page, server);
      await page.goto("/mi-zona-privada/saldo");
    },
  },
];

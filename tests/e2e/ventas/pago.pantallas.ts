import { conSesion, enPasarela, type Pantalla } from "../../support/pantalla";

/** The screens of a payment, and of receipts. */
export const pantallas: Pantalla[] = [
  { nombre: "hosted page", titulo: /Pago a /, llegar: enPasarela },
  {
    nombre: "hosted page, with errors",
    titulo: /Pago a /,
    async llegar(page, server) {
      await enPasarela(page, server);
      await page.getByRole("button", { name: "Pagar" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    nombre: "what happened to a payment",
    titulo: /¿Qué pasó con mi pago\?/,
    async llegar(page, server) {
      await enPasarela(page, server);
      await page.goto("/mi-zona-privada");
      await page.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
    },
  },
  {
    nombre: "thanks for signing up",
    titulo: /Tu cuenta está lista/,
    llegar: (page, server) => conSesion(page, server, "/gracias?por=registro"),
  },
  {
    nombre: "receipts, none yet",
    titulo: /Tus comprobantes/,
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/comprobantes"),
  },
];

import { conSesion, enPasarela, type Pantalla } from "../../support/pantalla";
import { codigoEn, llenarRegistro, ultimoCorreo, unDocumento } from "../../support/registro";

/** Screens of a payment, and of receipts, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "hosted page",
    titulo: /Pago a /,
    pagina: "features/sitio/errores/noEncontrada.route.tsx",
    llegar: enPasarela,
  },
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
    pagina: "features/ventas/pedido/pedido.route.tsx",
    async llegar(page, server) {
      await enPasarela(page, server);
      await page.goto("/mi-zona-privada");
      await page.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
    },
  },
  {
    nombre: "thanks for signing up",
    titulo: /Tu cuenta está lista/,
    pagina: "features/ventas/gracias/gracias.route.tsx",
    async llegar(page, server) {
      const correo = `${crypto.randomUUID()}@correo.example`;
      await page.goto("/registro");
      await llenarRegistro(page, { documento: unDocumento(), correo });
      await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, correo)));
      await page.getByRole("button", { name: "Crear cuenta" }).click();
    },
  },
  {
    nombre: "receipts, none yet",
    titulo: /Tus comprobantes/,
    pagina: "features/ventas/comprobantes/comprobantes.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/comprobantes"),
  },
];

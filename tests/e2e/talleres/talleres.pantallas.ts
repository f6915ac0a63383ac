import { conSesion, type Pantalla } from "../../support/pantalla";
import type { Page } from "@playwright/test";
import { empiezaEn, vistosEnLaSala, enlaceDeAnfitrion } from "../../support/anfitrion";
import {
  conDatos,
  escribirCupon,
  ESPERA_LARGA,
  pagarCon,
  resumenDeErrores,
  TARJETA,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** A workshop with a date each week: each screen of a room uses one of the six dates that its page shows. */
const DE_CADA_SEMANA = "estirar-sin-salir-de-la-silla";

/** Screens of live workshops, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "workshops",
    titulo: /Bienestar en vivo/,
    pagina: "features/talleres/vivo/enVivo.route.tsx",
    llegar: (page) => page.goto("/bienestar-en-vivo"),
  },
  {
    nombre: "workshops without a match",
    titulo: /Bienestar en vivo/,
    llegar: (page) => page.goto("/bienestar-en-vivo?nivel=avanzado"),
  },
  {
    nombre: "calendar of workshops",
    titulo: /Talleres y clases/,
    pagina: "features/talleres/vivo/calendario.route.tsx",
    llegar: (page) => page.goto("/bienestar-en-vivo/talleres-y-clases"),
  },
  {
    nombre: "workshop",
    titulo: /Menestras para toda la semana/,
    pagina: "features/talleres/vivo/taller.route.tsx",
    llegar: (page) => page.goto("/bienestar-en-vivo/cocinar-menestras"),
  },
  {
    nombre: "workshop with a place in it",
    titulo: /Cerrar el día/,
    async llegar(page, server) {
      await conSesion(page, server, "/bienestar-en-vivo/cerrar-el-dia");
      await page.getByRole("button", { name: "Inscribirme" }).click();
      await page.getByRole("heading", { name: "Tu lugar está reservado" }).waitFor();
    },
  },
  {
    nombre: "workshop that is to be paid",
    titulo: /Paga tu lugar/,
    pagina: "features/talleres/pago/pagar.route.tsx",
    llegar: aPagar,
  },
  {
    nombre: "workshop with a coupon that is none",
    titulo: /Paga tu lugar/,
    async llegar(page, server) {
      await aPagar(page, server);
      await escribirCupon(page, "NADA");
      await page.getByRole("button", { name: "Aplicar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "workshop whose payment was begun and left",
    titulo: /Falta pagar/,
    pagina: "features/talleres/pago/pedido.route.tsx",
    async llegar(page, server) {
      await aPagar(page, server);
      await page.getByRole("button", { name: "Pagar", exact: true }).click();
      await page.waitForURL(/pasarela|pagar/);
      await page.goto("/mi-zona-privada");
      await page
        .getByRole("link", { name: /^Conversar de plata en casa/ })
        .first()
        .click();
    },
  },
  {
    nombre: "workshop that was paid",
    titulo: /Tu lugar está reservado/,
    async llegar(page, server) {
      await aPagar(page, server);
      await page.getByRole("button", { name: "Pagar", exact: true }).click();
      await pagarCon(page, TARJETA.aprobada);
      await page.getByRole("heading", { name: "Tu lugar está reservado" }).waitFor({ timeout: ESPERA_LARGA });
    },
  },
  {
    nombre: "check of a certificate, with an error",
    titulo: /Comprobar un certificado/,
    pagina: "features/talleres/certificados/comprobar.route.tsx",
    llegar: (page) => page.goto("/certificado?codigo=nada"),
  },
  {
    nombre: "room of a workshop",
    titulo: /Estirar sin salir de la silla/,
    pagina: "features/talleres/sala/sala.route.tsx",
    async llegar(page, server) {
      await enSuSala(page, server);
      await page.goto(`/bienestar-en-vivo/${DE_CADA_SEMANA}/sala${new URL(page.url()).search}`);
    },
  },
  {
    nombre: "certificate",
    titulo: /Certificado válido/,
    pagina: "features/talleres/certificados/certificado.route.tsx",
    async llegar(page, server) {
      const clave = await asistiendo(page, server);
      empiezaEn(server, clave, -31, 30);
      await page.reload();
      await page.getByRole("link", { name: "Ver certificado" }).click();
    },
  },
  {
    nombre: "certificate that is not ready",
    titulo: /Este certificado todavía no está listo/,
    async llegar(page, server) {
      await asistiendo(page, server);
      const { codigo } = conDatos(
        server,
        (db) =>
          db.prepare("select codigo from certificados order by emitido_en desc limit 1").get() as {
            codigo: string;
          },
      );
      await page.goto(`/certificado/${codigo}`);
    },
  },
  {
    nombre: "private zone with a workshop whose certificate is waited for",
    titulo: /./,
    async llegar(page, server) {
      await asistiendo(page, server);
      await page.goto("/mi-zona-privada");
    },
  },
  {
    nombre: "page of whoever leads a workshop that goes on",
    titulo: /Dirigir: Estirar sin salir de la silla/,
    pagina: "features/talleres/sala/anfitrion.route.tsx",
    async llegar(page, server) {
      const clave = await enSuSala(page, server);
      await page.goto(`/bienestar-en-vivo/${DE_CADA_SEMANA}/sala?fecha=${clave.fecha}`);
      await page.getByLabel("Tu pregunta").fill("¿Y si me despierto a las tres de la mañana?");
      await page.getByRole("button", { name: "Enviar mi pregunta" }).click();
      await page.getByText("Enviada").waitFor();
      await page.goto(await enlaceDeAnfitrion(server, clave));
    },
  },
  {
    nombre: "page of whoever leads a workshop to come, with an error",
    titulo: /Dirigir: Menestras/,
    async llegar(page, server) {
      await page.goto("/bienestar-en-vivo/cocinar-menestras");
      await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
      const fecha = new URL(page.url()).searchParams.get("fecha")!;
      await page.goto(await enlaceDeAnfitrion(server, { uid: "cocinar-menestras", fecha }));
      await page.getByLabel("Motivo").fill("No");
      await page.getByRole("button", { name: "Cancelar esta fecha" }).click();
      await page.getByText("Escribe el motivo: se lo diremos a quienes tienen un lugar.").first().waitFor();
    },
  },
];

/** Goes to the payment of a workshop place. */
async function aPagar(page: Page, server: TestServer) {
  await conSesion(page, server, "/bienestar-en-vivo/conversar-de-plata-en-casa");
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await page.getByRole("heading", { name: "Paga tu lugar" }).waitFor();
}

/** Enters the room of a workshop that has just begun, with a place in it. */
async function enSuSala(page: Page, server: TestServer) {
  await conSesion(page, server, `/bienestar-en-vivo/${DE_CADA_SEMANA}`);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").last().click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await page.getByRole("heading", { name: "Tu lugar está reservado" }).waitFor();
  const clave = { uid: DE_CADA_SEMANA, fecha: new URL(page.url()).searchParams.get("fecha")! };
  empiezaEn(server, clave, -1, 30);
  return clave;
}

/** Enters the room of a workshop and notes the attendance. */
async function asistiendo(page: Page, server: TestServer) {
  const clave = await enSuSala(page, server);
  await page.goto(`/bienestar-en-vivo/${DE_CADA_SEMANA}/sala?fecha=${clave.fecha}`);
  await page.getByRole("button", { name: "Registrar asistencia" }).click();
  await page.getByRole("heading", { name: "Asististe" }).waitFor();
  vistosEnLaSala(server, clave, 20);
  await page.reload();
  await page.getByText(/Tu certificado estará listo cuando termine/).waitFor();
  return clave;
}

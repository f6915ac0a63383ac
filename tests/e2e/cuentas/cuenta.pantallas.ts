import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { conDatos, crearPersona, resumenDeErrores, titulo } from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** Screens of the account, for the walk over the site: the person's data and consents. */

const continuar = (page: Page) => page.getByRole("button", { name: "Continuar" }).click();

const PASOS_DE_REGISTRO = ["documento", "nombres", "contacto", "condiciones", "codigo"] as const;

/** Fills in the steps of a sign-up up to a given one. */
async function registrarHasta(page: Page, hasta: (typeof PASOS_DE_REGISTRO)[number], puerta = "/registro") {
  const llenar = {
    documento: () =>
      page.getByLabel("Número de documento").fill(String(60_000_000 + Math.floor(Math.random() * 9_000_000))),
    async nombres() {
      await page.getByLabel("Nombres").fill("Ana María");
      await page.getByLabel("Apellido paterno").fill("Ríos");
    },
    async contacto() {
      await page.getByLabel("Celular", { exact: true }).fill("987 654 321");
      await page.getByLabel("Correo electrónico").fill(`ana-${randomUUID()}@bienestar.example`);
      await page.getByLabel("Contraseña", { exact: true }).fill("tres gatos verdes");
    },
    async condiciones() {
      for (const casilla of await page.getByRole("checkbox").all()) await casilla.check();
    },
  };
  await page.goto(puerta);
  for (const [indice, paso] of PASOS_DE_REGISTRO.entries()) {
    await expect(page.getByText(`Paso ${indice + 1} de 5`)).toBeVisible();
    if (paso === hasta || paso === "codigo") return;
    await llenar[paso]();
    await continuar(page);
  }
}

async function conErrores(page: Page, boton = "Continuar") {
  await page.getByRole("main").getByRole("button", { name: boton }).click();
  await resumenDeErrores(page).waitFor();
}

async function pedirRecuperacion(page: Page, server: TestServer) {
  const persona = crearPersona(server);
  await page.goto("/recuperar-clave");
  await page.getByLabel("Correo electrónico o número de documento").fill(persona.correo);
  await continuar(page);
  await titulo(page, "Revisa tu correo").waitFor();
  const { texto } = conDatos(
    server,
    (db) => db.prepare("select texto from correos where para = ?").get(persona.correo) as { texto: string },
  );
  return { codigo: /\b\d{6}\b/.exec(texto)![0], enlace: /\/recuperar-clave\/nueva\?\S+/.exec(texto)![0] };
}

export const pantallas: Pantalla[] = [
  {
    nombre: "sign-up: document, with errors",
    titulo: /./,
    pagina: "features/cuentas/registro/registro.route.tsx",
    async llegar(page) {
      await registrarHasta(page, "documento");
      await page.getByLabel("Número de documento").fill("1234");
      await conErrores(page);
    },
  },
  {
    nombre: "sign-up: names, with errors",
    titulo: /./,
    async llegar(page) {
      await registrarHasta(page, "nombres");
      await conErrores(page);
    },
  },
  {
    nombre: "sign-up: contact, with errors",
    titulo: /./,
    async llegar(page) {
      await registrarHasta(page, "contacto", "/registro-app");
      await conErrores(page);
    },
  },
  {
    nombre: "sign-up: policies, with errors",
    titulo: /Antes de seguir/,
    async llegar(page) {
      await registrarHasta(page, "condiciones");
      await conErrores(page);
    },
  },
  {
    nombre: "sign-up: code, with errors",
    titulo: /Revisa tu correo/,
    async llegar(page) {
      await registrarHasta(page, "codigo");
      await page.getByLabel("Código de verificación").fill("12");
      await conErrores(page, "Crear cuenta");
    },
  },
  {
    nombre: "recovery: asking, with errors",
    titulo: /Recuperar mi contraseña/,
    pagina: "features/cuentas/recuperacion/recuperarClave.route.tsx",
    async llegar(page) {
      await page.goto("/recuperar-clave");
      await conErrores(page);
    },
  },
  {
    nombre: "recovery: code",
    titulo: /Revisa tu correo/,
    llegar: pedirRecuperacion,
  },
  {
    nombre: "recovery: new password, with errors",
    titulo: /./,
    async llegar(page, server) {
      const { codigo } = await pedirRecuperacion(page, server);
      await page.getByLabel("Código de verificación").fill(codigo);
      await continuar(page);
      await page.getByLabel("Contraseña nueva").fill("password123");
      await conErrores(page, "Guardar contraseña");
    },
  },
  {
    nombre: "recovery: done",
    titulo: /Tu contraseña cambió/,
    async llegar(page, server) {
      await page.goto((await pedirRecuperacion(page, server)).enlace);
      await page.getByLabel("Contraseña nueva").fill("cinco gatos azules");
      await page.getByRole("button", { name: "Guardar contraseña" }).click();
    },
  },
  {
    nombre: "recovery: a link that is over",
    titulo: /./,
    async llegar(page) {
      await page.goto("/recuperar-clave/nueva?enlace=nada");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    nombre: "profile",
    titulo: /Mi perfil/,
    pagina: "features/cuentas/perfil/miPerfil.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil"),
  },
  {
    nombre: "profile: contact, with errors",
    titulo: /Mi perfil/,
    async llegar(page, server) {
      await conSesion(page, server, "/mi-perfil?editar=contacto");
      await page.getByLabel("Celular", { exact: true }).fill("12");
      await conErrores(page, "Guardar");
    },
  },
  {
    nombre: "profile: names",
    titulo: /Mi perfil/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil?editar=nombres"),
  },
  {
    nombre: "profile: names, with errors",
    titulo: /Mi perfil/,
    async llegar(page, server) {
      await conSesion(page, server, "/mi-perfil?editar=nombres");
      await page.getByLabel("Nombres").fill("");
      await page.getByLabel("Apellido paterno").fill("<b>");
      await conErrores(page, "Guardar");
    },
  },
  {
    nombre: "security of the account",
    titulo: /Seguridad/,
    pagina: "features/cuentas/perfil/seguridad.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/seguridad"),
  },
  {
    nombre: "security: password, with errors",
    titulo: /Seguridad/,
    async llegar(page, server) {
      await conSesion(page, server, "/mi-perfil/seguridad?editar=clave");
      await page.getByLabel("Contraseña actual").fill("no-es-esta-clave");
      await page.getByLabel("Contraseña nueva").fill("password123");
      await conErrores(page, "Guardar contraseña");
    },
  },
  {
    nombre: "taking back a change",
    titulo: /Deshacer un cambio en tu cuenta/,
    pagina: "features/cuentas/perfil/deshacer.route.tsx",
    llegar: (page) => page.goto("/mi-perfil/deshacer?enlace=nada"),
  },
  {
    nombre: "preferences as a page",
    titulo: /./,
    pagina: "features/cuentas/preferencias/preferencias.route.tsx",
    llegar: (page, server) =>
      conSesion(page, server, "/mi-zona-privada/preferencias", crearPersona(server, 0, { conModales: true })),
  },
  {
    nombre: "mailbox of development",
    titulo: /Buzón de desarrollo/,
    pagina: "features/sitio/desarrollo/correo.route.tsx",
    async llegar(page, server) {
      await pedirRecuperacion(page, server);
      await page.goto("/desarrollo/correo");
    },
  },
];

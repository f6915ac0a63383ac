import { llegarAlModal } from "../../support/modales";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";

/** Screens of signing in, and of actions that only the owner of an account may do, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "sign in, with errors",
    titulo: /Iniciar sesión/,
    pagina: "features/cuentas/identidad/iniciarSesion.route.tsx",
    async llegar(page) {
      await page.goto("/iniciar-sesion");
      await page.getByLabel("Correo electrónico").fill("nadie@bienestar.example");
      await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta-clave");
      await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
      await page.getByRole("group", { name: "Revisa estos datos" }).waitFor();
    },
  },
  {
    nombre: "sign in by document, with errors",
    titulo: /Iniciar sesión/,
    async llegar(page) {
      await page.goto("/iniciar-sesion/rimac?aviso=enlace-pendiente");
      await page.getByLabel("Número de documento").fill("99999999");
      await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta-clave");
      await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
      await page.getByRole("group", { name: "Revisa estos datos" }).waitFor();
    },
  },
  {
    nombre: "authentication error",
    titulo: /Iniciar sesión/,
    async llegar(page) {
      await page.goto("/iniciar-sesion/rimac?error=autenticacion");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    nombre: "open sessions",
    titulo: /Dispositivos con tu cuenta/,
    pagina: "features/cuentas/identidad/sesiones.route.tsx",
    async llegar(page, server) {
      const persona = crearPersona(server);
      await entrarDirecto(page, server, persona);
      await page.context().clearCookies();
      await entrarDirecto(page, server, persona);
      await page.goto("/mi-perfil/sesiones");
    },
  },
  {
    nombre: "update of data over a public page",
    titulo: /./,
    async llegar(page, server) {
      await llegarAlModal(page, server, "actualizar-datos");
      await page.goto("/");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    nombre: "update of data, with errors",
    titulo: /Tu próximo celular puede ser gratis/,
    pagina: "features/cuentas/actualizacion/actualizarDatos.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/actualizar-datos");
      await page.getByRole("button", { name: "Aceptar y continuar" }).click();
      await page.getByRole("group", { name: "Revisa estos datos" }).waitFor();
    },
  },
  {
    nombre: "my data",
    titulo: /Tus datos/,
    pagina: "features/cuentas/misDatos/misDatos.route.tsx",
    async llegar(page, server) {
      const persona = crearPersona(server, 1);
      await entrarDirecto(page, server, persona);
      await page.goto("/mi-perfil/mis-datos");
      await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
      await page.getByRole("button", { name: "Continuar" }).click();
    },
  },
  {
    nombre: "confirming who it is",
    titulo: /Confirma que eres tú/,
    pagina: "features/cuentas/perfil/confirmar.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/confirmar"),
  },
  {
    nombre: "second factor",
    titulo: /Verificación en dos pasos/,
    pagina: "features/cuentas/perfil/verificacion.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/verificacion"),
  },
  {
    nombre: "deleting the account",
    titulo: /Eliminar mi cuenta/,
    pagina: "features/cuentas/misDatos/eliminacion.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/mis-datos/eliminacion"),
  },
];

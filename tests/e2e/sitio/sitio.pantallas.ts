import type { Page } from "@playwright/test";
import { llenarDia } from "../../support/esperasEnPantalla";
import { crearEspecialista } from "../../support/especialista";
import type { Pantalla } from "../../support/pantalla";
import type { TestServer } from "../../support/server";
import {
  buscarHorario,
  crearPersona,
  dejarVencer,
  direccionDeAgenda,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  pagarCon,
  reservar,
  TARJETA,
} from "../../support/pasos";
import { llegarAlModal } from "../../support/modales";
import { crearCita } from "../../support/videollamada";

const CON = "coaching";

async function conReserva(page: Page, server: TestServer) {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  return persona;
}

async function enPasarela(page: Page, server: TestServer) {
  await conReserva(page, server);
  await irAPagar(page);
}

/** A session that is booked, and the way to its card in the private zone. */
async function conCita(page: Page, server: TestServer) {
  await conReserva(page, server);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await page.getByRole("link", { name: "Ver mi agenda" }).click();
}

async function conSesion(page: Page, server: TestServer, direccion: string) {
  await entrarDirecto(page, server, crearPersona(server, 1));
  await page.goto(direccion);
}

async function anteLaSala(page: Page, server: TestServer, dentroDeMinutos: number) {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto(`/videollamada?cita=${crearCita(server, persona, dentroDeMinutos)}`);
}

/** The screens that stand in no file of their own context, each with the way to it. */
export const pantallas: Pantalla[] = [
  { nombre: "home", titulo: /./, llegar: (page) => page.goto("/") },
  {
    nombre: "specialists",
    titulo: /Encuentra a tu especialista/,
    llegar: (page) => page.goto("/especialista"),
  },
  {
    nombre: "inside the app, with its menu open",
    titulo: /./,
    async llegar(page, server) {
      await conSesion(page, server, "/?webview=on");
      await page.getByRole("navigation", { name: "Menú" }).getByText("Menú").click();
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
    nombre: "specialists without a match",
    titulo: /Encuentra a tu especialista/,
    llegar: (page) => page.goto("/especialista?idioma=Quechua&tema=Ansiedad"),
  },
  {
    nombre: "specialist",
    titulo: /Lucía Mendoza/,
    llegar: (page) => page.goto("/especialista/psicologia/lucia-mendoza"),
  },
  { nombre: "explore", titulo: /Explorar/, llegar: (page) => page.goto("/explorar") },
  { nombre: "videos", titulo: /Bienestar play/, llegar: (page) => page.goto("/bienestar-play") },
  {
    nombre: "videos, with nothing kept",
    titulo: /Tus favoritos/,
    llegar: (page, server) => conSesion(page, server, "/bienestar-play?ver=favoritos"),
  },
  {
    nombre: "video",
    titulo: /Respira con el mar/,
    llegar: (page) => page.goto("/bienestar-play/respira-con-el-mar"),
  },
  {
    nombre: "player, saving data",
    titulo: /Respira con el mar/,
    async llegar(page) {
      await page.goto("/bienestar-play/ver/respira-con-el-mar");
      await page.getByRole("button", { name: "Activar ahorro de datos" }).click();
      await page.getByRole("link", { name: "Ver video" }).waitFor();
    },
  },
  {
    nombre: "player, for somebody",
    titulo: /Respira con el mar/,
    llegar: (page, server) => conSesion(page, server, "/bienestar-play/ver/respira-con-el-mar?t=12"),
  },
  {
    nombre: "sign in, with errors",
    titulo: /Iniciar sesión/,
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
    async llegar(page, server) {
      const persona = crearPersona(server);
      await entrarDirecto(page, server, persona);
      await page.context().clearCookies();
      await entrarDirecto(page, server, persona);
      await page.goto("/mi-perfil/sesiones?cerradas=una");
    },
  },
  {
    nombre: "plan",
    titulo: /Tu plan/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/plan"),
  },
  {
    nombre: "booking: specialty",
    titulo: /./,
    llegar: (page, server) => conSesion(page, server, "/agendar"),
  },
  {
    nombre: "booking: specialist",
    titulo: /Elige a tu especialista/,
    llegar: (page, server) => conSesion(page, server, `/agendar/${CON}`),
  },
  {
    nombre: "booking: day",
    titulo: /Tu sesión con/,
    llegar: async (page, server) =>
      conSesion(page, server, direccionDeAgenda((await crearEspecialista(server)).con)),
  },
  {
    nombre: "booking: time and choice",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await page.goto((await buscarHorario(page, await crearEspecialista(server))).direccion);
    },
  },
  {
    nombre: "booking: somebody was quicker",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { direccion } = await buscarHorario(page, await crearEspecialista(server));
      await page.goto(direccion);
      const rapida = await (await page.context().browser()!.newContext()).newPage();
      await entrarDirecto(rapida, server, crearPersona(server));
      await rapida.goto(direccion);
      await rapida.getByRole("button", { name: "Reservar" }).click();
      await rapida.getByRole("checkbox").waitFor();
      await rapida.context().close();
      await page.getByRole("button", { name: "Reservar" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { nombre: "summary", titulo: /Resumen de tu sesión/, llegar: conReserva },
  {
    nombre: "summary, with errors",
    titulo: /Resumen de tu sesión/,
    async llegar(page, server) {
      await conReserva(page, server);
      await page.getByRole("button", { name: "Usar mi saldo" }).click();
      await page.getByRole("group", { name: "Revisa estos datos" }).waitFor();
    },
  },
  {
    nombre: "summary, with a coupon",
    titulo: /Resumen de tu sesión/,
    async llegar(page, server) {
      await conReserva(page, server);
      await page.getByText("Tengo un cupón").click();
      await page.getByLabel(/^Cupón/).fill("BIENESTAR20");
      await page.getByRole("button", { name: "Aplicar" }).click();
      await page.getByText("Cupón BIENESTAR20").first().waitFor();
    },
  },
  {
    nombre: "movements of the balance",
    titulo: /Movimientos de saldo/,
    async llegar(page, server) {
      await conReserva(page, server);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Usar mi saldo" }).click();
      await page.goto("/mi-zona-privada/saldo");
    },
  },
  {
    nombre: "full day",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { direccion } = await llenarDia(page, server);
      await page.goto(direccion);
    },
  },
  {
    nombre: "waiting lists",
    titulo: /Tus listas de espera/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { direccion } = await llenarDia(page, server);
      await page.goto(direccion);
      await page.getByRole("button", { name: /^Avísame/ }).click();
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
    nombre: "waiting for the payment",
    titulo: /Estamos confirmando tu pago/,
    async llegar(page, server) {
      await enPasarela(page, server);
      await pagarCon(page, TARJETA.pendienteAprobada);
      await page.getByRole("status").waitFor();
      // It would ask again by itself while somebody measures it: that asking is answered with nothing new.
      await page.route("**/resumen/carga*", (route) => route.fulfill({ status: 204 }));
    },
  },
  {
    nombre: "success",
    titulo: /Tu sesión está reservada/,
    async llegar(page, server) {
      await conReserva(page, server);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Usar mi saldo" }).click();
    },
  },
  {
    nombre: "payment cancelled by oneself",
    titulo: /Cancelaste el pago/,
    async llegar(page, server) {
      await enPasarela(page, server);
      await page.getByRole("button", { name: "Cancelar y volver" }).click();
    },
  },
  {
    nombre: "payment error",
    titulo: /No pudimos procesar tu pago/,
    async llegar(page, server) {
      await enPasarela(page, server);
      await pagarCon(page, TARJETA.rechazada);
      await page.getByRole("link", { name: "Intentar de nuevo" }).waitFor({ timeout: ESPERA_LARGA });
    },
  },
  {
    nombre: "expired",
    titulo: /Tu reserva expiró/,
    async llegar(page, server) {
      dejarVencer(server, await conReserva(page, server));
      await page.reload();
    },
  },
  {
    nombre: "private zone",
    titulo: /Hola, /,
    llegar: conCita,
  },
  {
    nombre: "cancelling a session",
    titulo: /Hola, /,
    async llegar(page, server) {
      await conCita(page, server);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    nombre: "moving a session",
    titulo: /Cambia el horario de tu sesión/,
    async llegar(page, server) {
      await conCita(page, server);
      await page.getByRole("link", { name: "Cambiar horario" }).click();
      await page.getByRole("link", { name: "Elegir otro horario" }).click();
      await page
        .getByRole("link", { name: /, \d+ horarios?$/ })
        .nth(4)
        .click();
      await page
        .getByRole("link", { name: /^\d\d:\d\d/ })
        .first()
        .click();
      await page.getByRole("region", { name: "Antes de confirmar" }).waitFor();
    },
  },
  {
    nombre: "a cancelled session",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await conCita(page, server);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Cancelar mi sesión" }).click();
      await page.getByRole("status").waitFor();
    },
  },
  {
    nombre: "terms, with what changed",
    titulo: /Términos y condiciones/,
    llegar: (page) => page.goto("/terminos-y-condiciones?comparar=2026-03"),
  },
  {
    nombre: "my consents",
    titulo: /Privacidad/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/consentimientos"),
  },
  { nombre: "draw", titulo: /Sorteo/, llegar: (page, server) => conSesion(page, server, "/sorteo") },
  {
    nombre: "update of data, with errors",
    titulo: /Tu próximo celular puede ser gratis/,
    async llegar(page, server) {
      await conSesion(page, server, "/actualizar-datos");
      await page.getByRole("button", { name: "Aceptar y continuar" }).click();
      await page.getByRole("group", { name: "Revisa estos datos" }).waitFor();
    },
  },
  {
    nombre: "private zone, under a modal",
    titulo: /Hola, /,
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada?modal=preferencias"),
  },
  {
    nombre: "inbox",
    titulo: /Notificaciones/,
    async llegar(page, server) {
      await conReserva(page, server);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Usar mi saldo" }).click();
      await page.goto("/mi-zona-privada/notificaciones");
    },
  },
  {
    nombre: "my data",
    titulo: /Tus datos/,
    async llegar(page, server) {
      const persona = crearPersona(server, 1);
      await entrarDirecto(page, server, persona);
      await page.goto("/mi-perfil/mis-datos");
      await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
      await page.getByRole("button", { name: "Continuar" }).click();
    },
  },
  {
    nombre: "the address of a calendar",
    titulo: /Dirección de tu calendario/,
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/calendario"),
  },
  {
    nombre: "confirming who it is",
    titulo: /Confirma que eres tú/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/confirmar"),
  },
  {
    nombre: "second factor",
    titulo: /Verificación en dos pasos/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/verificacion"),
  },
  {
    nombre: "deleting the account",
    titulo: /Eliminar mi cuenta/,
    llegar: (page, server) => conSesion(page, server, "/mi-perfil/mis-datos/eliminacion"),
  },
  {
    nombre: "service error modal",
    titulo: /Encuentra a tu especialista/,
    llegar: (page) => page.goto("/especialista?error=servicio"),
  },
  {
    nombre: "viewer inside the app",
    titulo: /Términos y condiciones/,
    llegar: (page) => page.goto("/visor?documento=terminos&backpage=%2F&webview=on"),
  },
  {
    nombre: "region check",
    titulo: /Libro de Reclamaciones/,
    llegar: (page) => page.goto("/reclamo?motivo=region"),
  },
  {
    nombre: "broken app link",
    titulo: /No pudimos abrir este enlace/,
    llegar: (page) => page.goto("/puente?m=x"),
  },
  {
    nombre: "video call, before it opens",
    titulo: /Tu videollamada con/,
    llegar: (page, server) => anteLaSala(page, server, 120),
  },
  {
    nombre: "video call, without a session",
    titulo: /No tienes una videollamada próxima/,
    llegar: (page, server) => conSesion(page, server, "/videollamada"),
  },
  {
    nombre: "video call, at the door",
    titulo: /Tu videollamada con/,
    llegar: (page, server) => anteLaSala(page, server, 2),
  },
  {
    nombre: "thanks for signing up",
    titulo: /Tu cuenta está lista/,
    llegar: (page, server) => conSesion(page, server, "/gracias?por=registro"),
  },
  { nombre: "not found", titulo: /No encontramos esta página/, llegar: (page) => page.goto("/nada/de-nada") },
];

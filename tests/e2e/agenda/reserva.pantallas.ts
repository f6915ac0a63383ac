import { crearEspecialista } from "../../support/especialista";
import { llenarDia } from "../../support/esperasEnPantalla";
import { conCita, conReserva, conSesion, enPasarela, type Pantalla } from "../../support/pantalla";
import {
  buscarHorario,
  crearPersona,
  dejarVencer,
  direccionDeAgenda,
  entrarDirecto,
  ESPERA_LARGA,
  pagarCon,
  reservar,
  TARJETA,
} from "../../support/pasos";

/** Screens on which a session is booked and paid, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "booking: specialty",
    titulo: /./,
    pagina: "features/agenda/reserva/agendar.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/agendar", crearPersona(server, 1)),
  },
  {
    nombre: "booking: specialist",
    titulo: /Elige a tu especialista/,
    pagina: "features/agenda/reserva/agendarEspecialidad.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/agendar/coaching"),
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
  {
    nombre: "booking: kept already by this person",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { direccion } = await reservar(page, await crearEspecialista(server));
      await page.goto(direccion);
    },
  },
  {
    nombre: "booking: a fourth time is refused",
    titulo: /Tu sesión con/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { con } = await crearEspecialista(server);
      for (const dia of [1, 2, 3]) await reservar(page, { con, dia });
      await page.goto((await buscarHorario(page, { con, dia: 4 })).direccion);
      await page.getByRole("button", { name: "Reservar" }).click();
      await page.getByRole("alert").waitFor();
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
    pagina: "features/agenda/esperas/esperas.route.tsx",
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      const { direccion } = await llenarDia(page, server);
      await page.goto(direccion);
      await page.getByRole("button", { name: /^Avísame/ }).click();
    },
  },
  {
    nombre: "summary",
    titulo: /Resumen de tu sesión/,
    pagina: "features/agenda/reserva/resumen.route.tsx",
    llegar: conReserva,
  },
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
    nombre: "waiting for the payment",
    titulo: /Estamos confirmando tu pago/,
    pagina: "features/agenda/reserva/resumenCarga.route.tsx",
    async llegar(page, server) {
      await enPasarela(page, server);
      await pagarCon(page, TARJETA.pendienteAprobada);
      await page.getByRole("status").waitFor();
      // The page would reload by itself during the measurement, so the reload gets no answer.
      await page.route("**/resumen/carga*", (route) => route.fulfill({ status: 204 }));
    },
  },
  {
    nombre: "success",
    titulo: /Tu sesión está reservada/,
    pagina: "features/agenda/reserva/resumenExito.route.tsx",
    llegar: conCita,
  },
  {
    nombre: "payment cancelled by oneself",
    titulo: /Cancelaste el pago/,
    pagina: "features/agenda/reserva/resumenError.route.tsx",
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
    pagina: "features/agenda/reserva/resumenExpirado.route.tsx",
    async llegar(page, server) {
      dejarVencer(server, await conReserva(page, server));
      await page.reload();
    },
  },
];

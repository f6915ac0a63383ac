import type { Page } from "@playwright/test";
import { crearEspecialista } from "./especialista";
import { crearPersona, entrarDirecto, irAPagar, reservar } from "./pasos";
import type { TestServer } from "./server";

/**
 * A screen that the walk over the site visits, and the way to it. The screens of a noun stand in a `….pantallas.ts`
 * among its journeys.
 */
export interface Pantalla {
  nombre: string;
  /** Main heading of the screen, by which the walk checks that it has arrived. */
  titulo: RegExp;
  /**
   * File of the page's route. Each page of the site is named by one screen, and the walk checks that it stands there.
   */
  pagina?: `features/${string}.route.tsx`;
  llegar: (page: Page, server: TestServer) => Promise<unknown>;
}

/** Signs a person in, and goes to an address. */
export async function conSesion(
  page: Page,
  server: TestServer,
  direccion: string,
  persona = crearPersona(server),
) {
  await entrarDirecto(page, server, persona);
  await page.goto(direccion);
}

/** Brings a person with a prepaid session (`bono`), who holds a time, to the summary of that time. */
export async function conReserva(page: Page, server: TestServer) {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  return persona;
}

/** Brings the person of `conReserva` to the payment page of the gateway. */
export async function enPasarela(page: Page, server: TestServer) {
  await conReserva(page, server);
  await irAPagar(page);
}

/** Brings the person of `conReserva` to the booked session, paid with the prepaid session. */
export async function conCita(page: Page, server: TestServer) {
  await conReserva(page, server);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
}

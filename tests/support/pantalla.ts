import type { Page } from "@playwright/test";
import { crearEspecialista } from "./especialista";
import { crearPersona, entrarDirecto, irAPagar, reservar } from "./pasos";
import type { TestServer } from "./server";

/** A screen that is walked, and the way to it. Those of a noun stand in a `….pantallas.ts` among its journeys. */
export interface Pantalla {
  nombre: string;
  /** The main heading: that one is really there. */
  titulo: RegExp;
  /** The page that it is: of each page of the site one screen says so, and the walk looks whether it stands there. */
  pagina?: `features/${string}.route.tsx`;
  llegar: (page: Page, server: TestServer) => Promise<unknown>;
}

/** Signs somebody in, and goes to an address. */
export async function conSesion(
  page: Page,
  server: TestServer,
  direccion: string,
  persona = crearPersona(server),
) {
  await entrarDirecto(page, server, persona);
  await page.goto(direccion);
}

/** Somebody with a bono who holds a time, on its summary. */
export async function conReserva(page: Page, server: TestServer) {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  return persona;
}

/** The same somebody, on the hosted page of the gateway. */
export async function enPasarela(page: Page, server: TestServer) {
  await conReserva(page, server);
  await irAPagar(page);
}

/** The same somebody, who has just used the bono. */
export async function conCita(page: Page, server: TestServer) {
  await conReserva(page, server);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
}

import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { conDatos, ESPERA_LARGA, insertar, type PersonaDePrueba } from "./pasos";
import type { TestServer } from "./server";

const MINUTO = 60_000;
export const CON_CALMA = { timeout: ESPERA_LARGA };

/**
 * Books a paid session of this person that begins in `minutos` minutes. Booking through the product needs an hour's
 * notice.
 */
export function crearCita(
  server: TestServer,
  { idPersona }: PersonaDePrueba,
  dentroDeMinutos: number,
): string {
  const idCita = randomUUID();
  const inicio = new Date(Date.now() + dentroDeMinutos * MINUTO);
  const fin = new Date(inicio.getTime() + 50 * MINUTO).toISOString();
  const ahora = new Date().toISOString();
  conDatos(server, (db) => {
    const { id_especialista } = db
      .prepare("select id_especialista from especialistas where slug = 'lucia-mendoza'")
      .get() as { id_especialista: string };
    const ids = { id_horario: randomUUID(), id_persona: idPersona };
    insertar(db, "horarios", {
      ...ids,
      id_especialista,
      inicio: inicio.toISOString(),
      fin,
      ocupado_hasta: fin,
      estado: "reservado",
      expira_en: ahora,
      ampliado: 0,
      creado_en: ahora,
    });
    const id_pedido = randomUUID();
    insertar(db, "pedidos", {
      ...ids,
      id_pedido,
      estado: "pagado",
      precio_centimos: 90_00,
      version_de_datos: "2026-11",
      creado_en: ahora,
      actualizado_en: ahora,
    });
    insertar(db, "citas", {
      ...ids,
      id_cita: idCita,
      id_pedido,
      forma_de_pago: "tarjeta",
      estado: "reservada",
      creada_en: ahora,
      actualizada_en: ahora,
    });
  });
  return idCita;
}

/** Finds the specialist's link on the page that shows it, on a developer's machine, to the person of the session. */
export async function enlaceDeEspecialista({ request }: Page): Promise<string> {
  const html = await (await request.get("/desarrollo/videollamada")).text();
  return /href="(\/videollamada\/especialista\?llave=[^"]+)"/.exec(html)![1]!;
}

/** Enters the video call with picture and sound, by pressing the buttons. */
export async function entrarConVideo(page: Page, direccion: string) {
  await page.goto(direccion);
  await page.getByRole("button", { name: "Entrar a la videollamada" }).click();
  await dentro(page);
}

/** Waits until the page is in the video call. Cameras take their time, and so do two browsers on a busy machine. */
export async function dentro(page: Page) {
  await expect(page.getByRole("button", { name: "Salir de la videollamada" })).toBeVisible(CON_CALMA);
}

/** Expects that the picture of the other side is there and moves. */
export async function seVeMover(page: Page, deQuien: string) {
  const imagen = page.getByLabel(`Imagen de ${deQuien}`);
  await expect(imagen).toBeVisible(CON_CALMA);
  const momento = () =>
    imagen.evaluate((video: HTMLVideoElement) => (video.videoWidth > 0 ? video.currentTime : 0));
  await expect.poll(momento, CON_CALMA).toBeGreaterThan(0);
  const antes = await momento();
  await expect.poll(momento, CON_CALMA).toBeGreaterThan(antes + 0.3);
}

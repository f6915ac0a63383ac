import { expect, type Locator, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { TestServer } from "./server";
import { openSqlite, type SqliteFile } from "../../server/platform/database/sqliteFile";
import { diasPorElegir } from "./diasPorElegir";

/**
 * Person of a test. This file has the steps that journeys share: the person, their choices and their payment. It finds
 * things by role and label only.
 */

export interface PersonaDePrueba {
  idPersona: number;
  nombre: string;
  correo: string;
  clave: string;
}

/** Demonstration accounts that `npm start` prints, with their passwords. */
export const ROSA = { correo: "rosa@bienestar.example", clave: "camino-de-rosa-24" };
export const MARTIN = { correo: "martin@bienestar.example", clave: "puente-de-piedra-31" };

export const TARJETA = {
  aprobada: "4111 1111 1111 1111",
  rechazada: "4000 0000 0000 0002",
  pendienteAprobada: "4000 0000 0000 0010",
  pendienteRechazada: "4000 0000 0000 0028",
  avisoTardio: "4000 0000 0000 0036",
  avisoDoble: "4000 0000 0000 0044",
  avisosDesordenados: "4000 0000 0000 0051",
  sinAviso: "4000 0000 0000 0069",
};

export const HORA = /^\d\d:\d\d/;
/** Pattern of the hour until which a time is held, as it follows "las"; it may be after midnight. */
export const HASTA = String.raw`\d\d:\d\d(?: de mañana)?`;
/** Milliseconds that a journey waits for the product's own waits: the gateway, a job, a refresh. */
export const ESPERA_LARGA = 40_000;

/**
 * Opens the database of this worker's server. Journeys create people and let time pass in it, and never fake an
 * outcome.
 */
export function conDatos<T>(server: TestServer, usar: (db: SqliteFile) => T): T {
  const db = openSqlite(path.join(server.dataDir, "bienestar.sqlite"), { timeout: 10_000 });
  try {
    return usar(db);
  } finally {
    db.close();
  }
}

/**
 * Makes a person for one journey only: a copy of a demonstration account, with its password and an empty agenda. Tests
 * share a server: in a shared account they would collide at its limit of holds, or at one hour. The modals of the
 * private zone are already answered, unless a journey is about them.
 */
export function crearPersona(
  server: TestServer,
  bonosDePsicologia = 0,
  { conModales = false, monedas = 0 } = {},
): PersonaDePrueba {
  const correo = `persona-${randomUUID()}@bienestar.example`;
  return conDatos(server, (db) => {
    const persona = db.prepare("select * from personas where email = ?").get(MARTIN.correo) as Fila;
    const cuenta = db.prepare("select * from cuentas where correo = ?").get(MARTIN.correo) as Fila;
    const { idPersona } = db
      .prepare(
        "update contadores set valor = valor + 1 where nombre = 'personas' returning valor as idPersona",
      )
      .get() as { idPersona: number };
    insertar(db, "personas", {
      ...persona,
      id_persona: idPersona,
      id_usuario: randomUUID(),
      digital_id: randomUUID(),
      email: correo,
      usuario_login: correo,
      numero_documento: String(50_000_000 + idPersona),
    });
    insertar(db, "cuentas", { ...cuenta, id_persona: idPersona, correo });
    if (!conModales) copiarRespuestas(db, persona.id_persona, idPersona);
    if (bonosDePsicologia > 0) {
      const { id } = db.prepare("select id from especialidades where slug = 'psicologia'").get() as {
        id: number;
      };
      insertar(db, "saldos", { id_persona: idPersona, id_especialidad: id, cantidad: bonosDePsicologia });
      insertar(db, "movimientos_de_saldo", {
        id_movimiento: randomUUID(),
        id_persona: idPersona,
        id_especialidad: id,
        cantidad: bonosDePsicologia,
        motivo: "bienvenida",
        id_pedido: null,
        creado_en: new Date().toISOString(),
      });
    }
    if (monedas > 0) darMonedas(db, idPersona, monedas);
    return { idPersona, nombre: String(persona.nombre), correo, clave: MARTIN.clave };
  });
}

/** Gives a person a lot of coins that lasts longer than any test. */
function darMonedas(db: SqliteFile, idPersona: number, cantidad: number) {
  const creado_en = new Date().toISOString();
  const lote = { id_lote: randomUUID(), id_persona: idPersona, cantidad };
  insertar(db, "monedas", { id_persona: idPersona, cantidad });
  insertar(db, "lotes_de_monedas", {
    ...lote,
    quedan: cantidad,
    vence_en: "2999-01-01T05:00:00.000Z",
    avisado_en: null,
    creado_en,
  });
  insertar(db, "movimientos_de_monedas", {
    ...lote,
    id_movimiento: randomUUID(),
    motivo: "cortesia",
    id_pedido: null,
    creado_en,
  });
}

/** Copies the demonstration account's answers to legal texts and modals, so that no modal opens. */
function copiarRespuestas(db: SqliteFile, de: string | number | null | undefined, idPersona: number) {
  for (const tabla of ["consentimientos", "modales_vistos"]) {
    for (const fila of db.prepare(`select * from ${tabla} where id_persona = ?`).all(de) as Fila[]) {
      const copia = { ...fila, id_persona: idPersona };
      insertar(
        db,
        tabla,
        tabla === "consentimientos" ? { ...copia, id_consentimiento: randomUUID() } : copia,
      );
    }
  }
}

export type Fila = Record<string, string | number | null>;

export function insertar(db: SqliteFile, tabla: string, fila: Fila) {
  const columnas = Object.keys(fila);
  db.prepare(
    `insert into ${tabla} (${columnas.join(", ")}) values (${columnas.map((columna) => `@${columna}`).join(", ")})`,
  ).run(fila);
}

/** Ends the hold of the person's time, as if ten minutes had gone by. */
export function dejarVencer(server: TestServer, { idPersona }: PersonaDePrueba) {
  const cambiados = conDatos(
    server,
    (db) =>
      db
        .prepare("update horarios set expira_en = ? where id_persona = ? and estado = 'retenido'")
        .run(new Date(Date.now() - 1000).toISOString(), idPersona).changes,
  );
  expect(cambiados, "a time was kept").toBeGreaterThan(0);
}

/** Final records of a person in the database. A charge that was refunded still counts as one too many. */
export function cuentasDe(server: TestServer, { idPersona }: PersonaDePrueba) {
  return conDatos(server, (db) => {
    const contar = (sql: string) => (db.prepare(sql).get(idPersona) as { n: number }).n;
    return {
      citas: contar("select count(*) as n from citas where id_persona = ?"),
      pedidosPagados: contar("select count(*) as n from pedidos where id_persona = ? and estado = 'pagado'"),
      cobrosHechos: contar(
        `select count(*) as n from pagos join cobros using (id_cobro) join pedidos using (id_pedido)
         where id_persona = ? and pagos.estado in ('pagado', 'por-devolver', 'devuelto')`,
      ),
      gastados: contar(
        "select count(*) as n from movimientos_de_saldo where id_persona = ? and cantidad < 0",
      ),
    };
  });
}

/**
 * Expects that the next page announces the outcome of the form: its title begins with the message, which has the
 * focus.
 */
export async function seAnuncia(page: Page, mensaje: string) {
  await expect(page.getByRole("status").getByText(mensaje)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${mensaje.split(". ")[0]!.replace(/\.$/, "")} · `));
}

export const titulo = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const resumenDeErrores = (page: Page) => page.getByRole("group", { name: "Revisa estos datos" });

export async function llenarEntrada(page: Page, { correo, clave }: { correo: string; clave: string }) {
  await page.getByLabel("Correo electrónico").fill(correo);
  await page.getByLabel("Contraseña", { exact: true }).fill(clave);
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
}

/** Signs in on the screen and arrives at `destino`. */
export async function entrar(
  page: Page,
  credenciales: { correo: string; clave: string },
  destino = "/mi-zona-privada",
) {
  await page.goto(`/iniciar-sesion?${new URLSearchParams({ redirect: destino })}`);
  await llenarEntrada(page, credenciales);
  await expect(menuDeCuenta(page)).toBeVisible();
}

/** The account's menu in the header, which only a signed-in person sees. */
export const menuDeCuenta = (page: Page) => page.getByRole("banner").getByLabel("Tu cuenta", { exact: true });

export async function cerrarSesion(page: Page) {
  await menuDeCuenta(page).click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(menuDeCuenta(page)).toHaveCount(0);
}

interface Eleccion {
  /** Specialist by specialty and name, such as "psicologia/lucia-mendoza". */
  con: string;
  /** Index of the free day to choose; not the first, whose times may pass while a test runs. */
  dia?: number;
  /** Index of the free time to choose on that day. */
  hora?: number;
}

export const direccionDeAgenda = (con: string) => {
  const [especialidad, especialista] = con.split("/");
  return `/agendar/${especialidad}?especialista=${especialista}`;
};

export const horasLibres = (page: Page) => page.getByRole("main").getByRole("link", { name: HORA });
export const diasLibres = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /, \d+ horarios?$/ });

/** Signs in without the screen, for journeys that are about something else. */
export async function entrarDirecto(
  { request }: Page,
  server: TestServer,
  { correo, clave }: PersonaDePrueba,
) {
  const answer = await request.post(`${server.url}/iniciar-sesion`, {
    form: { correo, clave },
    headers: { origin: server.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Finds the address of a free time, as the pages of a signed-in person link it. */
export async function buscarHorario({ request }: Page, { con, dia = 2, hora = 0 }: Eleccion) {
  const agenda = direccionDeAgenda(con);
  const leer = async (direccion: string) => (await request.get(direccion)).text();
  const fecha = (await diasPorElegir(leer, agenda, dia))[dia]!;
  const delDia = `${agenda}&dia=${fecha}`;
  const horas = [...(await leer(delDia)).matchAll(/hora=(\d\d:\d\d)#/g)];
  return { direccion: `${delDia}&hora=${horas[hora]![1]}`, dia: fecha, hora: horas[hora]![1]! };
}

/** Holds a free time and stays on its summary. */
export async function reservar(page: Page, eleccion: Eleccion) {
  const elegido = await buscarHorario(page, eleccion);
  await page.goto(elegido.direccion);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  return elegido;
}

/** Accepts the terms, and goes to the payment page of the gateway. */
export async function irAPagar(page: Page) {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
}

export async function llenarTarjeta(page: Page, numero: string) {
  await page.getByLabel("Número de tarjeta").fill(numero);
  await page.getByLabel("Nombre del titular").fill("Persona de Prueba");
  await page.getByLabel(/^Vencimiento/).fill("12/35");
  await page.getByLabel("Código de seguridad").fill("123");
}

export async function pagarCon(page: Page, numero: string) {
  await llenarTarjeta(page, numero);
  await page.getByRole("button", { name: "Pagar" }).click();
}

/** Sessions that the person's agenda shows. */
export async function sesionesEnAgenda(page: Page): Promise<Locator> {
  await page.goto("/mi-zona-privada/agenda");
  return page.getByRole("article", { name: /^Sesión con / });
}

/** Answer to the next document that a form sends. */
export const respuestaAlEnviar = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === "POST");

/** Opens the coupon's box when it is folded, and writes in it. */
export async function escribirCupon(page: Page, codigo: string) {
  const campo = page.getByLabel("Cupón");
  if (!(await campo.isVisible())) await page.getByText("Tengo un cupón").click();
  await campo.fill(codigo);
}

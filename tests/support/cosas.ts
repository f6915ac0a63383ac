import { readFileSync } from "node:fs";
import path from "node:path";
import { hoja } from "../../app/domain/contenido/esquemas";
import { direccionDeInicio, direccionDeRuta } from "../../app/domain/rutas/ruta";
import { EMPEZAR, HECHO } from "../../app/domain/rutas/formularios";
import { diasPorElegir } from "./diasPorElegir";
import { descifrar, formulariosDe, type FormularioDePagina } from "./formularios";
import { entrar, pedir } from "./recorrido";
import type { TestServer } from "./server";
import { openSqlite } from "../../server/platform/database/sqliteFile";
import { FORMA_DE_PAGO } from "../../app/domain/ventas/pedidos/formaDePago";

/** Ids to put in the place of the parameters in an address. */
export interface CosasDePersona {
  horario: string;
  pedido: string;
  cita: string;
  consentimiento: string;
  /** Address of a tool's sheet, which is the same for all people. */
  hoja: string;
}

const { pdf } = hoja.parse(JSON.parse(readFileSync("app/content/herramientas/diario-de-sueno.json", "utf8")));
export const HOJA = pdf.huella.slice(0, 16);

/** Sends a form and gives the parameters of the address to which its answer leads. */
async function enviar(server: TestServer, cookie: string, ruta: string, campos: Record<string, string>) {
  const respuesta = await pedir(server.url, ruta, cookie, {
    method: "POST",
    body: new URLSearchParams(campos),
  });
  if (respuesta.status !== 303) throw new Error(`${ruta} answers ${respuesta.status}`);
  return new URL(respuesta.headers.get("location")!, server.url).searchParams;
}

/** Holds the first hour of a specialist on one of the free days, counted from 0, and gives its id. */
export async function retener(server: TestServer, cookie: string, con: string, dia: number): Promise<string> {
  const agenda = `/agendar/psicologia?especialista=${con}`;
  const leer = async (ruta: string) => descifrar(await (await pedir(server.url, ruta, cookie)).text());
  const fecha = (await diasPorElegir(leer, agenda, dia))[dia]!;
  const [, hora] = /hora=(\d\d:\d\d)#/.exec(await leer(`${agenda}&dia=${fecha}`))!;
  const elegida = await leer(`${agenda}&dia=${fecha}&hora=${hora}`);
  const campo = (nombre: string) => new RegExp(`name="${nombre}" value="([^"]+)"`).exec(elegida)![1]!;
  const campos = { idEspecialista: campo("idEspecialista"), inicio: campo("inicio") };
  return (await enviar(server, cookie, agenda, campos)).get("horario")!;
}

/** Signs in, books one session and holds the time of another. */
export async function conCosas(server: TestServer, cuenta: { email: string; clave: string }, con: string) {
  const cookie = await entrar(server.url, cuenta);
  const idHorario = await retener(server, cookie, con, 2);
  const pago = { idHorario, intencion: FORMA_DE_PAGO.saldo, aceptaTratamientoDeDatos: "1" };
  const pedido = (await enviar(server, cookie, `/resumen?horario=${idHorario}`, pago)).get("pedido")!;
  return {
    cookie,
    cosas: {
      pedido,
      cita: idDe(server, "select id_cita from citas where id_pedido = ?", pedido),
      horario: await retener(server, cookie, con, 3),
      consentimiento: idDe(
        server,
        "select id_consentimiento from consentimientos join personas using (id_persona) where email = ?",
        cuenta.email,
      ),
      hoja: HOJA,
    },
  };
}

function idDe(server: TestServer, sql: string, de: string): string {
  const db = openSqlite(path.join(server.dataDir, "bienestar.sqlite"), { readonly: true });
  try {
    return db.prepare(sql).pluck().get(de) as string;
  } finally {
    db.close();
  }
}

export const direccionDe = (plantilla: string, cosas: CosasDePersona) =>
  plantilla.replace(/\{(\w+)\}/g, (_, nombre: keyof CosasDePersona) => cosas[nombre]);

/** A free workshop of which a past date was recorded. */
const TALLER_CON_GRABACION = { uid: "caminar-acompanados", fecha: "2026-11-07" };

/**
 * Gives a person the data of some weeks: all routes that they may begin, one of them finished; a test, a measurement
 * and a note. They have a place in a coming workshop, and a paid one in a past workshop. Gives the addresses of all
 * this.
 */
export async function conVida(
  server: TestServer,
  { cookie, email }: { cookie: string; email: string },
): Promise<string[]> {
  const leer = async (ruta: string) => (await pedir(server.url, ruta, cookie, { redirect: "follow" })).text();
  const enviar = async (ruta: string, campos: [string, string][]) => {
    const respuesta = await pedir(server.url, ruta, cookie, {
      method: "POST",
      body: new URLSearchParams(campos),
    });
    if (respuesta.status !== 303) throw new Error(`${ruta} answers ${respuesta.status}`);
    return respuesta.headers.get("location")!;
  };
  const formularioCon = async (ruta: string, valor: string) => {
    const formulario = formulariosDe(await leer(ruta), ruta).find(({ botones }) =>
      botones.some((boton) => boton.valor === valor),
    );
    if (!formulario) throw new Error(`${ruta} has no form with ${valor}`);
    return formulario;
  };

  const rutas = new Set(
    [...(await leer("/lista-rutas")).matchAll(/href="\/ruta\/([\w-]+)"/g)].map(([, url]) => url!),
  );
  const rutasEmpezadas: string[] = [];
  for (const uid of rutas) {
    const inicio = direccionDeInicio({ uid });
    const empezada = await pedir(server.url, inicio, cookie, {
      method: "POST",
      body: new URLSearchParams({ intencion: EMPEZAR }),
    });
    // Routes of other plans refuse to be begun, so only begun ones are kept.
    if (empezada.status === 303) rutasEmpezadas.push(inicio);
  }
  if (rutasEmpezadas.length < 5) throw new Error(`${email} has begun ${rutasEmpezadas.length} routes`);
  const terminada = rutasEmpezadas.at(-1)!;
  await enviar(terminada, Object.entries({ intencion: "ritmo", ritmo: "libre" }));
  for (;;) {
    const quedan = formulariosDe(await leer(terminada), terminada).find(({ botones }) =>
      botones.some(({ valor }) => valor === HECHO),
    );
    if (!quedan) break;
    await enviar(terminada, conTodo(quedan, HECHO));
  }

  const test = "/test-de-bienestar";
  let pregunta = await enviar(test, conTodo(await formularioCon(test, "empezar"), "empezar"));
  while (!pregunta.startsWith(`${test}/resultados`)) {
    pregunta = await enviar(pregunta, conTodo(await formularioCon(pregunta, "siguiente"), "siguiente"));
  }
  const aMano = "/scanner-bienestar/a-mano";
  const contado = await pedir(server.url, aMano, cookie, {
    method: "POST",
    body: new URLSearchParams({ intencion: "contar", contados: "36", segundos: "30" }),
  });
  const guardar = formulariosDe(await contado.text(), aMano).find(({ campos }) =>
    campos.some(({ nombre }) => nombre === "idEnvio"),
  )!;
  await enviar(guardar.destino, conTodo(guardar, "guardar"));
  await enviar("/mi-zona-privada/historial", [["que", "respire"]]);

  const { uid, fecha } = TALLER_CON_GRABACION;
  const taller = `/bienestar-en-vivo/${uid}`;
  const suFecha = await enviar(taller, conTodo(await formularioCon(taller, "inscribirse"), "inscribirse"));
  const db = openSqlite(path.join(server.dataDir, "bienestar.sqlite"));
  db.prepare(
    `insert or ignore into fechas_de_taller (uid, fecha, titulo, url, inicio, fin, cupos, precio_centimos, creada_en)
     values (@uid, @fecha, 'Caminar acompañados', @uid, @fecha || 'T13:00:00.000Z', @fecha || 'T13:40:00.000Z', 80,
       2000, @fecha || 'T08:00:00.000Z')`,
  ).run({ uid, fecha });
  db.prepare(
    `insert into inscripciones (id_inscripcion, id_persona, uid, fecha, estado, creada_en, asistio_en)
     select 'vida-' || id_persona, id_persona, @uid, @fecha, 'inscrita', @fecha || 'T08:00:00.000Z',
       @fecha || 'T13:10:00.000Z' from personas where email = @email`,
  ).run({ uid, fecha, email });
  db.close();

  return [
    ...rutasEmpezadas,
    ...[...rutas].map((url) => direccionDeRuta({ url })),
    `/rutas/gracias?${new URLSearchParams({ ruta: terminada.split("/").at(-1)! })}`,
    ...[suFecha, taller, `${taller}?fecha=${fecha}`, `${taller}/sala?fecha=${fecha}`],
  ];
}

/** Fills in all fields of a form: the first option, each box, a small number. */
function conTodo({ campos, botones }: FormularioDePagina, boton: string): [string, string][] {
  const elegidos = new Set<string>();
  const llenos = campos.flatMap(({ nombre, tipo, valor }): [string, string][] => {
    if (tipo === "radio") {
      if (elegidos.has(nombre)) return [];
      elegidos.add(nombre);
    }
    return [[nombre, valor || (tipo === "text" || tipo === "number" ? "7" : valor)]];
  });
  const pulsado = botones.find(({ valor }) => valor === boton);
  return pulsado ? [...llenos, [pulsado.nombre, pulsado.valor]] : llenos;
}

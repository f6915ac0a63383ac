import path from "node:path";
import { expect, it } from "vitest";
import { PASARELA_DE_PRUEBA } from "../../../server/http/http";
import { declaredRoutes } from "../../../server/modules";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { PAGAR_CON_TARJETA } from "../../../app/features/agenda/reserva/intenciones";
import { direccionDePedido } from "../../../app/domain/ventas/pedidos/direcciones";
import { INSCRIBIRSE } from "../../../app/domain/talleres/inscripciones/intenciones";
import { PAGAR } from "../../../app/shell/compra/intenciones";
import { conCosas, conVida, direccionDe } from "../../support/cosas";
import { pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { openCollector, spansOf, type Sent } from "../../support/trazas";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/**
 * On PostgreSQL each statement is a round trip. A page is asked for with the cookies of the session and no others: as
 * the first of a visit, which has the most to find out.
 */
const CONSULTAS_POR_PAGINA = 8;
/** Costs something. */
const TALLER = "/bienestar-en-vivo/conversar-de-plata-en-casa";

const [rosa, , elena] = CUENTAS_DE_DEMOSTRACION;

/** Those with a choice in them are of somebody's own things. */
const PLANTILLAS = Object.values(declaredRoutes).flatMap((direcciones) => Object.keys(direcciones));

interface Pedida {
  direccion: string;
  quien: string;
}

it(`no page asks the database more than ${CONSULTAS_POR_PAGINA} times for somebody who has signed in`, async () => {
  const collector = await openCollector();
  const server = await startServer({
    env: { RUN_JOBS: "false", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_MAX_QUEUE_SIZE: "100000" },
  });
  const pedidas: Pedida[] = [];
  let antes: string;
  try {
    const quienes = [
      { quien: "registered", email: rosa!.email, ...(await conCosas(server, rosa!, "lucia-mendoza")) },
      { quien: "insured", email: elena!.email, ...(await conCosas(server, elena!, "fiorella-quispe")) },
    ];
    conLaActualizacion(server, elena!.email, rosa!.email);
    // Whoever has something to pay still is shown more.
    for (const { cookie, suyo } of quienes) await pedirSinPagar(server.url, cookie, suyo.horario);
    const pedidos = sinPagar(server);
    expect(pedidos.map(({ clase }) => clase).sort()).toEqual(
      ["paquete", "sesion", "taller"].flatMap((clase) => [clase, clase]),
    );
    const vividas: ((typeof quienes)[number] & { suyas: string[] })[] = [];
    for (const quien of quienes) vividas.push({ ...quien, suyas: await conVida(server, quien) });
    const mirarTodas = async () => {
      const vistas: Pedida[] = [];
      for (const { quien, cookie, email, suyo, suyas } of vividas) {
        const porVer = [
          ...PLANTILLAS.map((plantilla) => direccionDe(plantilla, suyo)),
          ...pedidos.filter((uno) => uno.email === email).map(direccionDePedido),
          ...suyas,
        ];
        // What a page leads to is a page, too: what stands over it has an address.
        const conocidas = new Set(porVer);
        for (const direccion of porVer) {
          const respuesta = await pedir(server.url, direccion, cookie);
          await respuesta.arrayBuffer();
          vistas.push({ direccion, quien });
          const destino = respuesta.headers.get("location");
          if (!destino || conocidas.has(destino) || !destino.startsWith("/")) continue;
          conocidas.add(destino);
          porVer.push(destino);
        }
      }
      return vistas;
    };
    // What is kept in memory is read by the first who asks.
    await mirarTodas();
    antes = String(BigInt(Date.now()) * 1_000_000n);
    pedidas.push(...(await mirarTodas()));
  } finally {
    await server.stop();
    collector.close();
  }
  const spans = collector.received.flatMap(({ body }) => spansOf(JSON.parse(body) as Sent));
  const paginas = spans
    .filter(({ parentSpanId, name }) => !parentSpanId && name.startsWith("GET "))
    // What the product itself asks the sandbox is no page.
    .filter(({ name }) => !name.startsWith(`GET ${PASARELA_DE_PRUEBA}/`))
    .filter(({ startTimeUnixNano }) => BigInt(startTimeUnixNano) >= BigInt(antes))
    .toSorted((una, otra) => (BigInt(una.startTimeUnixNano) < BigInt(otra.startTimeUnixNano) ? -1 : 1));
  expect(paginas.length, "each page has its trace").toBe(pedidas.length);
  const cuantas = pedidas.map((pedida, indice) => ({
    ...pedida,
    consultas: spans.filter(({ parentSpanId }) => parentSpanId === paginas[indice]!.spanId).map(textoDe),
  }));
  if (process.env.VER_CONSULTAS) for (const una of cuantas) console.log(JSON.stringify(una));
  expect(cuantas.some(({ consultas }) => consultas.length > 0)).toBe(true);
  expect(
    cuantas
      .filter(({ consultas }) => consultas.length > CONSULTAS_POR_PAGINA)
      .map(({ direccion, quien, consultas }) => `${direccion} (${quien}): ${consultas.length}`),
  ).toEqual([]);
});

/** Answered all that comes before the update of data, which then opens over every page that admits it. */
function conLaActualizacion({ dataDir }: TestServer, email: string, comoLaDe: string) {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"));
  db.prepare(
    `insert into modales_vistos (id_persona, modal, version, mostrado_en, atendido_en, forma)
     select (select id_persona from personas where email = ?), modal, visto.version, mostrado_en, atendido_en, forma
     from modales_vistos as visto join personas using (id_persona) where email = ? and modal <> 'actualizar-datos'`,
  ).run(email, comoLaDe);
  db.close();
}

/** The orders that wait for their payment, and whose they are. */
function sinPagar({ dataDir }: TestServer) {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"), { readonly: true });
  try {
    return db
      .prepare(
        `select id_pedido as idPedido, clase, email from pedidos join personas using (id_persona)
         where pedidos.estado = 'pendiente'`,
      )
      .all() as { idPedido: string; clase: string; email: string }[];
  } finally {
    db.close();
  }
}

/** Orders the held time, a pack and a place, and goes no further than to the page where they are paid. */
async function pedirSinPagar(url: string, cookie: string, idHorario: string) {
  const enviar = async (ruta: string, campos: Record<string, string>) => {
    const enviado = { method: "POST", body: new URLSearchParams(campos) };
    expect((await pedir(url, ruta, cookie, enviado)).status, ruta).toBe(303);
  };
  const compra = { intencion: PAGAR_CON_TARJETA, idHorario, aceptaTratamientoDeDatos: "1" };
  await enviar(`/resumen?horario=${idHorario}`, compra);
  await enviar("/tienda/paquete/psicologia-3", { intencion: PAGAR, cupon: "" });
  const taller = await (await pedir(url, TALLER, cookie)).text();
  const [, fecha] = /name="fecha" value="([\d-]{10})"/.exec(taller)!;
  await enviar(TALLER, { intencion: INSCRIBIRSE, fecha: fecha! });
  await enviar(`${TALLER}/pagar?fecha=${fecha}`, { intencion: PAGAR, cupon: "" });
}

const textoDe = ({ attributes }: ReturnType<typeof spansOf>[number]) =>
  attributes.find(({ key }) => key === "db.query.text")?.value.stringValue ?? "";

import path from "node:path";
import { expect, it } from "vitest";
import { PASARELA_DE_PRUEBA } from "../../../server/http/http";
import { declaredRoutes } from "../../../server/modules";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { direccionDePedido } from "../../../app/domain/ventas/pedidos/direcciones";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";
import { INSCRIBIRSE } from "../../../app/domain/talleres/inscripciones/intenciones";
import { permisoNuevo } from "../../../app/domain/analitica/permiso";
import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { conCosas, conVida, direccionDe } from "../../support/cosas";
import { pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { openCollector, spansOf, type Sent } from "../../support/trazas";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/**
 * Most queries of one page. On PostgreSQL each statement is a round trip. Pages are requested with the session cookies
 * only: as the first of a visit, which has the most to find out.
 */
const CONSULTAS_POR_PAGINA = 8;
/** Address of a workshop with a price. */
const TALLER = "/bienestar-en-vivo/conversar-de-plata-en-casa";

const [rosa, , elena] = CUENTAS_DE_DEMOSTRACION;

/** Addresses with a parameter, which belong to a person's own things. */
const PLANTILLAS = Object.values(declaredRoutes).flatMap((direcciones) => Object.keys(direcciones));

/** Pages that are asked for again by a browser that allows measuring. */
const CON_MEDICION = [
  "/",
  "/herramientas",
  "/especialista",
  "/mi-zona-privada",
  "/mi-perfil",
  "/iniciar-sesion",
];
const PERMISO = `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo("0a1b2c3d-0000-4000-8000-00000000000f")}`;
const MEDIDO = "measured";

interface Pedida {
  direccion: string;
  perfil: string;
}

it(`no page asks the database more than ${CONSULTAS_POR_PAGINA} times for somebody who has signed in`, async () => {
  const collector = await openCollector();
  const server = await startServer({
    env: { RUN_JOBS: "false", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_MAX_QUEUE_SIZE: "100000" },
  });
  const pedidas: Pedida[] = [];
  let antes: string;
  try {
    const personas = [
      { perfil: "registered", email: rosa!.email, ...(await conCosas(server, rosa!, "lucia-mendoza")) },
      { perfil: "insured", email: elena!.email, ...(await conCosas(server, elena!, "fiorella-quispe")) },
    ];
    conLaActualizacion(server, elena!.email, rosa!.email);
    // A person with an unpaid order sees more.
    for (const { cookie, cosas } of personas) await pedirSinPagar(server.url, cookie, cosas.horario);
    const pedidos = sinPagar(server);
    expect(pedidos.map(({ clase }) => clase).sort()).toEqual(
      ["paquete", "sesion", "taller"].flatMap((clase) => [clase, clase]),
    );
    const vividas: ((typeof personas)[number] & { direccionesPropias: string[] })[] = [];
    for (const persona of personas)
      vividas.push({ ...persona, direccionesPropias: await conVida(server, persona) });
    const mirarTodas = async () => {
      const vistas: Pedida[] = [];
      for (const { perfil, cookie, email, cosas, direccionesPropias } of vividas) {
        const porVer = [
          ...PLANTILLAS.map((plantilla) => direccionDe(plantilla, cosas)),
          ...pedidos.filter((pedido) => pedido.email === email).map(direccionDePedido),
          ...direccionesPropias,
        ];
        // The target of a link is a page too: a dialog over a page has an address.
        const conocidas = new Set(porVer);
        for (const direccion of porVer) {
          const respuesta = await pedir(server.url, direccion, cookie);
          await respuesta.arrayBuffer();
          vistas.push({ direccion, perfil });
          const destino = respuesta.headers.get("location");
          if (!destino || conocidas.has(destino) || !destino.startsWith("/")) continue;
          conocidas.add(destino);
          porVer.push(destino);
        }
      }
      return vistas;
    };
    // The first requests read what is then kept in memory, so they are not counted.
    await mirarTodas();
    antes = String(BigInt(Date.now()) * 1_000_000n);
    pedidas.push(...(await mirarTodas()));
    for (const direccion of CON_MEDICION) {
      await (await pedir(server.url, direccion, `${personas[0]!.cookie}; ${PERMISO}`)).arrayBuffer();
      pedidas.push({ direccion, perfil: MEDIDO });
    }
  } finally {
    await server.stop();
    collector.close();
  }
  const spans = collector.received.flatMap(({ body }) => spansOf(JSON.parse(body) as Sent));
  const paginas = spans
    .filter(({ parentSpanId, name }) => !parentSpanId && name.startsWith("GET "))
    // Requests of the product to its test gateway are no pages.
    .filter(({ name }) => !name.startsWith(`GET ${PASARELA_DE_PRUEBA}/`))
    .filter(({ startTimeUnixNano }) => BigInt(startTimeUnixNano) >= BigInt(antes))
    .toSorted((a, b) => (BigInt(a.startTimeUnixNano) < BigInt(b.startTimeUnixNano) ? -1 : 1));
  expect(paginas.length, "each page has its trace").toBe(pedidas.length);
  const cuantas = pedidas.map((pedida, indice) => ({
    ...pedida,
    consultas: spans.filter(({ parentSpanId }) => parentSpanId === paginas[indice]!.spanId).map(textoDe),
  }));
  const deMedidos = cuantas.filter(({ perfil }) => perfil === MEDIDO);
  expect(deMedidos.map(({ direccion, consultas }) => [direccion, consultas.length])).toEqual(
    deMedidos.map(({ direccion }) => {
      const sinMedir = cuantas.find((otra) => otra.perfil === "registered" && otra.direccion === direccion);
      return [direccion, sinMedir!.consultas.length];
    }),
  );
  if (process.env.VER_CONSULTAS) for (const cuenta of cuantas) console.log(JSON.stringify(cuenta));
  expect(cuantas.some(({ consultas }) => consultas.length > 0)).toBe(true);
  expect(
    cuantas
      .filter(({ consultas }) => consultas.length > CONSULTAS_POR_PAGINA)
      .map(({ direccion, perfil, consultas }) => `${direccion} (${perfil}): ${consultas.length}`),
  ).toEqual([]);
});

/** Answers all texts that come before the update of data, so that its modal opens over every page that admits it. */
function conLaActualizacion({ dataDir }: TestServer, email: string, comoLaDe: string) {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"));
  db.prepare(
    `insert into modales_vistos (id_persona, modal, version, mostrado_en, atendido_en, forma)
     select (select id_persona from personas where email = ?), modal, visto.version, mostrado_en, atendido_en, forma
     from modales_vistos as visto join personas using (id_persona) where email = ? and modal <> 'actualizar-datos'`,
  ).run(email, comoLaDe);
  db.close();
}

/** Orders that wait for their payment, each with its person. */
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

/** Orders the held time, a pack and a workshop place, and stops at the page of the payment. */
async function pedirSinPagar(url: string, cookie: string, idHorario: string) {
  const enviar = async (ruta: string, campos: Record<string, string>) => {
    const enviado = { method: "POST", body: new URLSearchParams(campos) };
    expect((await pedir(url, ruta, cookie, enviado)).status, ruta).toBe(303);
  };
  const compra = { intencion: FORMA_DE_PAGO.tarjeta, idHorario, aceptaTratamientoDeDatos: "1" };
  await enviar(`/resumen?horario=${idHorario}`, compra);
  await enviar("/tienda/paquete/psicologia-3", { intencion: FORMA_DE_PAGO.tarjeta, cupon: "" });
  const taller = await (await pedir(url, TALLER, cookie)).text();
  const [, fecha] = /name="fecha" value="([\d-]{10})"/.exec(taller)!;
  await enviar(TALLER, { intencion: INSCRIBIRSE, fecha: fecha! });
  await enviar(`${TALLER}/pagar?fecha=${fecha}`, { intencion: FORMA_DE_PAGO.tarjeta, cupon: "" });
}

const textoDe = ({ attributes }: ReturnType<typeof spansOf>[number]) =>
  attributes.find(({ key }) => key === "db.query.text")?.value.stringValue ?? "";

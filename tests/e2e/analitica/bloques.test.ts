import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUE_SE_ANOTA, TIPOS_DE_PAGINA, type EventoDeAnalitica } from "../../../app/domain/analitica/eventos";
import { parteReservada } from "../../../app/domain/analitica/paginas";
import { permisoNuevo } from "../../../app/domain/analitica/permiso";
import { campoDeRespuesta, ENVIAR } from "../../../app/domain/cuestionarios/envios";
import {
  COOKIE_DE_MEDICION_DEL_USO,
  COOKIE_DE_SUCESOS,
} from "../../../app/domain/shared/navegacion/parametros";
import { LIBERAR } from "../../../app/features/agenda/reserva/intenciones";
import { EVENTOS } from "../../../app/shell/analitica/capa";
import { declared, declaredRoutes } from "../../../server/modules";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { aMedioCamino } from "../../support/aMedioCamino";
import { conCosas, conVida, direccionDe } from "../../support/cosas";
import { formulariosDe, type FormularioDePagina } from "../../support/formularios";
import { rutaDe } from "../../support/handles";
import { conDatos } from "../../support/pasos";
import { pedir, recorrer } from "../../support/recorrido";
import { codigoEn, ultimoCorreo } from "../../support/registro";
import { freePort, startServer, type TestServer } from "../../support/server";
import { visitar, type PaginaVista } from "../../support/visita";

/**
 * Reads the events of every page and act, as a browser that allows measuring gets them. A walk as a visitor, as a
 * registered and as an insured person finds the pages.
 */
const SEUDONIMO = "0a1b2c3d-0000-4000-8000-00000000000f";
const PERMISO = `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(SEUDONIMO)}`;
const BLOQUE = new RegExp(`<script type="application/json" id="${EVENTOS}"[^>]*>(.*?)</script>`, "s");
/** Event that only a script makes, and the journey that makes it. */
const DE_GUION: readonly string[] = ["survey-question"];

/** Name of a survey of ours, which its events have. */
const ENCUESTA = "el-sitio";
const BUSCADO = "no puedo dormir";
const ESCRITO = "Duermo mal desde marzo";
/** Words of health that pages, questions and searches of the walk have. */
const PALABRAS_DE_SALUD = ["ansied", "depres", "dorm", "duerm", "sueño", "suicid", "latidos", "medicamento"];

const [rosa, , elena] = CUENTAS_DE_DEMOSTRACION;

/** Events of the pages by their pattern, each list as JSON. */
const dePaginas = new Map<string, Set<string>>();
/** Events of the page after an act. */
const deActos: EventoDeAnalitica[] = [];
/** All blocks as they were sent, the addresses of their pages, and pages without a block. */
const bloques: string[] = [];
const direcciones = new Set<string>();
const sinBloque: string[] = [];
/** Cookies and ids of the people of the walk. */
const suyos: string[] = [];
let tokens: string[] = [];

let server: TestServer;
let conteos: Record<string, string | number>[];
let cifras: string;

const patronDe = (ruta: string) => {
  const { path } = rutaDe(new URL(ruta, "http://sitio.invalid").pathname) ?? {};
  return path === undefined ? "/*" : `/${path}`;
};

const esPagina = (ruta: string) => rutaDe(new URL(ruta, "http://sitio.invalid").pathname)?.esPagina ?? true;

/** Cookies without the one that tells the next page of a sign-in. */
const sinSucesos = (cookie: string) =>
  cookie
    .split("; ")
    .filter((galleta) => !galleta.startsWith(COOKIE_DE_SUCESOS))
    .join("; ");

/** Events in the block of a page, without the one that names the browser. */
function leer(ruta: string, html: string): EventoDeAnalitica[] {
  const [, texto] = BLOQUE.exec(html) ?? [];
  if (texto === undefined) {
    if (html.includes("<html") && esPagina(ruta)) sinBloque.push(ruta);
    return [];
  }
  bloques.push(texto);
  direcciones.add(ruta);
  const [metadata, ...eventos] = JSON.parse(texto) as EventoDeAnalitica[];
  expect(metadata).toMatchObject({ event: "metadata", audience: { digital_id: SEUDONIMO } });
  return eventos;
}

function anotarPagina(ruta: string, html: string) {
  const eventos = leer(ruta, html);
  if (eventos.length === 0) return;
  const patron = patronDe(ruta);
  dePaginas.set(patron, (dePaginas.get(patron) ?? new Set()).add(JSON.stringify(eventos)));
}

const anotarActo = ({ ruta, html }: Pick<PaginaVista, "ruta" | "html">) =>
  void deActos.push(...leer(ruta, html));

/** Reads what the page after a form says: the form with its errors, or the page to which it leads. */
const trasElEnvio =
  (cookie: string) =>
  async ({ destino }: FormularioDePagina, _cuerpo: URLSearchParams, respuesta: Response) => {
    const location = respuesta.headers.get("location");
    if (!location) return anotarActo({ ruta: destino, html: await respuesta.clone().text() });
    const siguiente = new URL(location, server.url);
    if (siguiente.origin !== server.url) return;
    const puestas = respuesta.headers.getSetCookie().map((galleta) => galleta.split(";")[0]!);
    const ruta = siguiente.pathname + siguiente.search;
    const pagina = await pedir(server.url, ruta, [cookie, ...puestas].join("; "));
    anotarActo({ ruta, html: await pagina.text() });
  };

async function recorrerComo(cookie: string, comienzos?: string[]) {
  const conPermiso = [cookie, PERMISO].filter(Boolean).join("; ");
  const { paginas } = await recorrer(server.url, conPermiso, comienzos, trasElEnvio(conPermiso));
  for (const { ruta, html } of paginas.values()) anotarPagina(ruta, html);
}

async function abrirTodas(cookie: string, rutas: readonly string[]) {
  for (const ruta of rutas) {
    const respuesta = await pedir(server.url, ruta, `${cookie}; ${PERMISO}`);
    anotarPagina(ruta, await respuesta.text());
  }
}

/** Acts that no form as it stands makes: a sign-in, a sign-up, a change of the profile and a survey. */
async function actuar(deRosa: { cookie: string; horario: string }) {
  const entrada = visitar(server.url, PERMISO);
  const { email: correo, clave } = rosa!;
  anotarActo(await entrada.enviar(await entrada.ver("/iniciar-sesion"), { correo, clave: "no es la suya" }));
  anotarActo(await entrada.enviar(await entrada.ver("/iniciar-sesion"), { correo, clave }));
  const perfil = await entrada.ver("/mi-perfil?editar=nombres");
  anotarActo(await entrada.enviar(perfil, { nombre: "Rosa María" }));
  anotarActo(await entrada.ver("/?error=autenticacion"));
  anotarActo(await entrada.ver(`/buscar?${new URLSearchParams({ q: BUSCADO })}`));

  await soltarDosVeces(deRosa);
  await responderEncuesta();
  const { cookie } = await aMedioCamino(server, elena!);
  const registro = visitar(server.url, `${cookie}; ${PERMISO}`);
  const codigo = codigoEn(ultimoCorreo(server, "ana@prueba.example"));
  anotarActo(await registro.enviar(await registro.ver("/registro/codigo"), { codigo }));
}

/** Gives a held time back twice: the second time nothing is left to give back, and the page says so. */
async function soltarDosVeces({ cookie, horario }: { cookie: string; horario: string }) {
  const conPermiso = `${cookie}; ${PERMISO}`;
  const destino = `/resumen?horario=${horario}`;
  const cuerpo = new URLSearchParams({ intencion: LIBERAR, idHorario: horario });
  for (let vez = 0; vez < 2; vez++) {
    const respuesta = await pedir(server.url, destino, conPermiso, { method: "POST", body: cuerpo });
    await trasElEnvio(conPermiso)({ metodo: "post", destino, campos: [], botones: [] }, cuerpo, respuesta);
  }
}

/** Answers the survey about the site, with words of a person. */
async function responderEncuesta() {
  const ruta = `/encuesta/${ENCUESTA}`;
  const html = await (await pedir(server.url, ruta, PERMISO)).text();
  anotarActo({ ruta, html });
  const encuesta = formulariosDe(html, ruta).find(({ campos }) =>
    campos.some(({ nombre }) => nombre === campoDeRespuesta("falta")),
  )!;
  const ocultos = encuesta.campos.filter(({ tipo }) => tipo === "hidden");
  const cuerpo = new URLSearchParams(ocultos.map(({ nombre, valor }) => [nombre, valor]));
  const respuestas = { encontrar: "si", facilidad: "4", "desde-donde": "celular", falta: ESCRITO };
  for (const [cod, valor] of Object.entries(respuestas)) cuerpo.set(campoDeRespuesta(cod), valor);
  cuerpo.set("intencion", ENVIAR);
  const respuesta = await pedir(server.url, encuesta.destino, PERMISO, { method: "POST", body: cuerpo });
  await trasElEnvio(PERMISO)(encuesta, cuerpo, respuesta);
}

beforeAll(async () => {
  const puerto = await freePort();
  server = await startServer({ env: { RUN_JOBS: "false", METRICS_PORT: String(puerto) } });
  const { cookie, comienzos } = await aMedioCamino(server, elena!);
  await recorrerComo(cookie, ["/", "/registro", "/recuperar-clave", "/buscar?q=respirar", ...comienzos]);
  await abrirTodas("", ["/nada/de-nada"]);
  const personas = [
    { cuenta: rosa!, ...(await conCosas(server, rosa!, "lucia-mendoza")) },
    { cuenta: elena!, ...(await conCosas(server, elena!, "fiorella-quispe")) },
  ];
  const plantillas = Object.values(declaredRoutes).flatMap((rutas) => Object.keys(rutas));
  for (const { cuenta, cosas, ...persona } of personas) {
    persona.cookie = sinSucesos(persona.cookie);
    const propias = await conVida(server, { ...persona, email: cuenta.email });
    await recorrerComo(persona.cookie);
    await abrirTodas(persona.cookie, [
      ...plantillas.map((plantilla) => direccionDe(plantilla, cosas)),
      ...propias,
    ]);
    suyos.push(...Object.values(cosas));
    tokens.push(...persona.cookie.split("; ").map((galleta) => galleta.slice(galleta.indexOf("=") + 1)));
  }
  await actuar({ cookie: sinSucesos(personas[0]!.cookie), horario: personas[0]!.cosas.horario });
  tokens = tokens.filter(({ length }) => length > 20);
  cifras = await (await fetch(`http://127.0.0.1:${puerto}/metrics`)).text();
  const fin = once(server.process, "close");
  server.process.kill("SIGTERM");
  await fin;
  conteos = conDatos(
    server,
    (db) => db.prepare("select evento, pagina, detalle, cuantos from conteos").all() as typeof conteos,
  );
}, 600_000);
afterAll(() => server.stop());

const datosPersonales = CUENTAS_DE_DEMOSTRACION.flatMap(
  ({ email, clave, numeroDocumento, telefono, usuarioLogin, apePaterno }) => [
    ...[email, clave, numeroDocumento, telefono, usuarioLogin, apePaterno],
  ],
);
const escritos = ["ana@prueba.example", "61234567", "987654321", "tres gatos", "Rosa María", "Núñez"];

const PAGINA_SIN_HALLAR = [
  { event: "virtual-page-view", metadata: { page: "/*", type: "error 404 page" } },
  { event: "error", error: { code: "404" } },
];

/** True for the events of a page without a label and without a form, and for those of a page that is not found. */
const esCorriente = (patron: string, lista: string) =>
  [PAGINA_SIN_HALLAR, [{ event: "virtual-page-view", metadata: { page: patron } }]].some(
    (eventos) => JSON.stringify(eventos) === lista,
  );

const seHalla = (textos: readonly string[], buscados: readonly string[]) => {
  const todo = textos.join("\n").toLowerCase();
  return buscados.filter((buscado) => todo.includes(buscado.toLowerCase()));
};

/** Values in the places of the parameters of the visited addresses, and those of their queries. */
function valoresDeDirecciones(): string[] {
  const valores = [...direcciones].flatMap((ruta) => {
    const { pathname, searchParams } = new URL(ruta, "http://sitio.invalid");
    const partes = patronDe(ruta).split("/");
    const enCamino = pathname.split("/").filter((_, lugar) => partes[lugar]?.startsWith(":"));
    return [...enCamino, ...searchParams.values()];
  });
  // Shorter ones, and words of the site map, stand in patterns too.
  const deRutas = JSON.stringify(Object.keys(declaredRoutes));
  return [...new Set(valores)].filter(
    (valor) => valor.length > 5 && valor !== ENCUESTA && !deRutas.includes(valor.replace(/^\//, "")),
  );
}

describe("the events of the pages", () => {
  it("are only its pattern on most pages, and these on the others, whoever looks at them", async () => {
    const lineas = [...dePaginas]
      .flatMap(([patron, listas]) =>
        [...listas].filter((lista) => !esCorriente(patron, lista)).map((lista) => `${patron} ${lista}`),
      )
      .sort();
    expect(dePaginas.size).toBeGreaterThan(80);
    await expect(`${lineas.join("\n")}\n`).toMatchFileSnapshot("bloques.txt");
  });

  it("stand on every page", () => {
    expect(sinBloque).toEqual([]);
  });

  it("say of a reserved part that it was visited, and nothing else", () => {
    const reservadas = [...dePaginas].filter(([patron]) => parteReservada(patron) !== undefined);
    expect(reservadas.length).toBeGreaterThan(10);
    for (const [patron, listas] of reservadas)
      for (const lista of listas) {
        expect([
          PAGINA_SIN_HALLAR,
          [{ event: "virtual-page-view", metadata: { page: parteReservada(patron) } }],
        ]).toContainEqual(JSON.parse(lista));
      }
  });

  it("have each label of a page", () => {
    const todo = [...dePaginas.values()].flatMap((listas) => [...listas]).join();
    expect(TIPOS_DE_PAGINA.filter((tipo) => !todo.includes(`"type":"${tipo}"`))).toEqual([]);
  });
});

describe("the events of acts", () => {
  it("are those of the registry: each is made by a page or an act", () => {
    const hechos = new Set(
      [...[...dePaginas.values()].flatMap((listas) => [...listas]), JSON.stringify(deActos)].flatMap(
        (lista) => (JSON.parse(lista) as EventoDeAnalitica[]).map(({ event }) => event as string),
      ),
    );
    hechos.add("metadata");
    expect([...hechos, ...DE_GUION].sort()).toEqual(Object.keys(QUE_SE_ANOTA).sort());
  });

  it("are named after our own notices, of which no reserved one is told", () => {
    const nombres = new Set(
      deActos.flatMap((evento) =>
        evento.event === "action" ? [evento.action.name] : evento.event === "log" ? [evento.log.name] : [],
      ),
    );
    expect(nombres.size).toBeGreaterThan(3);
    const textos = Object.fromEntries(Object.entries(declared.notices));
    expect([...nombres].filter((nombre) => !textos[nombre] || textos[nombre].reservado)).toEqual([]);
  });
});

describe("nothing about a person", () => {
  it("is in a block", () => {
    const buscados = [...datosPersonales, ...escritos, ...suyos, ...tokens, BUSCADO, ESCRITO];
    expect(bloques.length).toBeGreaterThan(200);
    expect(seHalla(bloques, [...buscados, ...PALABRAS_DE_SALUD])).toEqual([]);
    expect(seHalla(bloques, valoresDeDirecciones())).toEqual([]);
  });

  it("is in a counter or a metric", () => {
    const contado = [JSON.stringify(conteos), cifras];
    expect(conteos.length).toBeGreaterThan(100);
    const buscados = [...datosPersonales, ...escritos, ...suyos, ...tokens, BUSCADO, ESCRITO];
    expect(seHalla(contado, [...buscados, ...PALABRAS_DE_SALUD])).toEqual([]);
    expect(seHalla(contado, valoresDeDirecciones())).toEqual([]);
  });

  it("is in the log, whose lines have the paths of requests and ids", () => {
    const lineas = server.output.slice(server.output.findIndex((linea) => linea.startsWith("{")));
    expect(lineas.length).toBeGreaterThan(10);
    const buscados = [...datosPersonales, ...escritos, ...tokens, BUSCADO, ESCRITO];
    expect(lineas.filter((linea) => seHalla([linea], buscados).length > 0)).toEqual([]);
  });
});

import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { loader as verBases } from "../../../app/features/consentimientos/sorteos/bases.server";
import { loader as basesActuales } from "../../../app/features/consentimientos/sorteos/basesActuales.route";
import { loader as descargarLista } from "../../../app/features/consentimientos/sorteos/numeros.route";
import { loader as listaActual } from "../../../app/features/consentimientos/sorteos/numerosActuales.route";
import { action, loader as verSorteo } from "../../../app/features/consentimientos/sorteos/sorteo.server";
import {
  action as enviarSinNombrar,
  loader as sorteoActual,
} from "../../../app/features/consentimientos/sorteos/sorteoActual.route";
import { loader as verSorteos } from "../../../app/features/consentimientos/sorteos/sorteos.server";
import { createApi } from "../../../server/http/api/api";
import { guardarPoliticas } from "../../../server/consentimientos/repositories/consentimientos";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { lima, LUNES, MARTES, MIERCOLES } from "../../support/constructores";
import { quitarPoliticas } from "../../support/cuentas";
import { entradaAlSorteo, vigente } from "../../support/politicas";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

/** A draw that is over, and the next one, which is open. */

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const mundo = await abrirMundo();
const CLAVES = { public: "publica", private: "privada", personas: "personas", comunidades: "c", survey: "s" };
const api = createApi({ ...mundo.producto, apiKeys: CLAVES, log: pino({ level: "silent" }) });
const digest = (texto: string) => createHash("sha256").update(texto).digest("hex");
const VALOR = "03-08-15-22-31-40";

let anterior: string;
let actual: string;
let ganadora: Persona;
let nonces: (string | null)[];

const anunciar = (idSorteo: string, [desde, hasta, sorteoEn]: [Date, Date, Date]) =>
  guardarSorteo(mundo.db, {
    ...{ idSorteo, premio: `Premio de ${idSorteo}`, existencias: 1, organizador: "Acme S.A.C." },
    ...{ ruc: "20100047218", fuentePublica: "La lotería de la prueba", desde, hasta, sorteoEn },
  });

beforeEach(async () => {
  // A list of entries that was fixed stays for ever, so no two tests share a draw.
  const vez = crypto.randomUUID();
  [anterior, actual] = [`anterior-${vez}`, `actual-${vez}`];
  await anunciar(anterior, [lima(LUNES, "08:00"), lima(LUNES, "10:00"), lima(LUNES, "12:00")]);
  const { consentimientos } = mundo.servicios;
  const personas = [];
  for (let n = 0; n < 5; n++) {
    const persona = await mundo.persona();
    personas.push(persona);
    valor(await consentimientos.participarEnSorteo(entradaAlSorteo(persona.idPersona)));
  }
  valor(await consentimientos.retirarDelSorteo(personas[1]!.idPersona));
  const { sorteos } = mundo.producto.acts;
  const { semilla } = valor(await sorteos.comprometer({ operador: "ana", idSorteo: anterior }));
  mundo.reloj.ahora = lima(LUNES, "12:00");
  await mundo.job("fijar-listas-de-sorteo");
  const { numero } = valor(
    await sorteos.cerrar({ operador: "ana", idSorteo: anterior, semilla, valorPublico: VALOR }),
  );
  ganadora = personas[numero - 1]!;
  nonces = await Promise.all(
    personas.map(
      async ({ idPersona }) => (await consentimientos.verSorteo(idPersona, anterior))!.propia!.nonce,
    ),
  );
  await anunciar(actual, [lima(LUNES, "12:00"), lima(MARTES, "10:00"), lima(MARTES, "12:00")]);
});

const pedir = (ruta: string, idSorteo: string, init?: RequestInit) => ({
  request: new Request(new URL(ruta, ORIGEN), init),
  params: { idSorteo },
  context: {} as never,
});
const enLaPagina = async (idSorteo: string) =>
  (await verSorteo(pedir(`/sorteos/${idSorteo}`, idSorteo))).sorteo;
const estadoDe = (respuesta: Promise<unknown>) =>
  respuesta.then(
    () => 200,
    (lanzado: unknown) => (lanzado as Response).status,
  );
const porV2 = async (ruta: string, clave: keyof typeof CLAVES = "public") => {
  const respuesta = await api.request(`${ORIGEN}${ruta}`, { headers: { "x-api-key": CLAVES[clave] } });
  const texto = await respuesta.text();
  // The data of an answer are untyped here: the tests check the envelope, and matchers look at the data.
  return { estado: respuesta.status, texto, ...(JSON.parse(texto) as { data: Record<string, never> }) };
};

describe("a draw that is over", () => {
  it("keeps its page when the next one begins, with all that its result is checked with", async () => {
    const sorteo = await enLaPagina(anterior);
    expect(sorteo).toMatchObject({ idSorteo: anterior, premio: `Premio de ${anterior}`, abierto: false });
    // Computes the result of the draw by hand, from the page and its file only.
    const { numero, semilla, valorPublico, huellaDeEntradas, conLista } = sorteo.resultado!;
    expect(conLista).toBe(true);
    expect(digest(semilla)).toBe(sorteo.huellaDeSemilla);
    const archivo = await descargarLista(pedir(`/sorteos/${anterior}/numeros`, anterior));
    expect(archivo.headers.get("content-disposition")).toContain(anterior);
    const lista = await archivo.text();
    expect(digest(lista)).toBe(huellaDeEntradas);
    expect(sorteo.lista).toMatchObject({ huella: huellaDeEntradas, entradas: 4 });
    const numeros = lista.split("\n").map((linea) => Number(linea.split(":")[0]));
    expect(numeros).toEqual([1, 3, 4, 5]);
    const resto = BigInt(`0x${digest(`${semilla}:${valorPublico}:${huellaDeEntradas}`)}`) % 4n;
    expect(numeros[Number(resto)]).toBe(numero);
  });

  it("is in the list of all draws with its number, after the one that is open", async () => {
    const { sorteos } = await verSorteos();
    const { numero } = (await enLaPagina(anterior)).resultado!;
    expect(sorteos).toMatchObject([
      { href: `/sorteos/${actual}`, estado: expect.stringMatching(/^Abierto hasta/) as string },
      { href: `/sorteos/${anterior}`, estado: `Ganó el número ${numero}` },
    ]);
  });

  it("keeps the rules of its close when later ones are published, with their digest", async () => {
    const bases = vigente("BASES");
    const contenido = "# Otras bases";
    await guardarPoliticas(mundo.db, [
      { ...bases, version: "2027-01", contenido, vigenteDesde: lima(LUNES, "11:00").toISOString() },
    ]);
    try {
      const deAntes = await verBases(pedir(`/sorteos/${anterior}/bases`, anterior));
      expect([deAntes.version, deAntes.huella]).toEqual([bases.version, digest(bases.contenido)]);
      const deAhora = await verBases(pedir(`/sorteos/${actual}/bases`, actual));
      expect([deAhora.version, deAhora.huella]).toEqual(["2027-01", digest(contenido)]);
    } finally {
      await quitarPoliticas(mundo, "version", "2027-01");
    }
  });

  it("shows to whoever took part their own line, and to nobody else who took part", async () => {
    const { consentimientos } = mundo.servicios;
    const propia = (await consentimientos.verSorteo(ganadora.idPersona, anterior))!.propia!;
    const lista = (await consentimientos.leerListaDeSorteo(anterior))!;
    expect(lista.split("\n")).toContain(propia.linea);
    expect((await consentimientos.verSorteo(ganadora.idPersona, actual))!.propia).toBeNull();
    const publicado = JSON.stringify([await enLaPagina(anterior), await verSorteos(), lista]);
    for (const secreto of [...nonces, ganadora.nombre, ganadora.email]) {
      expect(publicado).not.toContain(secreto);
    }
  });

  it("takes nobody in, and puts nobody into the open one by its old page", async () => {
    const { participarEnSorteo, retirarDelSorteo, verSorteo: ver } = mundo.servicios.consentimientos;
    const { idPersona } = await mundo.persona();
    expect(await participarEnSorteo({ ...entradaAlSorteo(idPersona), idSorteo: anterior })).toMatchObject({
      rechazo: "sorteo-cerrado",
    });
    expect((await ver(idPersona, actual))!.propia).toBeNull();
    valor(await participarEnSorteo({ ...entradaAlSorteo(idPersona), idSorteo: actual }));
    expect(await retirarDelSorteo(idPersona, anterior)).toMatchObject({ rechazo: "sorteo-cerrado" });
    expect((await ver(idPersona, actual))!.propia).toMatchObject({ retiradoEn: null });
  });
});

describe("the addresses that name no draw", () => {
  it.each([
    ["/sorteo", sorteoActual, ""],
    ["/sorteo/bases", basesActuales, "/bases"],
    ["/sorteo/numeros", listaActual, "/numeros"],
  ])("%s leads to the draw that is open, with its query", async (ruta, loader, parte) => {
    const { status, headers } = await loader(pedir(`${ruta}?vista=contenido`, ""));
    expect([status, headers.get("location")]).toEqual([302, `/sorteos/${actual}${parte}?vista=contenido`]);
  });

  it("pass a form on that was opened before, with what it holds", async () => {
    const { status, headers } = await enviarSinNombrar(pedir("/sorteo", "", { method: "POST" }));
    expect([status, headers.get("location")]).toEqual([307, `/sorteos/${actual}`]);
  });

  it("lead to the page of all draws and to the printed rules while there is none", async () => {
    mundo.reloj.ahora = lima(LUNES, "07:00");
    expect((await sorteoActual(pedir("/sorteo", ""))).headers.get("location")).toBe("/sorteos");
    expect((await verSorteos()).sorteos).toEqual([]);
    const bases = await basesActuales(pedir("/sorteo/bases", ""));
    expect(bases.headers.get("location")).toBe(
      `/documentos/bases-del-sorteo-${vigente("BASES").version}.pdf`,
    );
    expect(await estadoDe(listaActual(pedir("/sorteo/numeros", "")))).toBe(404);
  });
});

describe("a draw that is not there for anybody", () => {
  it.each(["nada", "futuro"])("is a 404 at each of its addresses: %s", async (caso) => {
    await anunciar(`futuro-${actual}`, [
      lima(MARTES, "13:00"),
      lima(MIERCOLES, "08:00"),
      lima(MIERCOLES, "09:00"),
    ]);
    const idSorteo = caso === "futuro" ? `futuro-${actual}` : caso;
    const ruta = `/sorteos/${idSorteo}`;
    for (const loader of [verSorteo, verBases, descargarLista]) {
      expect(await estadoDe(loader(pedir(ruta, idSorteo)))).toBe(404);
    }
    expect((await porV2(ruta)).estado).toBe(404);
    expect((await porV2(`${ruta}/lista`)).estado).toBe(404);
    expect((await porV2("/sorteos")).texto).not.toContain(idSorteo);
    expect(await estadoDe(action(pedir(ruta, idSorteo, { method: "POST" })))).not.toBe(200);
  });
});

describe("/v2", () => {
  it("lists the draws, and gives each with its result and its list", async () => {
    const sorteo = await enLaPagina(anterior);
    expect((await porV2("/sorteos")).data.sorteos).toMatchObject([
      { idSorteo: actual, abierto: true, numeroGanador: null },
      { idSorteo: anterior, abierto: false, numeroGanador: sorteo.resultado!.numero },
    ]);
    const { data } = await porV2(`/sorteos/${anterior}`);
    expect(data).toMatchObject({
      idSorteo: anterior,
      huellaDeSemilla: sorteo.huellaDeSemilla,
      resultado: { numero: sorteo.resultado!.numero, valorPublico: VALOR },
      bases: {
        huella: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        enlace: `/sorteos/${anterior}/bases`,
      },
      propia: null,
    });
    const lista = (await porV2(`/sorteos/${anterior}/lista`)).data.lista as unknown as string;
    expect(digest(lista)).toBe(sorteo.lista!.huella);
    const porCerrar = await porV2(`/sorteos/${actual}/lista`);
    expect([porCerrar.estado, porCerrar]).toMatchObject([404, { error: { code: "lista-no-existe" } }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../server/db/seed/contenido/cuentas";
import { entrar, recorrer, type Recorrido } from "../support/recorrido";
import { startServer, type TestServer } from "../support/server";

/**
 * What loaders return reaches the browser only where a page can become alive: in its data block. Everything in
 * such a block is named here, so that a field more is a decision and not an accident.
 */
const LO_QUE_LLEVA: Record<string, string> = {
  root: `marca.aseguradora marca.nombre marca.privacidadUrl marca.producto marca.whatsapp persona persona.nombre`,
  "features/identidad/routes/iniciar-sesion": `vieneDeUnaPagina`,
  "features/reserva/routes/agendar-especialidad": `
    especialidad.name especialidad.slug
    especialistas especialistas[].duracionEnMinutos especialistas[].href especialistas[].nombre
    especialistas[].precioCentimos especialistas[].primero especialistas[].retrato especialistas[].temas[]
    elegido elegido.idEspecialista elegido.nombre elegido.precioCentimos elegido.retrato elegido.yaNoEstaLibre
    elegido.hrefDeDias elegido.dias[].detalle elegido.dias[].dia elegido.dias[].fecha elegido.dias[].href
    elegido.dia elegido.dia.dia elegido.dia.fecha elegido.dia.horas[].dia elegido.dia.horas[].hora
    elegido.dia.horas[].horaDelDispositivo elegido.dia.horas[].href elegido.dia.horas[].iso
    elegido.dia.horas[].minutos
    elegido.horario elegido.horario.dia elegido.horario.hora elegido.horario.horaDelDispositivo
    elegido.horario.iso elegido.horario.minutos`,
  "features/reserva/routes/resumen": `
    idHorario precio.precioCentimos precio.descuentoCentimos precio.cupon precio.totalCentimos
    precio.baseCentimos precio.igvCentimos saldo.bonos saldo.estado
    retencion.ahora retencion.expiraEn retencion.hasta retencion.puedeAmpliarse
    sesion.admiteCambio sesion.reglaDeCambio sesion.especialidad sesion.especialista sesion.retrato
    sesion.hrefDeAgenda sesion.hrefDelEspecialista sesion.momento.dia sesion.momento.hora
    sesion.momento.horaDelDispositivo sesion.momento.iso sesion.momento.minutos`,
};

const [rosa, , elena] = CUENTAS_DE_DEMOSTRACION;

let server: TestServer;
let comoVisitante: Recorrido;
let comoRosa: Recorrido;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  comoVisitante = await recorrer(server.url, "");
  comoRosa = await recorrer(server.url, await entrar(server.url, rosa!));
}, 120_000);
afterAll(() => server.stop());

const bloque = (html: string) =>
  /<script type="application\/json" id="hidratar"[^>]*>(.*?)<\/script>/.exec(html)?.[1];

interface Bloque {
  context: { state: { loaderData: Record<string, unknown> } };
}

/** The paths of a value's leaves; those of a list's members are one. */
function* caminos(valor: unknown, camino = ""): Generator<string> {
  if (Array.isArray(valor)) for (const uno of valor) yield* caminos(uno, `${camino}[]`);
  else if (typeof valor === "object" && valor !== null)
    for (const [nombre, suyo] of Object.entries(valor))
      yield* caminos(suyo, camino ? `${camino}.${nombre}` : nombre);
  else yield camino;
}

describe("the data block of a page", () => {
  it("holds what its screen shows, and nothing else", () => {
    const vistas = new Set<string>();
    for (const { ruta, html } of [...comoVisitante.paginas.values(), ...comoRosa.paginas.values()]) {
      const texto = bloque(html);
      if (!texto) continue;
      const { context } = JSON.parse(texto) as Bloque;
      for (const [modulo, datos] of Object.entries(context.state.loaderData)) {
        vistas.add(modulo);
        const nombrados = (LO_QUE_LLEVA[modulo] ?? "").split(/\s+/);
        const deMas = [...new Set(caminos(datos))].filter((camino) => !nombrados.includes(camino));
        expect(deMas, `${ruta}, ${modulo}`).toEqual([]);
      }
    }
    expect([...vistas].sort()).toEqual(Object.keys(LO_QUE_LLEVA).sort());
  });
});

describe("the pages of one person", () => {
  it("name nobody else, and no document", () => {
    for (const { ruta, html } of comoRosa.paginas.values()) {
      for (const ajeno of [elena!.email, elena!.numeroDocumento, elena!.telefono, elena!.usuarioLogin]) {
        expect(html.includes(ajeno), `${ruta} shows ${ajeno}`).toBe(false);
      }
    }
  });
});

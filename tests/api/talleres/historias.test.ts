import { beforeEach, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { OFERTA_MINIMA_EN_MINUTOS } from "../../../app/domain/shared/rondas/oferta";
import { fc } from "../../support/azar";
import { loRotoEnTalleres } from "../../support/invariantesDeTalleres";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const CUPOS = 2;
/** How many are tried, fewer where each step takes a round trip; `npm run drill -- historias` tries 10,000. */
const HISTORIAS = Number(process.env.HISTORIAS || (process.env.TEST_DATABASE === "postgres" ? 60 : 200));
const mundo = await abrirMundo({ contenido: conTalleres(CUPOS).fuente });
const { servicios, reloj, db } = mundo;
const { pedir, dejar, aceptar, ofrecer, lugares } = conLugares(mundo);

const GENTE = 5;
const quien = fc.nat({ max: GENTE - 1 });
type Paso =
  | { tipo: "pedir" | "dejar" | "aceptar"; quien: number }
  | { tipo: "ofrecer" | "empezar" | "terminar" | "cancelar" }
  | { tipo: "pasan"; minutos: number };
const paso = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Paso> }[]>(
  {
    weight: 8,
    arbitrary: fc.record({
      tipo: fc.constantFrom<"pedir" | "dejar" | "aceptar">("pedir", "pedir", "dejar", "aceptar"),
      quien,
    }),
  },
  { weight: 4, arbitrary: fc.constant<Paso>({ tipo: "ofrecer" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Paso>({ tipo: "empezar" }, { tipo: "cancelar" }, { tipo: "terminar" }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      tipo: fc.constant("pasan" as const),
      minutos: fc.constantFrom(1, 5, 15, 30, 300),
    }),
  },
);

let personas: number[];
let llave: string;
beforeEach(async () => {
  personas = [];
  for (let n = 0; n < GENTE; n++) personas.push((await mundo.persona()).idPersona);
  const { enlace } = valor(
    await mundo.producto.acts.talleres.enlaceDeAnfitrion({ ...EL_MARTES, operador: "ana" }),
  );
  llave = new URL(enlace).searchParams.get("llave")!;
});

/** Nobody has been here. */
async function deNuevo(faltan: number) {
  for (const tabla of ["ocupaciones", "inscripciones", "fechas_de_taller", "intentos"] as const) {
    await db.deleteFrom(tabla).execute();
  }
  reloj.ahora = sumarMinutos(INICIO, -faltan);
}

async function dar(uno: Paso): Promise<unknown> {
  switch (uno.tipo) {
    case "pedir":
      return pedir(personas[uno.quien]!);
    case "dejar":
      return dejar(personas[uno.quien]!);
    case "aceptar":
      return aceptar(personas[uno.quien]!);
    case "ofrecer":
      return ofrecer();
    case "pasan":
      return reloj.avanzar(uno.minutos);
    case "cancelar":
      return servicios.talleres.dirigir(llave, { que: "cancelar", motivo: "No se puede." });
    default:
      return servicios.talleres.dirigir(llave, { que: uno.tipo });
  }
}

/** Both places are taken, and somebody waits. */
const LLENA = [0, 1, 2].map((uno): Paso => ({ tipo: "pedir", quien: uno }));
/** The same, and one of them left. */
const UNO_LIBRE: Paso[] = [...LLENA, { tipo: "dejar", quien: 0 }];
const estadoDe = (hecho: unknown) => (hecho as { value?: { estado?: string } }).value?.estado;

it(
  "keeps every invariant of places in whatever order people join, leave, accept, begin, end and cancel",
  async () => {
    const hubo = { oferta: 0, llena: 0, cancelada: 0, empezadaAntes: 0, entroSinTurno: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(4, 4, 4, 9, 45, 600, 3_000),
        fc.constantFrom([], LLENA, UNO_LIBRE, UNO_LIBRE),
        fc.array(paso, { minLength: 8, maxLength: 24 }),
        async (faltan, primeros, otros) => {
          await deNuevo(faltan);
          const pasos = [...primeros, ...otros];
          let ahora: string[] = [];
          for (const uno of pasos) {
            const antes = ahora;
            const hecho = await dar(uno);
            expect(await loRotoEnTalleres(db, reloj.ahora)).toEqual([]);
            const [fecha] = await db.selectFrom("fechas_de_taller").selectAll().execute();
            ahora = await lugares();
            // Where nobody is asked any more, nobody is kept waiting beside a place that is free.
            const tarde = reloj.ahora > sumarMinutos(INICIO, -OFERTA_MINIMA_EN_MINUTOS);
            const sigueEnEspera =
              uno.tipo === "pedir" && estadoDe(hecho) === "esperando" && reloj.ahora < INICIO && tarde;
            if (sigueEnEspera) {
              expect(ahora.filter((una) => /^(inscrita|ofrecida)/.test(una))).toHaveLength(CUPOS);
            }
            hubo.entroSinTurno += Number(
              uno.tipo === "pedir" && ahora.some((una) => /^inscrita \d/.test(una) && !antes.includes(una)),
            );
            const ofrecidas = (todas: string[]) => todas.filter((una) => una.startsWith("ofrecida"));
            const nuevas = ofrecidas(ahora).filter((una) => !antes.includes(una));
            const empezo = reloj.ahora >= INICIO || fecha?.empezada_en != null;
            // None after the start, and of those who wait the first.
            if (empezo || fecha?.cancelada_por != null) expect(nuevas).toEqual([]);
            const esperan = ahora.flatMap((una) => /^esperando (\d+)$/.exec(una)?.[1] ?? []).map(Number);
            for (const nueva of nuevas) {
              expect(Number(nueva.split(" ")[1])).toBeLessThan(Math.min(Infinity, ...esperan));
            }
            if (fecha?.cancelada_por != null)
              expect(ahora.every((una) => una.startsWith("terminada"))).toBe(true);
            hubo.oferta += nuevas.length;
            hubo.llena += Number(ahora.filter((una) => /^(inscrita|ofrecida)/.test(una)).length === CUPOS);
            hubo.cancelada += Number(uno.tipo === "cancelar" && fecha?.cancelada_por != null);
            hubo.empezadaAntes += Number(uno.tipo === "empezar" && empezo && reloj.ahora < INICIO);
          }
        },
      ),
      { numRuns: HISTORIAS },
    );
    // Otherwise these histories would say nothing.
    expect(Math.min(...Object.values(hubo))).toBeGreaterThan(HISTORIAS / 40);
    expect(hubo.llena).toBeGreaterThan(HISTORIAS);
  },
  HISTORIAS * 900,
);

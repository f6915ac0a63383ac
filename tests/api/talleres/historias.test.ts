import { beforeEach, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { OFERTA_MINIMA_EN_MINUTOS } from "../../../app/domain/shared/rondas/oferta";
import { fc } from "../../support/azar";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { buscarRoturasEnTalleres } from "../../support/invariantesDeTalleres";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const CUPOS = 2;
/**
 * Number of random histories, fewer when each step needs a round trip to the database; `npm run drill -- historias`
 * tries 10,000.
 */
const HISTORIAS = Number(process.env.HISTORIAS || (BREVE_EN_POSTGRES ? 40 : 200));
const mundo = await abrirMundo({ contenido: conTalleres(CUPOS).fuente });
const { servicios, reloj, db } = mundo;
const { pedir, dejar, aceptar, ofrecer, lugares } = conLugares(mundo);

const GENTE = 5;
const persona = fc.nat({ max: GENTE - 1 });
type Paso =
  | { tipo: "pedir" | "dejar" | "aceptar"; persona: number }
  | { tipo: "ofrecer" | "empezar" | "terminar" | "cancelar" }
  | { tipo: "pasan"; minutos: number };
const paso = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Paso> }[]>(
  {
    weight: 8,
    arbitrary: fc.record({
      tipo: fc.constantFrom<"pedir" | "dejar" | "aceptar">("pedir", "pedir", "dejar", "aceptar"),
      persona,
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

/** Empties all tables of places, and sets the clock to `faltan` minutes before the workshop. */
async function deNuevo(faltan: number) {
  for (const tabla of ["ocupaciones", "inscripciones", "fechas_de_taller", "intentos"] as const) {
    await db.deleteFrom(tabla).execute();
  }
  reloj.ahora = sumarMinutos(INICIO, -faltan);
}

async function dar(paso: Paso): Promise<unknown> {
  switch (paso.tipo) {
    case "pedir":
      return pedir(personas[paso.persona]!);
    case "dejar":
      return dejar(personas[paso.persona]!);
    case "aceptar":
      return aceptar(personas[paso.persona]!);
    case "ofrecer":
      return ofrecer();
    case "pasan":
      return reloj.avanzar(paso.minutos);
    case "cancelar":
      return servicios.talleres.dirigir(llave, { que: "cancelar", motivo: "No se puede." });
    default:
      return servicios.talleres.dirigir(llave, { que: paso.tipo });
  }
}

/** Steps after which both places of the workshop are taken, and one person waits. */
const LLENA = [0, 1, 2].map((persona): Paso => ({ tipo: "pedir", persona }));
/** Steps after which one person left a full workshop. */
const UNO_LIBRE: Paso[] = [...LLENA, { tipo: "dejar", persona: 0 }];
const estadoDe = (resultado: unknown) => (resultado as { value?: { estado?: string } }).value?.estado;

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
          for (const paso of pasos) {
            const antes = ahora;
            const resultado = await dar(paso);
            expect(await buscarRoturasEnTalleres(db, reloj.ahora)).toEqual([]);
            const [fecha] = await db.selectFrom("fechas_de_taller").selectAll().execute();
            ahora = await lugares();
            // Shortly before the workshop nobody gets an offer any more. Then nobody waits beside a free place.
            const tarde = reloj.ahora > sumarMinutos(INICIO, -OFERTA_MINIMA_EN_MINUTOS);
            const sigueEnEspera =
              paso.tipo === "pedir" && estadoDe(resultado) === "esperando" && reloj.ahora < INICIO && tarde;
            if (sigueEnEspera) {
              expect(ahora.filter((lugar) => /^(inscrita|ofrecida)/.test(lugar))).toHaveLength(CUPOS);
            }
            hubo.entroSinTurno += Number(
              paso.tipo === "pedir" &&
                ahora.some((lugar) => /^inscrita \d/.test(lugar) && !antes.includes(lugar)),
            );
            const ofrecidas = (todas: string[]) => todas.filter((lugar) => lugar.startsWith("ofrecida"));
            const nuevas = ofrecidas(ahora).filter((lugar) => !antes.includes(lugar));
            const empezo = reloj.ahora >= INICIO || fecha?.empezada_en != null;
            // No offer is made after the start, and before it the first in the waiting list gets the offer.
            if (empezo || fecha?.cancelada_por != null) expect(nuevas).toEqual([]);
            const esperan = ahora.flatMap((lugar) => /^esperando (\d+)$/.exec(lugar)?.[1] ?? []).map(Number);
            for (const nueva of nuevas) {
              expect(Number(nueva.split(" ")[1])).toBeLessThan(Math.min(Infinity, ...esperan));
            }
            if (fecha?.cancelada_por != null)
              expect(ahora.every((lugar) => lugar.startsWith("terminada"))).toBe(true);
            hubo.oferta += nuevas.length;
            hubo.llena += Number(
              ahora.filter((lugar) => /^(inscrita|ofrecida)/.test(lugar)).length === CUPOS,
            );
            hubo.cancelada += Number(paso.tipo === "cancelar" && fecha?.cancelada_por != null);
            hubo.empezadaAntes += Number(paso.tipo === "empezar" && empezo && reloj.ahora < INICIO);
          }
        },
      ),
      { numRuns: HISTORIAS },
    );
    // Fewer cases than this would mean that these random histories prove nothing.
    expect(Math.min(...Object.values(hubo))).toBeGreaterThan(HISTORIAS / 40);
    expect(hubo.llena).toBeGreaterThan(HISTORIAS);
  },
  HISTORIAS * 900,
);

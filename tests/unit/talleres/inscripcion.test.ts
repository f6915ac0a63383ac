import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import {
  alPedirLugar,
  asistio,
  expiraElLugar,
  lugaresLibres,
  sePuedeAceptar,
  yaEmpezo,
} from "../../../app/domain/talleres/inscripciones/inscripcion";
import { fc } from "../../support/azar";
import { LUNES_8AM as AHORA } from "../../support/constructores";

const enMinutos = (minutos: number) => sumarMinutos(AHORA, minutos);

describe("a place", () => {
  it.each([
    ["inscrita", { cupos: 1, tomados: 0, esperan: 0 }],
    ["esperando", { cupos: 1, tomados: 1, esperan: 0 }],
    // People who wait come first, also when a place is free at this moment.
    ["esperando", { cupos: 30, tomados: 29, esperan: 1 }],
    ["inscrita", { cupos: 30, tomados: 29, esperan: 0 }],
  ])("is %s of %j", (estado, como) => expect(alPedirLugar(como)).toBe(estado));

  it("was one that somebody was at from its end on, also where whoever leads it ended it sooner", () => {
    const fecha = { canceladaPor: null, fin: enMinutos(45), terminadaEn: null };
    const estuvo = (terminadaEn: Date | null, minutos: number) =>
      asistio({ asistio: true, fecha: { ...fecha, terminadaEn } }, enMinutos(minutos));
    expect([estuvo(null, 44), estuvo(null, 45)]).toEqual([false, true]);
    expect([estuvo(enMinutos(20), 19), estuvo(enMinutos(20), 20)]).toEqual([false, true]);
    // A workshop that goes on past its hours costs nobody their certificate.
    expect(estuvo(enMinutos(60), 45)).toBe(true);
    expect(asistio({ asistio: true, fecha: { ...fecha, canceladaPor: "no" } }, enMinutos(45))).toBe(false);
  });

  it("is none where there are fewer than people, and nobody has to go", () => {
    expect(lugaresLibres({ cupos: 10, tomados: 12 })).toBe(0);
  });

  it("is kept for half an hour, for a quarter within a day, and never into the workshop", () => {
    expect(expiraElLugar(enMinutos(24 * 60), AHORA)).toEqual(enMinutos(30));
    expect(expiraElLugar(enMinutos(24 * 60 - 1), AHORA)).toEqual(enMinutos(15));
    expect(expiraElLugar(enMinutos(9), AHORA)).toEqual(enMinutos(9));
    expect(expiraElLugar(enMinutos(5), AHORA)).toEqual(enMinutos(5));
    for (const minutos of [4, 0, -10]) expect(expiraElLugar(enMinutos(minutos), AHORA)).toBeNull();
  });

  it("can be accepted up to its last instant, and no longer at it", () => {
    const oferta = { estado: "ofrecida", expiraEn: enMinutos(30) } as const;
    expect(sePuedeAceptar(oferta, new Date(enMinutos(30).getTime() - 1))).toBe(true);
    expect(sePuedeAceptar(oferta, enMinutos(30))).toBe(false);
    expect(sePuedeAceptar({ ...oferta, estado: "esperando" }, AHORA)).toBe(false);
  });

  it("is asked for up to the start, and not at it", () => {
    const fecha = { inicio: AHORA, empezadaEn: null };
    expect(yaEmpezo(fecha, new Date(AHORA.getTime() - 1))).toBe(false);
    expect(yaEmpezo(fecha, AHORA)).toBe(true);
  });

  it("is asked for no longer once it was begun, sooner or later than its hour", () => {
    const antes = { inicio: AHORA, empezadaEn: enMinutos(-8) };
    expect(yaEmpezo(antes, enMinutos(-9))).toBe(false);
    expect(yaEmpezo(antes, enMinutos(-8))).toBe(true);
    expect(yaEmpezo({ inicio: AHORA, empezadaEn: enMinutos(10) }, enMinutos(5))).toBe(true);
  });
});

interface Lugar {
  estado: "inscrita" | "esperando" | "ofrecida";
  numero: number;
  expiraEn: Date | null;
}

/** A workshop date under the same rules as in the use cases, without a database. */
class Fecha {
  readonly lugares = new Map<number, Lugar>();
  ahora = AHORA;
  ultimo = 0;
  cancelada = false;
  empezadaEn: Date | null = null;
  constructor(
    readonly cupos: number,
    readonly inicio: Date,
  ) {}

  cuantas = (...estados: Lugar["estado"][]) =>
    [...this.lugares.values()].filter(({ estado }) => estados.includes(estado)).length;
  private como = () => ({
    cupos: this.cupos,
    tomados: this.cuantas("inscrita", "ofrecida"),
    esperan: this.cuantas("esperando"),
  });

  pedir(persona: number) {
    if (this.cancelada || yaEmpezo(this, this.ahora) || this.lugares.has(persona)) return;
    const estado = alPedirLugar(this.como());
    this.lugares.set(persona, { estado, numero: (this.ultimo += 1), expiraEn: null });
  }
  dejar(persona: number) {
    if (!yaEmpezo(this, this.ahora)) this.lugares.delete(persona);
  }
  aceptar(persona: number) {
    const lugar = this.lugares.get(persona);
    if (lugar && sePuedeAceptar(lugar, this.ahora))
      Object.assign(lugar, { estado: "inscrita", expiraEn: null });
  }
  empezar() {
    if (!this.cancelada && this.ahora >= sumarMinutos(this.inicio, -10)) this.empezadaEn ??= this.ahora;
  }
  cancelar() {
    if (yaEmpezo(this, this.ahora)) return;
    this.cancelada = true;
    this.lugares.clear();
  }
  /** Offers free places once. Gives the people who got an offer. */
  repartir(): number[] {
    for (const [persona, lugar] of this.lugares) {
      const vencio = lugar.estado === "ofrecida" && !sePuedeAceptar(lugar, this.ahora);
      if (vencio || (lugar.estado === "esperando" && yaEmpezo(this, this.ahora)))
        this.lugares.delete(persona);
    }
    const expiraEn = expiraElLugar(this.inicio, this.ahora);
    if (!expiraEn || this.cancelada || yaEmpezo(this, this.ahora)) return [];
    const enLinea = [...this.lugares.values()]
      .filter(({ estado }) => estado === "esperando")
      .sort((a, b) => a.numero - b.numero);
    return enLinea.slice(0, lugaresLibres(this.como())).map((lugar) => {
      Object.assign(lugar, { estado: "ofrecida", expiraEn });
      return lugar.numero;
    });
  }
}

const persona = fc.nat({ max: 7 });
const paso = fc.oneof(
  { weight: 15, arbitrary: fc.record({ tipo: fc.constant("pedir" as const), persona }) },
  { weight: 15, arbitrary: fc.record({ tipo: fc.constant("dejar" as const), persona }) },
  { weight: 10, arbitrary: fc.record({ tipo: fc.constant("aceptar" as const), persona }) },
  { weight: 15, arbitrary: fc.record({ tipo: fc.constant("repartir" as const) }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant("empezar" as const) }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant("cancelar" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      tipo: fc.constant("pasan" as const),
      minutos: fc.constantFrom(1, 5, 14, 15, 29, 30, 300),
    }),
  },
);

describe("any history of a date", () => {
  it("never takes and offers more places than there are, passes nobody over and offers nothing after the start", () => {
    let [hubo, huboLlena] = [0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(8, 40, 600, 3_000),
        fc.array(paso, { minLength: 10, maxLength: 60 }),
        (cupos, faltan, pasos) => {
          const fecha = new Fecha(cupos, enMinutos(faltan));
          for (const paso of pasos) {
            if (paso.tipo === "pasan") fecha.ahora = sumarMinutos(fecha.ahora, paso.minutos);
            else if (paso.tipo === "repartir") {
              const esperaban = [...fecha.lugares.values()]
                .filter(({ estado }) => estado === "esperando")
                .map(({ numero }) => numero)
                .sort((a, b) => a - b);
              const ofrecidas = fecha.repartir();
              expect(ofrecidas).toEqual(esperaban.slice(0, ofrecidas.length));
              if (yaEmpezo(fecha, fecha.ahora)) expect(ofrecidas).toEqual([]);
              hubo += ofrecidas.length;
            } else if (paso.tipo === "empezar" || paso.tipo === "cancelar") fecha[paso.tipo]();
            else fecha[paso.tipo](paso.persona);
            if (fecha.cancelada) expect(fecha.lugares.size).toBe(0);
            const tomados = fecha.cuantas("inscrita", "ofrecida");
            expect(tomados).toBeLessThanOrEqual(cupos);
            if (tomados === cupos) huboLlena += 1;
          }
        },
      ),
      { numRuns: 10_000 },
    );
    // Fewer offers than this would mean that these random histories prove nothing.
    expect(hubo).toBeGreaterThan(400);
    expect(huboLlena).toBeGreaterThan(10_000);
  });
});

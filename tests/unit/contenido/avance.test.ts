import { describe, expect, it } from "vitest";
import {
  dondeSeguir,
  porcentajeDe,
  trasReporte,
  type Avance,
  type Reporte,
} from "../../../app/domain/contenido/avances/avance";
import { largoDe, recortar, sumar, unir, type Rango } from "../../../app/domain/contenido/avances/rangos";
import { fc } from "../../support/azar";

const AHORA = new Date("2026-11-22T13:00:00Z");
const haceSegundos = (segundos: number) => new Date(AHORA.getTime() - segundos * 1000);

const rango = fc.tuple(fc.nat(900), fc.nat(900)).map(([a, b]): Rango => [a, b]);
const rangos = fc.array(rango, { maxLength: 12 });

/** Counts played time tenth by tenth of a second, as a person would count by hand. */
const decimasDe = (todos: readonly Rango[]) =>
  new Set(todos.flatMap(([de, a]) => Array.from({ length: Math.max(0, a - de) }, (_, paso) => de + paso)));

describe("stretches", () => {
  it("together are each tenth once, in order and apart", () => {
    fc.assert(
      fc.property(rangos, (todos) => {
        const unidos = unir(todos);
        expect(decimasDe(unidos)).toEqual(decimasDe(todos));
        expect(largoDe(todos)).toBe(decimasDe(todos).size);
        unidos.forEach(([de, a], indice) => {
          expect(a).toBeGreaterThan(de);
          if (indice > 0) expect(de).toBeGreaterThan(unidos[indice - 1]![1]);
        });
      }),
    );
  });

  it("lie within the recording", () => {
    fc.assert(
      fc.property(rangos, fc.nat(900), (todos, largo) => {
        expect(decimasDe(recortar(todos, largo))).toEqual(
          new Set([...decimasDe(todos)].filter((decima) => decima < largo)),
        );
      }),
    );
  });

  it("are added as far as time allows: nothing known is lost, nothing unsaid is there, and no more than fits", () => {
    fc.assert(
      fc.property(rangos, rangos, fc.nat(1200), (sabidos, nuevos, presupuesto) => {
        const antes = decimasDe(sabidos);
        const todas = decimasDe([...sabidos, ...nuevos]);
        const despues = decimasDe(sumar(sabidos, nuevos, presupuesto));
        expect([...antes].every((decima) => despues.has(decima))).toBe(true);
        expect([...despues].every((decima) => todas.has(decima))).toBe(true);
        expect(despues.size).toBe(Math.max(antes.size, Math.min(presupuesto, todas.size)));
      }),
    );
  });
});

const LARGO = 680;
const nuevo = (cambios: Partial<Avance> = {}): Avance => ({
  uid: "respira",
  posicion: 0,
  rangos: [],
  comenzadoEn: haceSegundos(3600),
  movidoEn: new Date(0),
  vistoEn: null,
  marcado: false,
  ultimaVezEn: null,
  vuelta: [],
  ...cambios,
});
const reporte = (cambios: Partial<Reporte> = {}): Reporte => ({
  posicion: 100,
  rangos: [],
  momento: AHORA,
  abiertoEn: null,
  ...cambios,
});
const tras = (antes: Avance, ...reportes: Reporte[]) =>
  reportes.reduce((avance, reporte) => trasReporte(avance, reporte, LARGO, AHORA), antes);

describe("a report", () => {
  it("comes to the same said twice, and in whatever order", () => {
    const registro = fc.record({ posicion: fc.nat(LARGO), rangos, segundos: fc.nat(3000) });
    fc.assert(
      fc.property(
        fc.uniqueArray(registro, { selector: ({ segundos }) => segundos, maxLength: 6 }),
        (registros) => {
          const reportes = registros.map(({ segundos, ...resto }) =>
            reporte({ ...resto, momento: haceSegundos(segundos) }),
          );
          const derecho = tras(nuevo(), ...reportes);
          expect(tras(nuevo(), ...reportes.toReversed())).toEqual(derecho);
          expect(tras(nuevo(), ...reportes, ...reportes)).toEqual(derecho);
        },
      ),
    );
  });

  it("of a jump to the end has seen nothing of what lies between", () => {
    const saltado = tras(
      nuevo(),
      reporte({
        posicion: 679,
        rangos: [
          [0, 20],
          [670, LARGO],
        ],
      }),
    );
    expect(saltado.vistoEn).toBeNull();
    expect(largoDe(saltado.rangos)).toBe(30);
  });

  it("has seen it with exactly nine tenths of it, and not with a tenth of a second less", () => {
    expect(tras(nuevo(), reporte({ rangos: [[0, 612]] })).vistoEn).toEqual(AHORA);
    expect(tras(nuevo(), reporte({ rangos: [[0, 611]] })).vistoEn).toBeNull();
  });

  it("of what was seen before, in whole or of a longer cut in part, keeps when it was first so", () => {
    const vistoEn = haceSegundos(86_400);
    const antes = nuevo({ vistoEn, ultimaVezEn: vistoEn });
    expect(tras(antes, reporte({ rangos: [[0, LARGO]] })).vistoEn).toEqual(vistoEn);
    expect(tras(antes, reporte({ rangos: [[0, 10]] })).vistoEn).toEqual(vistoEn);
  });

  it("of what was seen before sees it again once all of it was played since, and not by a piece or by nothing", () => {
    const ayer = haceSegundos(86_400);
    const antes = nuevo({ rangos: [[0, LARGO]], vistoEn: ayer, ultimaVezEn: ayer });
    const otraVez = (...rangos: Rango[]) => tras(antes, reporte({ rangos })).ultimaVezEn;
    expect(otraVez()).toEqual(ayer);
    expect(otraVez([0, 611])).toEqual(ayer);
    expect(otraVez([0, 612])).toEqual(AHORA);
    const aPoco = tras(antes, reporte({ rangos: [[0, 300]] }), reporte({ rangos: [[300, 612]] }));
    expect(aPoco).toMatchObject({ vistoEn: ayer, ultimaVezEn: AHORA, vuelta: [] });
  });

  it("of a page that was open when it was last seen, or that was late, sees nothing again", () => {
    const ayer = haceSegundos(86_400);
    const antes = nuevo({ vistoEn: ayer, ultimaVezEn: ayer });
    const entero: Rango[] = [[0, LARGO]];
    expect(tras(antes, reporte({ rangos: entero, momento: ayer })).ultimaVezEn).toEqual(ayer);
    expect(tras(antes, reporte({ rangos: entero, abiertoEn: ayer })).ultimaVezEn).toEqual(ayer);
    expect(tras(antes, reporte({ rangos: entero, abiertoEn: haceSegundos(90) })).ultimaVezEn).toEqual(AHORA);
  });

  it("counts what time allows since it was begun: at twice the speed, and ten seconds for the way", () => {
    const recien = tras(nuevo({ comenzadoEn: haceSegundos(5) }), reporte({ rangos: [[0, LARGO]] }));
    expect(recien.rangos).toEqual([[0, 200]]);
    expect(recien.vistoEn).toBeNull();
  });

  it("that waited for a network counts from when its page was opened", () => {
    const tarde = reporte({ rangos: [[0, LARGO]], abiertoEn: haceSegundos(90) });
    expect(tras(nuevo({ comenzadoEn: AHORA }), tarde).vistoEn).toEqual(AHORA);
  });

  it("moves the position when it is the latest, whatever a clock that is ahead says", () => {
    const adelantado = tras(nuevo(), reporte({ posicion: 300, momento: haceSegundos(-600) }));
    expect(adelantado).toMatchObject({ posicion: 300, movidoEn: AHORA });
    expect(tras(adelantado, reporte({ posicion: 200, momento: haceSegundos(1) })).posicion).toBe(300);
    expect(tras(adelantado, reporte({ posicion: 9999, momento: AHORA })).posicion).toBe(LARGO);
  });
});

describe("going on", () => {
  it.each([
    [49, 0],
    [50, 5],
    [630, 63],
    [631, 0],
  ])("from tenth %i of 68 seconds begins at %i", (posicion, segundo) => {
    expect(dondeSeguir({ posicion, vistoEn: null }, 68)).toBe(segundo);
  });

  it("begins anew with what was seen", () => {
    expect(dondeSeguir({ posicion: 300, vistoEn: new Date() }, 68)).toBe(0);
  });

  it("says how much was seen, and all of it only when it is so", () => {
    expect(porcentajeDe(nuevo({ rangos: [[0, 340]] }), 68)).toBe(50);
    expect(porcentajeDe(nuevo({ rangos: [[0, 679]] }), 68)).toBe(99);
    expect(porcentajeDe(nuevo({ vistoEn: AHORA }), 68)).toBe(100);
  });
});

import { describe, expect, it } from "vitest";
import {
  codigoDeCupon,
  descuentoDe,
  esRechazoDeCupon,
  rechazoDelCupon,
  type Cupon,
  type RechazoDeCupon,
} from "../../../app/domain/ventas/cupones/cupon";
import type { CosaConCupon } from "../../../app/domain/ventas/pedidos/vendible";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM, unCupon } from "../../support/constructores";

interface Caso {
  cupon?: Partial<Cupon>;
  especialidades?: string[];
  plan?: CodigoDePlan | null;
  total?: number;
  propios?: number;
  sinPagar?: number;
  enMinutos?: number;
  para?: CosaConCupon;
}

const DIA = 24 * 60;

function rechazo({
  cupon,
  especialidades = ["psicologia"],
  plan = "FREE",
  total = 0,
  propios = 0,
  sinPagar = 0,
  enMinutos = 0,
  para = "sesiones",
}: Caso) {
  return rechazoDelCupon(
    unCupon(cupon),
    { para, especialidades, plan, usos: { total, propios, sinPagar } },
    sumarMinutos(LUNES_8AM, enMinutos),
  );
}

describe("whether a coupon is worth anything", () => {
  const casos: [string, Caso, RechazoDeCupon | null][] = [
    ["without limits, at its first instant", {}, null],
    ["a minute before it begins", { enMinutos: -1 }, "cupon-no-empieza"],
    ["a minute before its end", { enMinutos: DIA - 1 }, null],
    ["exactly at its end", { enMinutos: DIA }, "cupon-vencido"],
    ["of its specialty", { cupon: { especialidad: "psicologia" } }, null],
    ["of another specialty", { cupon: { especialidad: "nutricion" } }, "cupon-de-otra-especialidad"],
    [
      "of one of several specialties",
      { cupon: { especialidad: "psicologia" }, especialidades: ["nutricion", "psicologia"] },
      "cupon-de-una-especialidad",
    ],
    [
      "of none of several specialties",
      { cupon: { especialidad: "coaching" }, especialidades: ["nutricion", "psicologia"] },
      "cupon-de-otra-especialidad",
    ],
    ["for any specialty, of several", { especialidades: ["nutricion", "psicologia"] }, null],
    ["for everything, on a pack", { para: "paquetes" }, null],
    ["for packs, on a pack", { cupon: { para: "paquetes" }, para: "paquetes" }, null],
    ["for packs, on a session", { cupon: { para: "paquetes" } }, "cupon-de-paquetes"],
    ["for sessions, on a pack", { cupon: { para: "sesiones" }, para: "paquetes" }, "cupon-de-sesiones"],
    ["of its plan", { cupon: { plan: "PREMIUM" }, plan: "PREMIUM" }, null],
    ["of another plan", { cupon: { plan: "PREMIUM" } }, "cupon-de-otro-plan"],
    ["of a plan, for somebody without one", { cupon: { plan: "PREMIUM" }, plan: null }, "cupon-de-otro-plan"],
    ["one use left of three", { cupon: { maximoTotal: 3 }, total: 2 }, null],
    ["none left of three", { cupon: { maximoTotal: 3 }, total: 3 }, "cupon-agotado"],
    ["the second of two for each person", { cupon: { maximoPorPersona: 2 }, propios: 1, total: 9 }, null],
    [
      "the third of two for each person",
      { cupon: { maximoPorPersona: 2 }, propios: 2, total: 9 },
      "cupon-ya-usado",
    ],
    [
      "in an order that is not paid",
      { cupon: { maximoPorPersona: 2 }, propios: 2, sinPagar: 1, total: 9 },
      "cupon-sin-pagar",
    ],
    [
      "expired comes before used up",
      { cupon: { maximoTotal: 1 }, total: 1, enMinutos: DIA },
      "cupon-vencido",
    ],
    [
      "one's own use comes before everybody's",
      { cupon: { maximoTotal: 1, maximoPorPersona: 1 }, total: 1, propios: 1 },
      "cupon-ya-usado",
    ],
  ];
  it.each(casos)("%s", (_, caso, esperado) => {
    expect(rechazo(caso)).toBe(esperado);
  });
});

describe("what a coupon takes off", () => {
  it.each([
    [{ tipo: "porcentaje", porcentaje: 20 }, 90_00, 18_00],
    [{ tipo: "porcentaje", porcentaje: 15 }, 99_90, 14_99],
    [{ tipo: "porcentaje", porcentaje: 100 }, 90_00, 90_00],
    [{ tipo: "monto", centimos: 15_00 }, 90_00, 15_00],
    [{ tipo: "monto", centimos: 200_00 }, 90_00, 90_00],
  ] as const)("%j of %i is %i", (descuento, precio, esperado) => {
    expect(descuentoDe({ descuento }, precio)).toBe(esperado);
  });
});

describe("a coupon as it is written", () => {
  it("counts in any case and with spaces around it", () => {
    expect(codigoDeCupon.parse("  bienestar20 ")).toBe("BIENESTAR20");
  });
  it.each(["", "ab", "con espacio", "ñandú", "a".repeat(31), "x'; --"])("is not %j", (codigo) => {
    expect(codigoDeCupon.safeParse(codigo).success).toBe(false);
  });
  it("is refused for a reason of its own", () => {
    expect(esRechazoDeCupon("cupon-agotado")).toBe(true);
    expect(esRechazoDeCupon("sin-saldo")).toBe(false);
    expect(esRechazoDeCupon("toString")).toBe(false);
  });
});

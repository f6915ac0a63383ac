import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { antesDeDejar, devolucionEnBreve } from "../../../app/domain/talleres/ventas/devolver";
import { pagoRestante, type PagoDelPedido } from "../../../app/domain/ventas/devoluciones/vuelve";
import { lima, unPago } from "../../support/constructores";

const inicio = lima("2026-11-24", "19:00");
const UN_DIA_ANTES = sumarMinutos(inicio, -24 * 60);
const UN_MINUTO_DESPUES = sumarMinutos(UN_DIA_ANTES, 1);
const conTarjeta = { formaDePago: "tarjeta", pagadoCentimos: 25_00 } as const;

describe("leaving a place that was paid", () => {
  it("brings everything back exactly a day before, and nothing a minute later", () => {
    expect(antesDeDejar(conTarjeta, { inicio }, UN_DIA_ANTES)).toMatchObject({
      vuelve: { tipo: "dinero", centimos: 25_00 },
      aTiempo: true,
      hasta: UN_DIA_ANTES,
    });
    expect(antesDeDejar(conTarjeta, { inicio }, UN_MINUTO_DESPUES)).toMatchObject({
      vuelve: { tipo: "nada" },
      aTiempo: false,
    });
  });

  it("says in a line what comes back, and that nothing does", () => {
    const enBreve = (pagado: PagoDelPedido, ahora: Date) =>
      devolucionEnBreve(antesDeDejar(pagado, { inicio }, ahora));
    expect(enBreve(conTarjeta, UN_DIA_ANTES)).toMatch(/^Vuelve S\/\s25\.00$/);
    expect(enBreve({ ...conTarjeta, formaDePago: "cupon" }, UN_DIA_ANTES)).toBe("Vuelve tu cupón");
    expect(enBreve(conTarjeta, UN_MINUTO_DESPUES)).toBe("No vuelve nada de lo que pagaste");
  });

  it("tells whether several payments are kept", () => {
    const pago = { ...unPago({ idCobro: "c" }), montoCentimos: 25_00, estado: "pagado" as const };
    expect(pagoRestante([pago, { ...pago, estado: "devuelto" }])).toMatchObject({});
    expect(pagoRestante([pago, { ...pago, devueltoCentimos: 5_00 }])).toEqual({
      pagadoCentimos: 45_00,
    });
  });
});

import { describe, expect, it } from "vitest";
import type { EstadoDePago } from "../../../app/domain/ventas/pagos/pago";
import type { EstadoDePedido } from "../../../app/domain/ventas/pedidos/pedido";
import { quePaso } from "../../../app/domain/ventas/rastro/quePaso";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM as ahora, unCobro, unPago, unPedido } from "../../support/constructores";

interface Caso {
  pedido?: EstadoDePedido;
  pagos?: EstadoDePago[];
  cita?: "reservada" | "cancelada";
  apartadoPor?: number;
  revisarEn?: number;
}

const ver = ({ pedido = "pendiente", pagos = [], cita, apartadoPor = 5, revisarEn }: Caso) =>
  quePaso(
    {
      pedido: { ...unPedido({ idPersona: 1, idHorario: "h" }), estado: pedido },
      apartado: apartadoPor > 0,
      pagos: pagos.map((estado) => ({ ...unPago({ idCobro: "c" }), estado })),
      cobros:
        revisarEn === undefined
          ? []
          : [{ ...unCobro({ idPedido: "p" }), estado: "abierto", revisarEn: sumarMinutos(ahora, revisarEn) }],
      entregado: cita
        ? {
            estado: cita,
            enPie: cita === "reservada",
            situacion: cita === "reservada" ? "con-sesion" : "cancelada",
          }
        : null,
    },
    ahora,
  );

describe("what happened to a payment", () => {
  it.each<[string, Caso, string]>([
    ["nothing yet, and the time is held", {}, "pagar soltar"],
    ["a card was refused, and the time is held", { pagos: ["rechazado"] }, "pagar soltar"],
    ["the gateway decides", { pagos: ["procesando"] }, "soltar"],
    [
      "it decides still, and the time is gone",
      { pagos: ["procesando"], pedido: "vencido", apartadoPor: 0 },
      "",
    ],
    ["nobody paid in time", { pedido: "vencido", apartadoPor: 0 }, "elegirOtro"],
    ["it was dropped", { pedido: "anulado", apartadoPor: 0 }, "elegirOtro"],
    ["it is a session", { pedido: "pagado", pagos: ["pagado"], cita: "reservada", apartadoPor: 0 }, ""],
    ["too late: it goes back", { pedido: "devuelto", pagos: ["por-devolver"], apartadoPor: 0 }, "elegirOtro"],
  ])("%s", (_, caso, puede) => {
    const { puede: puedeAhora } = ver(caso);
    expect(
      Object.entries(puedeAhora)
        .flatMap(([que, si]) => (si ? [que] : []))
        .join(" "),
    ).toBe(puede);
  });

  it("says that the bank refused only while another try can be made", () => {
    expect(ver({ pagos: ["rechazado"] }).situacion).toBe("rechazado");
    expect(ver({ pagos: ["rechazado", "procesando"] }).situacion).toBe("procesando");
    expect(ver({ pagos: ["rechazado"], pedido: "vencido", apartadoPor: 0 }).situacion).toBe("vencido");
    expect(ver({}).situacion).toBe("por-pagar");
  });

  it("tells of money that goes back before anything else, except of a session that stands", () => {
    const dosPagos: EstadoDePago[] = ["pagado", "por-devolver"];
    expect(ver({ pagos: ["por-devolver"], pedido: "pagado", cita: "cancelada" }).situacion).toBe(
      "por-devolver",
    );
    // Only a part of the charge is refunded.
    expect(ver({ pagos: dosPagos, pedido: "pagado", cita: "cancelada" }).situacion).toBe("cancelada");
    expect(ver({ pagos: dosPagos, pedido: "pagado", cita: "reservada" })).toMatchObject({
      situacion: "con-sesion",
      estados: { devolucion: "pedida" },
    });
    expect(ver({ pagos: ["devuelto"], pedido: "devuelto" }).situacion).toBe("devuelto");
    expect(ver({ pedido: "pagado", cita: "cancelada" }).situacion).toBe("cancelada");
  });

  it("says when we look again: never in the past, and not at all once nothing is open", () => {
    expect(ver({ revisarEn: 10 }).miramosEn).toEqual(sumarMinutos(ahora, 10));
    expect(ver({ revisarEn: -10 }).miramosEn).toEqual(ahora);
    expect(ver({})).toMatchObject({ miramosEn: null, puede: { mirar: false } });
  });

  it("says that it asks the gateway again only while something may still come of it", () => {
    const abierto = { apartadoPor: 0, revisarEn: 5 };
    const asentados: Caso[] = [
      { ...abierto, pedido: "pagado", pagos: ["pagado"], cita: "reservada" },
      { ...abierto, pedido: "pagado", pagos: ["rechazado", "pagado"], cita: "reservada" },
      { ...abierto, pedido: "devuelto", pagos: ["devuelto"] },
    ];
    for (const caso of asentados) {
      expect(ver(caso)).toMatchObject({ miramosEn: null, puede: { mirar: false } });
    }
    const porSaber: Caso[] = [
      { ...abierto, pedido: "vencido" },
      { ...abierto, pagos: ["procesando"] },
      { ...abierto, pedido: "devuelto", pagos: ["por-devolver"] },
    ];
    for (const caso of porSaber) {
      expect(ver(caso)).toMatchObject({ miramosEn: sumarMinutos(ahora, 5), puede: { mirar: true } });
    }
  });
});

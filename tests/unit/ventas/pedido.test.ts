import { describe, expect, it } from "vitest";
import type { EstadoDeHorario } from "../../../app/domain/agenda/horarios/horario";
import { huboCargo, type EstadoDePago } from "../../../app/domain/ventas/pagos/pago";
import type { EstadoDePedido } from "../../../app/domain/ventas/pedidos/pedido";
import { aceptacionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { lugarDelPedido, type LugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM, unHorario, unPago, unPedido } from "../../support/constructores";

interface Caso {
  pedido?: EstadoDePedido;
  horario?: EstadoDeHorario;
  pagos?: EstadoDePago[];
  hayCobro?: boolean;
  enMinutos?: number;
  seDesistio?: boolean;
}

function lugar({ pedido, horario, pagos = [], hayCobro = false, enMinutos = 0, seDesistio = false }: Caso) {
  return lugarDelPedido(
    {
      pedido: unPedido({ estado: pedido ?? "pendiente" }),
      horario: unHorario({ estado: horario ?? "retenido", expiraEn: sumarMinutos(LUNES_8AM, 10) }),
      pagos: pagos.map((estado) => unPago({ estado })),
      hayCobro,
      seDesistio,
      cita: pedido === "pagado" ? { estado: "reservada" } : null,
    },
    sumarMinutos(LUNES_8AM, enMinutos),
  );
}

const ESTADOS_DE_PAGO: EstadoDePago[] = ["procesando", "rechazado", "pagado", "por-devolver", "devuelto"];
const ESTADOS_DE_PEDIDO: EstadoDePedido[] = ["pendiente", "pagado", "vencido", "anulado", "devuelto"];

describe("which page tells the truth about an order", () => {
  const casos: [string, Caso, LugarDelPedido][] = [
    ["nothing happened yet", {}, "pagar"],
    ["a hosted page is open", { hayCobro: true }, "carga"],
    ["the gateway is deciding", { pagos: ["procesando"], hayCobro: true }, "carga"],
    [
      "the gateway is deciding after the hold expired",
      { pagos: ["procesando"], hayCobro: true, enMinutos: 11 },
      "carga",
    ],
    ["the card was rejected", { pagos: ["rechazado"], hayCobro: true }, "error"],
    [
      "rejected, and another card is being decided",
      { pagos: ["rechazado", "procesando"], hayCobro: true },
      "carga",
    ],
    [
      "the person came back without paying after a rejected card",
      { pagos: ["rechazado"], hayCobro: true, seDesistio: true },
      "error",
    ],
    ["the person came back without paying", { hayCobro: true, seDesistio: true }, "error"],
    [
      "they came back and the gateway is deciding",
      { pagos: ["procesando"], hayCobro: true, seDesistio: true },
      "carga",
    ],
    ["it is paid", { pedido: "pagado", horario: "reservado", pagos: ["pagado"], hayCobro: true }, "exito"],
    ["it is paid with saldo", { pedido: "pagado", horario: "reservado" }, "exito"],
    [
      "it is paid after the person came back without paying",
      { pedido: "pagado", horario: "reservado", seDesistio: true },
      "exito",
    ],
    [
      "it is paid and a second charge goes back",
      { pedido: "pagado", horario: "reservado", pagos: ["pagado", "por-devolver"] },
      "exito",
    ],
    [
      "paid but the time was gone",
      { pedido: "devuelto", horario: "vencido", pagos: ["por-devolver"] },
      "error",
    ],
    ["that money is back", { pedido: "devuelto", horario: "vencido", pagos: ["devuelto"] }, "error"],
    ["a wrong amount goes back", { pagos: ["por-devolver"], hayCobro: true }, "error"],
    ["the hold expired", { enMinutos: 10 }, "expirado"],
    ["the hold is good for one more moment", { enMinutos: 9.999 }, "pagar"],
    ["it expired with a page open", { hayCobro: true, enMinutos: 10 }, "expirado"],
    ["it expired after a rejected card", { pagos: ["rechazado"], hayCobro: true, enMinutos: 10 }, "expirado"],
    ["it expired and the job had seen it", { pedido: "vencido", horario: "vencido" }, "expirado"],
    [
      "it expired with money taken",
      { pedido: "vencido", horario: "vencido", pagos: ["por-devolver"] },
      "error",
    ],
    ["the person let the time go", { pedido: "anulado", horario: "liberado" }, "expirado"],
  ];

  it.each(casos)("%s", (_, caso, esperado) => expect(lugar(caso)).toBe(esperado));

  const todos = ESTADOS_DE_PEDIDO.flatMap((pedido) =>
    [[], ...ESTADOS_DE_PAGO.map((estado) => [estado])].flatMap((pagos) =>
      [true, false].flatMap((hayCobro) =>
        [0, 11].map((enMinutos) => ({ pedido, pagos, hayCobro, enMinutos })),
      ),
    ),
  );

  it("says success of a paid order and of no other", () => {
    for (const caso of todos)
      expect(lugar(caso) === "exito", JSON.stringify(caso)).toBe(caso.pedido === "pagado");
  });

  it("never says expired, which promises that nothing was charged, when something was", () => {
    for (const caso of todos.filter(({ pagos }) => pagos.some((estado) => huboCargo(unPago({ estado }))))) {
      expect(lugar(caso), JSON.stringify(caso)).not.toBe("expirado");
    }
  });

  it("a return without a payment changes only an undecided order, and never to success", () => {
    for (const caso of todos) {
      const sin = lugar(caso);
      const con = lugar({ ...caso, seDesistio: true });
      if (con !== sin)
        expect([["pagar", "carga"].includes(sin), con], JSON.stringify(caso)).toEqual([true, "error"]);
    }
  });
});

describe("the data-processing box", () => {
  it("must be ticked", () => {
    expect(aceptacionDeDatos.safeParse({ aceptaTratamientoDeDatos: "1" }).success).toBe(true);
  });

  it.each([{}, { aceptaTratamientoDeDatos: "0" }, { aceptaTratamientoDeDatos: "" }])(
    "%j is refused",
    (datos) => {
      expect(aceptacionDeDatos.safeParse(datos).error?.issues[0]?.message).toBe("Este campo es obligatorio");
    },
  );
});

import { describe, expect, it } from "vitest";
import { lugarDeCompra } from "../../../app/domain/paquetes/compras/verCompras";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { lugarDelPedidoDeTaller } from "../../../app/domain/talleres/ventas/verPedido";
import type { EstadoDePago } from "../../../app/domain/ventas/pagos/pago";
import type { EstadoDePedido } from "../../../app/domain/ventas/pedidos/pedido";
import { seCancelo } from "../../../app/domain/ventas/rastro/lugar";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import { LUNES_8AM, unHorario, unPago, unPedido } from "../../support/constructores";

interface Caso {
  estado: EstadoDePedido;
  pagos?: EstadoDePago[];
  seDesistio?: boolean;
}

const visto = ({ estado, pagos = [], seDesistio = false }: Caso) => ({
  seDesistio,
  pedido: unPedido({ estado }),
  pagos: pagos.map((estadoDePago) => unPago({ estado: estadoDePago })),
  hayCobro: true,
  consultado: true,
});

/** Page of each seller, and the first heading that it shows for an order in the same state. */
const PAGINAS: [string, (caso: Caso) => string][] = [
  [
    "a session",
    (caso) =>
      lugarDelPedido(
        { ...visto(caso), horario: unHorario({ estado: "vencido", expiraEn: LUNES_8AM }) },
        LUNES_8AM,
      ),
  ],
  [
    "a pack",
    (caso) => {
      const { pedido, ...resto } = visto(caso);
      const compra = { ...pedido, creadoEn: sumarMinutos(LUNES_8AM, -61) };
      return lugarDeCompra({ compra, ...resto }, LUNES_8AM, false);
    },
  ],
  [
    "a place in a workshop",
    (caso) => {
      const { pedido, ...resto } = visto(caso);
      const vista = { ...resto, pedido: { ...pedido, formaDePago: null }, inscripcion: null };
      return lugarDelPedidoDeTaller(vista, LUNES_8AM);
    },
  ],
];

describe("an order that its person may pay and nobody tried to", () => {
  const pedido = unPedido({ estado: "pendiente" });
  const deTaller = {
    pedido: { ...pedido, formaDePago: null },
    pagos: [],
    seDesistio: false,
    consultado: true,
    inscripcion: { estado: "ofrecida", expiraEn: sumarMinutos(LUNES_8AM, 30) },
  } as const;
  const dePaquete = {
    compra: { ...pedido, creadoEn: LUNES_8AM },
    pagos: [],
    seDesistio: false,
    consultado: true,
  };

  it("is still to be paid: nothing failed, and nothing is on its way", () => {
    expect(lugarDelPedidoDeTaller({ ...deTaller, hayCobro: false }, LUNES_8AM)).toBe("pagar");
    expect(lugarDeCompra({ ...dePaquete, hayCobro: false }, LUNES_8AM, false)).toBe("pagar");
  });

  it("is still to be paid where the page of the gateway was opened, and no more", () => {
    expect(lugarDelPedidoDeTaller({ ...deTaller, hayCobro: true }, LUNES_8AM)).toBe("pagar");
    expect(lugarDeCompra({ ...dePaquete, hayCobro: true }, LUNES_8AM, false)).toBe("pagar");
  });

  it("is on its way where the address claims that they just paid, and a page was opened", () => {
    expect(lugarDelPedidoDeTaller({ ...deTaller, hayCobro: true }, LUNES_8AM, true)).toBe("carga");
    expect(lugarDeCompra({ ...dePaquete, hayCobro: true }, LUNES_8AM, true)).toBe("carga");
    expect(lugarDeCompra({ ...dePaquete, hayCobro: false }, LUNES_8AM, true)).toBe("pagar");
  });

  it("is on its way while the gateway cannot be asked what became of its page", () => {
    const sinRespuesta = { hayCobro: true, consultado: false };
    expect(lugarDelPedidoDeTaller({ ...deTaller, ...sinRespuesta }, LUNES_8AM)).toBe("carga");
    expect(lugarDeCompra({ ...dePaquete, ...sinRespuesta }, LUNES_8AM, false)).toBe("carga");
  });

  it("was given up by who turned back, whatever the address claims", () => {
    const desistido = { hayCobro: true, seDesistio: true };
    for (const vieneDePagar of [true, false]) {
      expect(lugarDelPedidoDeTaller({ ...deTaller, ...desistido }, LUNES_8AM, vieneDePagar)).toBe("error");
      expect(lugarDeCompra({ ...dePaquete, ...desistido }, LUNES_8AM, vieneDePagar)).toBe("error");
    }
  });
});

describe.each(PAGINAS)("the page of an order of %s whose time is over", (que, lugar) => {
  const conDevolucion = que === "a session" ? "error" : "devuelto";
  const sinNada = que === "a session" ? "expirado" : "vencido";

  it.each<EstadoDePedido>(["pendiente", "vencido", "anulado"])(
    "%s, says that a charge goes back",
    (estado) => {
      expect(lugar({ estado, pagos: ["por-devolver"] })).toBe(conDevolucion);
      expect(lugar({ estado, pagos: ["devuelto"], seDesistio: true })).toBe(conDevolucion);
    },
  );

  it.each<EstadoDePedido>(["pendiente", "vencido", "anulado"])(
    "%s, promises nothing back of what was not taken",
    (estado) => {
      expect(lugar({ estado })).toBe(sinNada);
      expect(lugar({ estado, pagos: ["rechazado"] })).toBe(sinNada);
    },
  );

  it("waits for what the gateway is deciding", () => {
    expect(lugar({ estado: "anulado", pagos: ["procesando"], seDesistio: true })).toBe("carga");
  });
});

describe("the words for who came back without paying", () => {
  const con = (...estados: EstadoDePago[]) => ({
    pagos: estados.map((estado) => unPago({ estado })),
    seDesistio: true,
    consultado: true,
  });

  it("are those of the cancellation, also where a card was refused before", () => {
    expect(seCancelo(con())).toBe(true);
    expect(seCancelo(con("rechazado"))).toBe(true);
  });

  it("are those of the refusal where no return is written down", () => {
    expect(seCancelo({ ...con("rechazado"), seDesistio: false })).toBe(false);
  });

  it("are neither while a payment may still come, came, or nobody could be asked", () => {
    for (const estado of ["procesando", "pagado", "por-devolver", "devuelto"] as const) {
      expect(seCancelo(con("rechazado", estado))).toBe(false);
    }
    expect(seCancelo({ ...con(), consultado: false })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import { lugarDeCompra } from "../../../app/domain/paquetes/compras/verCompras";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { lugarDelPedidoDeTaller } from "../../../app/domain/talleres/ventas/verPedido";
import { huboCargo, type EstadoDePago } from "../../../app/domain/ventas/pagos/pago";
import type { EstadoDePedido } from "../../../app/domain/ventas/pedidos/pedido";
import { quePaso } from "../../../app/domain/ventas/rastro/quePaso";
import { LUNES_8AM as ahora, unCobro, unHorario, unPago, unPedido } from "../../support/constructores";

interface Caso {
  estado: EstadoDePedido;
  pagos: EstadoDePago[];
  apartado: boolean;
  /** True when the delivered thing still stands; null when nothing was delivered. */
  enPie: boolean | null;
  seDesistio: boolean;
}

const ESTADOS: EstadoDePedido[] = ["pendiente", "pagado", "vencido", "anulado", "devuelto"];
const DE_PAGO: EstadoDePago[] = ["procesando", "rechazado", "pagado", "por-devolver", "devuelto"];
const PAGOS = [
  [],
  ...DE_PAGO.map((estado) => [estado]),
  ...DE_PAGO.flatMap((a) => DE_PAGO.map((b) => [a, b])),
];

/** Every possible state of an order, for any thing sold and any way of payment. */
const CASOS: Caso[] = ESTADOS.flatMap((estado) =>
  PAGOS.flatMap((pagos) =>
    [true, false].flatMap((apartado) =>
      [null, true, false].flatMap((enPie) =>
        [true, false].map((seDesistio) => ({ estado, pagos, apartado, enPie, seDesistio })),
      ),
    ),
  ),
).filter(
  ({ estado, apartado, enPie }) =>
    (enPie === null || estado === "pagado" || estado === "devuelto") &&
    (enPie !== null || estado !== "pagado") &&
    (estado === "pendiente" || !apartado),
);

const losPagos = ({ pagos }: Caso) => pagos.map((estado) => unPago({ estado }));
const visto = (caso: Caso) => ({
  pedido: unPedido({ estado: caso.estado }),
  pagos: losPagos(caso),
  hayCobro: caso.pagos.length > 0,
  seDesistio: caso.seDesistio,
  consultado: true,
});

/** Statement of a page about the money of an order. */
type EstadoDelDinero = "vuelve" | "sin-cobro" | "en-camino" | "entregado" | "terminado";

const DE_PAGINA = {
  pagar: "sin-cobro",
  vencido: "sin-cobro",
  expirado: "sin-cobro",
  error: "sin-cobro",
  carga: "en-camino",
  exito: "entregado",
  terminado: "terminado",
  cancelada: "terminado",
  devuelto: "vuelve",
} as const;

/** Page of each seller, and the states of delivery that it can have. */
const PAGINAS: [string, (caso: Caso) => EstadoDelDinero, (caso: Caso) => boolean][] = [
  [
    "a session",
    (caso) => {
      const expiraEn = sumarMinutos(ahora, caso.apartado ? 5 : -1);
      const cita =
        caso.enPie === null ? null : { estado: caso.enPie ? ("reservada" as const) : ("cancelada" as const) };
      const lugar = lugarDelPedido(
        { ...visto(caso), horario: unHorario({ estado: "retenido", expiraEn }), cita },
        ahora,
      );
      if (lugar === "cambiada") throw new Error("nothing took its place");
      // The page of a failed payment says that a charge is refunded in full.
      return lugar === "error" && losPagos(caso).some(huboCargo) ? "vuelve" : DE_PAGINA[lugar];
    },
    () => true,
  ],
  [
    "a pack",
    (caso) => {
      const { pedido, ...resto } = visto(caso);
      const compra = { ...pedido, creadoEn: sumarMinutos(ahora, caso.apartado ? 0 : -61) };
      return DE_PAGINA[lugarDeCompra({ compra, ...resto }, ahora, false)];
    },
    // A paid order is delivered, and a refunded one no longer.
    ({ estado, enPie }) => enPie === (estado === "pagado" ? true : estado === "devuelto" ? false : null),
  ],
  [
    "a place in a workshop",
    (caso) => {
      const inscripcion =
        caso.enPie === null
          ? caso.apartado
            ? ({ estado: "ofrecida", expiraEn: sumarMinutos(ahora, 5) } as const)
            : null
          : ({ estado: caso.enPie ? "inscrita" : "terminada", expiraEn: null } as const);
      const formaDePago =
        caso.enPie === null ? null : caso.pagos.length > 0 ? ("tarjeta" as const) : ("cupon" as const);
      const vista = visto(caso);
      return DE_PAGINA[
        lugarDelPedidoDeTaller({ ...vista, pedido: { ...vista.pedido, formaDePago }, inscripcion }, ahora)
      ];
    },
    () => true,
  ],
];

/** Statement of the page "¿Qué pasó con mi pago?" about the money of the same order. */
function enQuePaso(caso: Caso): EstadoDelDinero {
  const { enPie, apartado } = caso;
  const entregado =
    enPie === null
      ? null
      : { estado: "suyo", enPie, situacion: enPie ? ("entregado" as const) : ("terminado" as const) };
  const { pedido } = visto(caso);
  const cobros = [unCobro({ retorno: caso.seDesistio ? "cancelado" : null })];
  const { situacion } = quePaso({ pedido, pagos: losPagos(caso), cobros, apartado, entregado }, ahora);
  switch (situacion) {
    case "cambiada":
      throw new Error("nothing took its place");
    case "entregado":
      // The page of the seller tells about an order that was refunded after its date.
      return caso.estado === "devuelto" ? "terminado" : "entregado";
    case "terminado":
      return "terminado";
    case "por-devolver":
    case "devuelto":
      return "vuelve";
    case "procesando":
      return "en-camino";
    default:
      return "sin-cobro";
  }
}

const enJson = JSON.stringify;

describe.each(PAGINAS)("of an order of %s, whatever is known of it,", (que, enSuPagina, esPosible) => {
  const casos = CASOS.filter(esPosible);
  const puertas: [string, (caso: Caso) => EstadoDelDinero][] = [
    ["its page", enSuPagina],
    ["«¿Qué pasó con mi pago?»", enQuePaso],
  ];

  it("its page and «¿Qué pasó con mi pago?» say the same", () => {
    for (const caso of casos) {
      const [dePagina, dePaso] = [enSuPagina(caso), enQuePaso(caso)];
      // The page of a cancelled session's order leads to the page of the session for its money.
      const aparte =
        que === "a session" && caso.enPie === false && dePagina === "terminado" && dePaso === "vuelve";
      if (!aparte) expect(dePagina, enJson(caso)).toBe(dePaso);
    }
  });

  it.each(puertas)("%s says that money goes back where it was taken and none of it is kept", (_, decir) => {
    for (const caso of casos.filter((otro) => decir(otro) === "vuelve")) {
      const cobrados = losPagos(caso).filter(huboCargo);
      expect(cobrados.length, enJson(caso)).toBeGreaterThan(0);
      expect(
        cobrados.map(({ estado }) => estado),
        enJson(caso),
      ).not.toContain("pagado");
    }
  });

  it.each(puertas)("%s says that nothing was charged where nothing was", (_, decir) => {
    for (const caso of casos.filter((otro) => decir(otro) === "sin-cobro")) {
      expect(losPagos(caso).some(huboCargo), enJson(caso)).toBe(false);
    }
  });

  it.each(puertas)("%s says of money that all goes back, and paid nothing, that it does", (_, decir) => {
    for (const caso of casos.filter(({ enPie }) => enPie === null)) {
      const cobrados = losPagos(caso).filter(huboCargo);
      const vuelveTodo = cobrados.length > 0 && cobrados.every(({ estado }) => estado !== "pagado");
      if (vuelveTodo) expect(decir(caso), enJson(caso)).toBe("vuelve");
    }
  });
});

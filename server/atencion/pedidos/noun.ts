import {
  makeDevolverDesdeEquipo,
  makeVerPedidoParaEquipo,
} from "../../../app/domain/atencion/pedidos/atender";
import {
  makeCancelarDesdeEquipo,
  makeVerSesionDePedido,
} from "../../../app/domain/atencion/pedidos/cancelarSesion";
import type { OpenedAgenda } from "../../agenda/module";
import type { Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeDevolucionDeEquipoRepository } from "./repository";

export interface PedidosDeEquipoTables {
  devoluciones_de_equipo: DevolucionDeEquipoRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends PedidosDeEquipoTables {}
}

const tables: TablesOf<PedidosDeEquipoTables> = { devoluciones_de_equipo: { grows: true } };

const personalData: PersonalData<PedidosDeEquipoTables> = {
  devoluciones_de_equipo: {
    titulo: "Devoluciones que te hizo Atención",
    camino: own,
    columnas: { id_pedido: "Pedido", centimos: "Monto", hecha_en: "Fecha" },
    // An order and its money are kept by law, and so is the proof of a refund.
    alEliminar: "conservar",
  },
};

/** An order as the staff see it, and the refund within their limit. */
export const pedidos = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({ devolucionesDeEquipo: makeDevolucionDeEquipoRepository(db) }),
  services({ depsDe, vendibles }: Base, { agenda }: { agenda: Pick<OpenedAgenda, "llavesDeSala"> }) {
    const { llavesDeSala } = agenda;
    const deOperador = { ...depsDe("operador"), vendibles, llavesDeSala };
    return {
      verSesionDePedido: makeVerSesionDePedido({ ...depsDe("persona"), llavesDeSala }),
      cancelarSesion: makeCancelarDesdeEquipo(deOperador),
      verPedido: makeVerPedidoParaEquipo(deOperador),
      devolverDinero: makeDevolverDesdeEquipo(deOperador),
    };
  },
  // On the public listener no page of the staff exists.
  routes: { "equipo/pedidos/:idPedido": { "/equipo/pedidos/uno": 404 } },
} satisfies Noun;

interface DevolucionDeEquipoRow {
  id_persona: number;
  /** Month of Lima, as 2026-12. */
  mes: string;
  id_pedido: string;
  id_cuenta: string;
  centimos: number;
  hecha_en: Instante;
}

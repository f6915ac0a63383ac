import { makeAprobar } from "../../app/domain/atencion/aprobaciones/decidir";
import {
  makeCancelarDesdeEquipo,
  makeVerSesionDePedido,
} from "../../app/domain/atencion/pedidos/cancelarSesion";
import type { OpenedAgenda } from "../agenda/module";
import type { OpenedCuentas } from "../cuentas/module";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Base, Services } from "../platform/services";
import { agendaDelDia } from "./agendaDelDia/noun";
import { aprobaciones } from "./aprobaciones/noun";
import { brechas } from "./brechas/noun";
import { buscar } from "./buscar/noun";
import { pedidos } from "./pedidos/noun";
import { personas } from "./personas/noun";
import { openDerechosDeDatos } from "./services";
import { solicitudes } from "./solicitudes/noun";

const NOUNS = [agendaDelDia, buscar, personas, pedidos, aprobaciones, solicitudes, brechas] as const;

type Paquetes = Pick<Services["paquetes"], "ponerAlDiaElPlan">;

interface Below {
  paquetes: { services: Paquetes };
  agenda: Pick<OpenedAgenda, "llavesDeSala">;
  cuentas: Pick<OpenedCuentas, "abrirEliminacion">;
}

const openAtencion = (base: Base, { paquetes, agenda: { llavesDeSala }, cuentas }: Below) => {
  const { depsDe, vendibles, alFallar, options } = base;
  const services = {
    ...openDerechosDeDatos(base, cuentas),
    verSesionDePedido: makeVerSesionDePedido({ ...depsDe("persona"), llavesDeSala }),
    cancelarSesion: makeCancelarDesdeEquipo({ ...depsDe("operador"), llavesDeSala }),
    aprobar: makeAprobar({
      ...depsDe("operador"),
      ...{ vendibles, llavesDeSala, hayMonedas: options.monedas ?? false },
      // The approval is done already: the hourly job gives the bonos that this cannot give.
      ponerAlDiaElPlan: (idPersona) => paquetes.services.ponerAlDiaElPlan(idPersona).catch(alFallar),
    }),
  };
  return { services };
};

declare module "../platform/services" {
  interface Services {
    atencion: OpenedWith<typeof NOUNS, ReturnType<typeof openAtencion>>["services"];
  }
}

/** The work of the staff for one person: to find them, their orders and what can be done. */
export const atencion = {
  open: openWith(NOUNS, openAtencion),
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: [],
  orders: {},
  routes: {},
  nouns: NOUNS,
} satisfies Module;

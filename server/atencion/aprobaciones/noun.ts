import type {
  ClaseDeAprobacion,
  EstadoDeAprobacion,
  ModoDeDevolucion,
} from "../../../app/domain/atencion/aprobaciones/aprobacion";
import { makePedirAprobacion } from "../../../app/domain/atencion/aprobaciones/pedir";
import { makeRegalarBono, makeRegalarMonedas } from "../../../app/domain/atencion/aprobaciones/regalar";
import { makeAprobar, makeNoAprobar } from "../../../app/domain/atencion/aprobaciones/decidir";
import { makeVencerAprobaciones } from "../../../app/domain/atencion/aprobaciones/vencer";
import {
  makeVerAprobaciones,
  makeVerEsperasDeAprobacion,
  makeVerPosibles,
} from "../../../app/domain/atencion/aprobaciones/ver";
import type { OpenedAgenda } from "../../agenda/module";
import type { Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection, Services } from "../../platform/services";
import { makeAprobacionRepository, makeCortesiaDeEquipoRepository } from "./repository";

export interface AprobacionTables {
  aprobaciones: AprobacionRow;
  cortesias_de_equipo: CortesiaDeEquipoRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends AprobacionTables {}
}

interface Below {
  paquetes: { services: Pick<Services["paquetes"], "ponerAlDiaElPlan"> };
  agenda: Pick<OpenedAgenda, "llavesDeSala">;
}

const tables: TablesOf<AprobacionTables> = {
  aprobaciones: {
    grows: true,
    sweep: { key: ["id_aprobacion"], ended: "decidida_en", daysKept: 365 },
  },
  cortesias_de_equipo: { grows: true },
};

const personalData: PersonalData<AprobacionTables> = {
  aprobaciones: {
    titulo: "Lo que nuestro equipo pidió aprobar para ti",
    camino: own,
    columnas: { clase: "Para", estado: "Estado", pedida_en: "Pedido", decidida_en: "Decidido" },
    // The registro proves who let money go.
    alEliminar: "borrar",
  },
  cortesias_de_equipo: {
    titulo: "Regalos de nuestro equipo",
    camino: own,
    columnas: { hecha_en: "Fecha" },
    alEliminar: "borrar",
  },
};

/** Requests for the approval of a colleague, and the courtesies that need none. */
export const aprobaciones = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    aprobaciones: makeAprobacionRepository(db),
    cortesiasDeEquipo: makeCortesiaDeEquipoRepository(db),
  }),
  services({ deps, depsDe, options, vendibles, alFallar }: Base, { paquetes, agenda }: Below) {
    const hayMonedas = options.monedas ?? false;
    return {
      verAprobaciones: makeVerAprobaciones(deps),
      verEsperasDeAprobacion: makeVerEsperasDeAprobacion(deps),
      verPosibles: makeVerPosibles({ ...deps, hayMonedas }),
      pedirAprobacion: makePedirAprobacion({ ...deps, hayMonedas }),
      aprobar: makeAprobar({
        ...depsDe("operador"),
        ...{ vendibles, llavesDeSala: agenda.llavesDeSala, hayMonedas },
        // The approval is done already: the hourly job gives the bonos that this cannot give.
        ponerAlDiaElPlan: (idPersona) => paquetes.services.ponerAlDiaElPlan(idPersona).catch(alFallar),
      }),
      noAprobar: makeNoAprobar(deps),
      regalarBono: makeRegalarBono(depsDe("operador")),
      regalarMonedas: makeRegalarMonedas({ ...depsDe("operador"), hayMonedas }),
    };
  },
  jobs: ({ depsDe }: Base) => [
    { nombre: "vencer-aprobaciones", cadaSegundos: 60, run: makeVencerAprobaciones(depsDe("reloj")) },
  ],
  // On the public listener no page of the staff exists.
  routes: { "equipo/aprobaciones": { "/equipo/aprobaciones": 404 } },
} satisfies Noun;

interface AprobacionRow {
  id_aprobacion: string;
  clase: ClaseDeAprobacion;
  /** Thing that may have one open request of its kind. */
  clave: string;
  id_persona: number | null;
  objeto: string;
  cantidad: number;
  motivo: string;
  /** Way of a refund; null for the whole sum of an order, and for another act. */
  modo: ModoDeDevolucion | null;
  estado: EstadoDeAprobacion;
  pedida_por: string;
  pedida_en: Instante;
  vence_en: Instante;
  decidida_por: string | null;
  decidida_en: Instante | null;
  palabra: string | null;
  /** Instant at which the account that asked saw the outcome. */
  vista_en: Instante | null;
}

interface CortesiaDeEquipoRow {
  id_persona: number;
  /** Month of Lima, as 2026-12. */
  mes: string;
  id_cuenta: string;
  hecha_en: Instante;
}

import {
  makeAnotarInasistencia,
  makeDejarSesion,
  makeEntrarASesion,
  makeLeerNotaDeSesion,
  makeVerSesionQueSeDeja,
} from "../../../app/domain/agenda/miAgenda/actuar";
import { RECHAZOS_DE_UNION } from "../../../app/domain/agenda/miAgenda/miAgenda";
import { makeUnirEspecialista } from "../../../app/domain/agenda/miAgenda/unir";
import { makeVerMiAgenda, makeVerSesionesDeHoy } from "../../../app/domain/agenda/miAgenda/verMiAgenda";
import { invitacionNueva } from "../../../app/domain/equipo/cuentas/cuenta";
import type { Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
import { codigo, leer } from "../../platform/orders/argumentos";
import { orden } from "../../platform/orders/orden";
import type { Base, Connection } from "../../platform/services";
import { makeLlaves } from "../videollamada/llaves";
import { makeMiAgendaRepository } from "./repository";

export interface MiAgendaTables {
  cuentas_de_especialista: { id_especialista: string; id_cuenta: string; unida_en: Instante };
  inasistencias: InasistenciaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends MiAgendaTables {}
}

declare module "../../platform/services" {
  interface Acts {
    miAgenda: ReturnType<typeof acts>["miAgenda"];
  }
}

const tables: TablesOf<MiAgendaTables> = {
  cuentas_de_especialista: { grows: false },
  inasistencias: { grows: true },
};

const personalData: PersonalData<MiAgendaTables> = {
  inasistencias: {
    titulo: "Sesiones a las que no llegaste, según tu especialista",
    camino: own,
    columnas: { id_cita: "Cita", anotada_en: "Lo anotó" },
    alEliminar: "borrar",
  },
};

const acts = ({ depsDe, auditar }: Base) => {
  const unir = makeUnirEspecialista(depsDe("operador"));
  return {
    miAgenda: {
      unir: ({ operador, ...union }: { operador: string } & Parameters<typeof unir>[0]) =>
        auditar({ operador, orden: "agenda-propia", objeto: union.idEspecialista, mueve: "nada" }, () =>
          unir(union),
        ),
    },
  };
};

const orders = {
  "agenda-propia": orden({
    uso: "agenda-propia ID-DE-ESPECIALISTA CORREO",
    ayuda:
      "Une un especialista a su cuenta del sitio del equipo, por el correo de la cuenta: allí ve sus sesiones en «Mi agenda». Reemplaza la cuenta que tenía.",
    opciones: {},
    rechazos: RECHAZOS_DE_UNION,
    hacer({ acts: actos, operador, resto: [id, para] }) {
      const idEspecialista = leer(codigo, id, "ID-DE-ESPECIALISTA");
      const correo = leer(invitacionNueva.shape.correo, para, "CORREO");
      return actos.miAgenda.unir({ operador, idEspecialista, correo });
    },
  }),
};

/** On the public listener no page of the staff exists. */
const routes: Routes = {
  "equipo/mi-agenda": { "/equipo/mi-agenda": 404 },
  "equipo/mi-agenda/:idCita/nota": { "/equipo/mi-agenda/una/nota": 404 },
  "equipo/mi-agenda/:idCita/no-podre": { "/equipo/mi-agenda/una/no-podre": 404 },
};

/** A specialist's own sessions on the site of the staff. */
export const miAgenda = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({ miAgenda: makeMiAgendaRepository(db) }),
  services({ options, deps, depsDe }: Base) {
    const llavesDeSala = makeLlaves(options.secretoDeSesion);
    return {
      verMiAgenda: makeVerMiAgenda(deps),
      verSesionesDeHoy: makeVerSesionesDeHoy(deps),
      entrarASesion: makeEntrarASesion({ ...deps, llavesDeSala }),
      leerNotaDeSesion: makeLeerNotaDeSesion(deps),
      verSesionQueSeDeja: makeVerSesionQueSeDeja(deps),
      dejarSesion: makeDejarSesion({ ...depsDe("operador"), llavesDeSala }),
      anotarInasistencia: makeAnotarInasistencia(deps),
    };
  },
  acts,
  orders,
  routes,
} satisfies Noun;

/** A specialist's note that the person did not come, by the time of the session. */
interface InasistenciaRow {
  id_horario: string;
  id_cita: string;
  id_persona: number;
  /** Staff account that noted it. */
  id_cuenta: string;
  anotada_en: Instante;
}

import { motivoDeAsistencia, RECHAZOS_DE_ASISTENCIA } from "../../../app/domain/agenda/ausencias/ausencia";
import {
  makeAnotarAsistencia,
  makeAusenciasPorResolver,
  makeAvisarAusencia,
  makeVerAusencia,
  makeVerAusenciaDe,
} from "../../../app/domain/agenda/ausencias/avisar";
import { AVISOS_DE_AUSENCIA } from "../../../app/domain/agenda/ausencias/avisosDePagina";
import { done } from "../../../app/domain/shared/result";
import type { Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import { codigo, leer } from "../../platform/orders/argumentos";
import { orden } from "../../platform/orders/orden";
import type { Base, Connection } from "../../platform/services";
import { endpoints } from "./api";
import { makeAusenciaRepository } from "./repository";

export interface AusenciaTables {
  ausencias: AusenciaRow;
  asistencias_de_cita: AsistenciaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends AusenciaTables {}
}

declare module "../../platform/services" {
  interface Acts {
    ausencias: ReturnType<typeof acts>["ausencias"];
  }
}

const tables: TablesOf<AusenciaTables> = { ausencias: { grows: true }, asistencias_de_cita: { grows: true } };

const personalData: PersonalData<AusenciaTables> = {
  ausencias: {
    titulo: "Sesiones a las que tu especialista no vino, según avisaste",
    camino: own,
    columnas: {
      id_cita: "Cita",
      avisada_en: "Avisaste",
      resuelta_en: "La revisamos",
      motivo: "Qué encontramos",
    },
    alEliminar: "borrar",
  },
  asistencias_de_cita: {
    titulo: "Sesiones que, según anotamos, se tuvieron fuera de la sala",
    camino: own,
    columnas: { id_cita: "Cita", anotada_en: "Lo anotamos", motivo: "Por qué" },
    alEliminar: "borrar",
  },
};

const acts = ({ depsDe, auditar }: Base) => {
  const anotar = makeAnotarAsistencia(depsDe("operador"));
  return {
    ausencias: {
      porResolver: makeAusenciasPorResolver(depsDe("operador")),
      anotarAsistencia: (pedida: { operador: string; idCita: string; motivo: string }) => {
        const { operador, idCita, motivo } = pedida;
        return auditar(
          { operador, orden: "asistencia", objeto: idCita, motivo, mueve: "nada" },
          () => anotar(pedida),
          ({ idPersona }) => ({ dePersona: idPersona }),
        );
      },
    },
  };
};

const orders = {
  ausencias: orden({
    uso: "ausencias",
    ayuda:
      "Sesiones a las que, según su persona, el especialista no vino, y cuándo estuvo cada uno en la sala.",
    opciones: {},
    rechazos: {},
    hacer: async ({ acts: actos }) => done(await actos.ausencias.porResolver()),
  }),
  asistencia: orden({
    uso: "asistencia ID-DE-SESION MOTIVO",
    ayuda:
      "La sesión se tuvo aunque la sala no lo sepa; cierra el aviso de ausencia, y la persona lee el motivo.",
    opciones: {},
    rechazos: RECHAZOS_DE_ASISTENCIA,
    async hacer({ acts: actos, operador, resto: [id, ...palabras] }) {
      const idCita = leer(codigo, id, "ID");
      const motivo = leer(motivoDeAsistencia, palabras.join(" "), "MOTIVO");
      return actos.ausencias.anotarAsistencia({ operador, idCita, motivo });
    },
  }),
};

/** A person's report that the specialist did not come to a session, and its resolution. */
export const ausencias = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({ ausencias: makeAusenciaRepository(db) }),
  services: ({ deps }: Base) => ({
    verAusencia: makeVerAusencia(deps),
    verAusenciaDe: makeVerAusenciaDe(deps),
    avisarAusencia: makeAvisarAusencia(deps),
  }),
  acts,
  orders,
  endpoints,
  notices: AVISOS_DE_AUSENCIA,
} satisfies Noun;

interface AusenciaRow {
  id_cita: string;
  id_persona: number;
  avisada_en: Instante;
  resuelta_en: Instante | null;
  motivo: string | null;
}

/** An operator's note that a session was held, when its room has no record of it. */
interface AsistenciaRow {
  id_cita: string;
  id_persona: number;
  operador: string;
  motivo: string;
  anotada_en: Instante;
}

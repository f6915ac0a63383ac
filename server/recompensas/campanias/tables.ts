import type { Fecha, Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";

export interface CampaniaTables {
  campanias: CampaniaRow;
  participantes_de_campania: ParticipanteRow;
  registros_de_campania: RegistroRow;
  codigos_de_campania: CodigoRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends CampaniaTables {}
}

export const tables: TablesOf<CampaniaTables> = {
  campanias: { grows: false },
  participantes_de_campania: { grows: true },
  registros_de_campania: { grows: true },
  codigos_de_campania: { grows: true },
};

export const personalData: PersonalData<CampaniaTables> = {
  registros_de_campania: {
    titulo: "Días que registraste en retos",
    camino: own,
    columnas: { id_campania: "Reto", dia: "Día", registrado_en: "Fecha" },
    alEliminar: "borrar",
  },
  participantes_de_campania: {
    titulo: "Retos en los que participaste",
    camino: own,
    columnas: {
      id_campania: "Reto",
      alcanzada_en: "Llegaste a la meta",
      validada_en: "Validado",
      pagada_en: "Pagado",
      monedas: "Monedas",
    },
    alEliminar: "borrar",
  },
};

interface CampaniaRow {
  id_campania: string;
  /** Terms as they were written when the challenge opened, in JSON. */
  terminos: string;
  desde: Instante;
  hasta: Instante;
  quedan: number | null;
  cerrada_en: Instante | null;
}

interface ParticipanteRow {
  id_campania: string;
  id_persona: number;
  alcanzada_en: Instante | null;
  validada_en: Instante | null;
  pagada_en: Instante | null;
  monedas: number | null;
}

interface RegistroRow {
  id_campania: string;
  id_persona: number;
  dia: Fecha;
  registrado_en: Instante;
}

/** Codes by their digest: nobody reads a code here. */
interface CodigoRow {
  huella: string;
  id_campania: string;
  usos: number;
}

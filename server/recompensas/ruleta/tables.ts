import type { Bit, Instante } from "../../platform/database/schema";
import { own, through, type PersonalData, type TablesOf } from "../../platform/declarations";

export interface RuletaTables {
  rondas_de_ruleta: RondaRow;
  premios_de_ruleta: { id_ronda: string; premio: string; quedan: number };
  participantes_de_ruleta: ParticipanteRow;
  giros_de_ruleta: {
    id_ronda: string;
    id_persona: number;
    dia: string;
    /** Play that used the turn; null while it waits. */
    id_jugada: string | null;
    ganado_en: Instante;
  };
  jugadas_de_ruleta: JugadaRow;
  entregas_de_ruleta: {
    id_jugada: string;
    nombre: string;
    recojo: string;
    codigo: string;
    entregada_en: Instante | null;
  };
  preferencias_de_juego: PreferenciasRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends RuletaTables {}
}

export const tables: TablesOf<RuletaTables> = {
  rondas_de_ruleta: { grows: false },
  premios_de_ruleta: { grows: false },
  participantes_de_ruleta: { grows: true },
  giros_de_ruleta: { grows: true },
  jugadas_de_ruleta: { grows: true },
  entregas_de_ruleta: { grows: true },
  preferencias_de_juego: { grows: true },
};

/** Personal data of the roulette. The chain of plays stays with numbers that name nobody; the person's word goes. */
export const personalData: PersonalData<RuletaTables> = {
  entregas_de_ruleta: {
    titulo: "Premios por recoger de la ruleta",
    camino: through("jugadas_de_ruleta", "id_jugada"),
    columnas: { nombre: "Premio", recojo: "Dónde se recoge", codigo: "Código", entregada_en: "Entregado" },
    alEliminar: "borrar",
  },
  jugadas_de_ruleta: {
    titulo: "Tus jugadas de la ruleta",
    camino: through("participantes_de_ruleta", "id_participante"),
    columnas: {
      id_jugada: "Jugada",
      id_ronda: "Ronda",
      numero: "Número en la ronda",
      cuenta: "Jugada tuya",
      premio: "Premio",
      gasta: "Gastó el turno",
      dia: "Día",
    },
    alEliminar: "conservar",
  },
  participantes_de_ruleta: {
    titulo: "Rondas de la ruleta en las que jugaste",
    camino: own,
    columnas: { id_ronda: "Ronda", participante: "Tu número", palabra: "Tu palabra" },
    alEliminar: {
      async cerrar(idPersona, { db }) {
        await db
          .updateTable("participantes_de_ruleta")
          .set({ palabra: "" })
          .where("id_persona", "=", idPersona)
          .execute();
      },
    },
  },
  giros_de_ruleta: {
    titulo: "Tus giros de la ruleta",
    camino: own,
    columnas: { id_ronda: "Ronda", dia: "Día", id_jugada: "Jugada", ganado_en: "Fecha" },
    alEliminar: "borrar",
  },
  preferencias_de_juego: {
    titulo: "Lo que elegiste sobre el juego",
    camino: own,
    columnas: {
      giros_por_dia: "Giros al día",
      en_pausa_hasta: "En pausa hasta",
      adulta_desde: "Mayor de edad desde",
    },
    alEliminar: "borrar",
  },
};

interface RondaRow {
  id_ronda: string;
  /** Terms as they were written when the round opened, in JSON. */
  terminos: string;
  lista: string;
  compromiso: string;
  semilla_cerrada: string;
  semilla: string | null;
  desde: Instante;
  hasta: Instante;
  participantes: number;
  jugadas: number;
  ultimo: string;
}

interface ParticipanteRow {
  id_participante: string;
  id_ronda: string;
  id_persona: number;
  participante: number;
  palabra: string;
  jugadas: number;
}

interface JugadaRow {
  id_jugada: string;
  id_ronda: string;
  numero: number;
  id_participante: string;
  cuenta: number;
  /** Digest of the person's word. */
  palabra: string;
  premio: string | null;
  gasta: Bit;
  dia: string;
  eslabon: string;
  jugada_en: Instante;
}

interface PreferenciasRow {
  id_persona: number;
  giros_por_dia: number | null;
  en_pausa_hasta: Instante | null;
  adulta_desde: string | null;
}

import type { CitaTenida } from "../../agenda/citas/cita";
import type { Intervalo } from "../../agenda/horarios/disponibilidad";

/** A booked session of a day. Its specialist is null for a member who does not see specialties. */
export interface SesionDelDia
  extends Intervalo, Pick<CitaTenida, "estado" | "personaLlegoEn" | "especialistaLlegoEn"> {
  idCita: string;
  idPedido: string;
  idHorario: string;
  idEspecialista: string | null;
  cambioLibre: boolean;
  asistenciaConfirmada: boolean;
  nombre: string;
  apePaterno: string;
}

/** Sessions that a query may have: of all specialists, or of some; with their specialists or without. */
export interface QueryDeAgenda extends Intervalo {
  idsEspecialista: readonly string[] | "todos";
  conEspecialista: boolean;
}

export interface AgendaDelDiaRepository {
  /** Sessions that begin in a stretch and stand, in order. */
  sesiones(query: QueryDeAgenda): Promise<SesionDelDia[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    agendaDelDia: AgendaDelDiaRepository;
  }
}

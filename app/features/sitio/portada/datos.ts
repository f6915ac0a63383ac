import type { FichaDePieza } from "~/components/fichaDePieza";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { ProximaCita, ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import type { PorTerminar } from "~/domain/paquetes/saldo/lotes";
import type { Necesidad } from "~/components/necesidadesDe";
import type { enVivoALaVista } from "../necesidades/enVivo.server";
import type { HorarioLibre } from "../necesidades/ListaDeHorarios";

/** Next session of the person; its specialty is null for a person who wants discretion. */
export type MiCita = ProximaCita & { especialidad: string | null };

/** Reasons for a signed-in person to come back. */
export type ParaVolver = {
  taller: ProximoTaller | null;
  ruta: RutaEnCurso | null;
  sigueViendo: FichaDePieza | null;
  /** Suggested piece, and the words that give the reason for it. */
  paraTi: { ficha: FichaDePieza; porque: string } | null;
  /** True while the person has chosen no themes. */
  sinTemas: boolean;
};

export type PortadaDatos = {
  /** Bonos in their last days; null for a visitor, and when there are none. */
  termina: PorTerminar | null;
  /** Times that the signed-in person holds and has not paid. */
  sinTerminar: ReservaPendiente[];
  /** True when the specialties of the person's themes come first. */
  porTemas: boolean;
  necesidades: Necesidad[];
  /** The soonest live event with a free place, for a visitor. */
  enVivo: ReturnType<typeof enVivoALaVista> | null;
  /** First free times of three specialists. */
  horarios: HorarioLibre[];
  proximaCita: MiCita | null;
  /** Video with sound for the minute of breathing; null when it is not published. */
  conSonido: { href: string; titulo: string } | null;
  /** Section for a returning person; null for a visitor, and while it cannot be read. */
  paraVolver: ParaVolver | null;
};

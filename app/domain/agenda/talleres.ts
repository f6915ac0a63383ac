import type { Sitio } from "../shared/marca";
import type { Evento } from "./calendario/ics";

/** A place in a workshop, as an agenda shows it beside sessions. */
export interface TallerDeAgenda {
  id: string;
  titulo: string;
  inicio: Date;
  fin: Date;
  /** Where it is changed or given up. */
  href: string;
  /** Waits for a place, or is to answer whether they take it. */
  estado: "inscrita" | "esperando" | "ofrecida";
  /** Whether its person was there. */
  asistencia: boolean;
  pedidoEn: Date;
}

/** A place as a calendar shows it; discreet, it does not say what it is. */
export function eventoDeTaller(
  { id, titulo, inicio, fin, href, pedidoEn }: Omit<TallerDeAgenda, "estado" | "asistencia">,
  { sitio, discreta }: { sitio: Sitio; discreta: boolean },
): Evento {
  const url = sitio.url + href;
  return {
    uid: `taller-${id}@${new URL(sitio.url).hostname}`,
    secuencia: 0,
    inicio,
    fin,
    url,
    cancelado: false,
    actualizadoEn: pedidoEn,
    ...(discreta
      ? { resumen: "Cita" }
      : { resumen: titulo, descripcion: `En vivo. Para dejar tu lugar: ${url}`, lugar: "En línea" }),
  };
}

/** What besides sessions is in somebody's agenda. Whoever knows of workshops answers. */
export interface TalleresDeAgenda {
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null): Promise<TallerDeAgenda[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    talleresDeAgenda: TalleresDeAgenda;
  }
}

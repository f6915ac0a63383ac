import type { HorarioEnJuego } from "./mundo";

/** A hold that an answer gave to a person. */
export interface RetencionDicha extends HorarioEnJuego {
  idHorario: string;
  idPersona: number;
  /** True when the person was told that the hold is over. */
  devuelta: boolean;
}

/** A session in one of its versions, as an answer told of it. */
export interface VersionDicha extends HorarioEnJuego {
  estado: "reservada" | "cancelada";
}

export interface SesionDicha {
  idCita: string;
  idPedido: string;
  idPersona: number;
  versiones: Map<number, VersionDicha>;
  /** Newest version of the session in any answer. */
  version: number;
  /** Changes of the session that were carried out, or may have been: their answer was lost. */
  cambios: number;
}

/** Everything that clients learned from answers that arrived: the database must hold it in the end. */
export class Cuaderno {
  readonly retenciones: RetencionDicha[] = [];
  readonly sesiones: SesionDicha[] = [];
  /** Pairs of answers that cannot both be true. */
  readonly contradicciones: string[] = [];
  readonly #vivas: SesionDicha[] = [];

  abrirSesion(
    sesion: Pick<SesionDicha, "idCita" | "idPedido" | "idPersona">,
    { idEspecialista, inicio }: HorarioEnJuego,
  ): SesionDicha {
    const sesionDicha: SesionDicha = { ...sesion, versiones: new Map(), version: 0, cambios: 0 };
    this.sesiones.push(sesionDicha);
    this.#vivas.push(sesionDicha);
    this.anotar(sesionDicha, 1, { estado: "reservada", idEspecialista, inicio });
    return sesionDicha;
  }

  anotar(sesion: SesionDicha, version: number, versionDicha: VersionDicha) {
    const antes = sesion.versiones.get(version);
    if (antes && !sonIguales(antes, versionDicha)) {
      this.contradicciones.push(`version ${version} of ${sesion.idCita} was told in two ways`);
    }
    sesion.versiones.set(version, versionDicha);
    sesion.version = Math.max(sesion.version, version);
    const viva = this.#vivas.indexOf(sesion);
    if (versionDicha.estado === "cancelada" && viva >= 0) this.#vivas.splice(viva, 1);
  }

  /** A session that no answer called cancelled. A recent one is likelier, so that several clients choose it at once. */
  algunaViva(azar: () => number): SesionDicha | undefined {
    return this.#vivas[this.#vivas.length - 1 - Math.floor(azar() ** 3 * this.#vivas.length)];
  }
}

export const esLugar = (primero: HorarioEnJuego, segundo: HorarioEnJuego) =>
  primero.idEspecialista === segundo.idEspecialista && primero.inicio === segundo.inicio;

export const sonIguales = (primera: VersionDicha, segunda: VersionDicha) =>
  primera.estado === segunda.estado && esLugar(primera, segunda);

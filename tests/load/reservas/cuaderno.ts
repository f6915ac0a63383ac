import type { HorarioEnJuego } from "./mundo";

/** A hold that an answer gave to somebody. */
export interface RetencionDicha extends HorarioEnJuego {
  idHorario: string;
  idPersona: number;
  /** Its owner was told that it is theirs no more. */
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
  /** The newest version that anybody was told of. */
  version: number;
  /** Changes that were carried out, or may have been: their answer was lost. */
  cambios: number;
}

/** What all clients were told by answers that arrived: what the database must hold in the end. */
export class Cuaderno {
  readonly retenciones: RetencionDicha[] = [];
  readonly sesiones: SesionDicha[] = [];
  /** Two answers that cannot both be true. */
  readonly contradicciones: string[] = [];
  readonly #vivas: SesionDicha[] = [];

  abrirSesion(
    sesion: Pick<SesionDicha, "idCita" | "idPedido" | "idPersona">,
    { idEspecialista, inicio }: HorarioEnJuego,
  ): SesionDicha {
    const dicha: SesionDicha = { ...sesion, versiones: new Map(), version: 0, cambios: 0 };
    this.sesiones.push(dicha);
    this.#vivas.push(dicha);
    this.anotar(dicha, 1, { estado: "reservada", idEspecialista, inicio });
    return dicha;
  }

  anotar(sesion: SesionDicha, version: number, dicha: VersionDicha) {
    const antes = sesion.versiones.get(version);
    if (antes && !sonIguales(antes, dicha)) {
      this.contradicciones.push(`version ${version} of ${sesion.idCita} was told in two ways`);
    }
    sesion.versiones.set(version, dicha);
    sesion.version = Math.max(sesion.version, version);
    const viva = this.#vivas.indexOf(sesion);
    if (dicha.estado === "cancelada" && viva >= 0) this.#vivas.splice(viva, 1);
  }

  /** One that nobody was told is cancelled; rather one of the newest, so that several clients choose it at once. */
  algunaViva(azar: () => number): SesionDicha | undefined {
    return this.#vivas[this.#vivas.length - 1 - Math.floor(azar() ** 3 * this.#vivas.length)];
  }
}

export const esLugar = (uno: HorarioEnJuego, otro: HorarioEnJuego) =>
  uno.idEspecialista === otro.idEspecialista && uno.inicio === otro.inicio;

export const sonIguales = (una: VersionDicha, otra: VersionDicha) =>
  una.estado === otra.estado && esLugar(una, otra);

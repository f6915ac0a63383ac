import type { Fecha } from "../../shared/fechas";

/** A download of a tool's sheet by a person on a day. */
export interface Descarga {
  uid: string;
  /** Day of the download, by the calendar of Lima. */
  dia: Fecha;
  descargadaEn: Date;
}

export interface DescargaRepository {
  /** Notes a person's download of a sheet. True when it is the first on that day; later ones are not counted. */
  anotar(idPersona: number, descarga: Descarga): Promise<boolean>;
  /** Number of downloads of each tool since `desde`. */
  cuentas(desde: Date): Promise<{ uid: string; veces: number }[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    descargas: DescargaRepository;
  }
}

import type { Fecha } from "../../shared/fechas";

/** A download of a tool's sheet by a person on a day. */
export interface Descarga {
  uid: string;
  /** Day of Lima. */
  dia: Fecha;
  descargadaEn: Date;
}

export interface DescargaRepository {
  /** True for the person's first one on that day; later ones are not counted. */
  anotar(idPersona: number, descarga: Descarga): Promise<boolean>;
  /** Downloads of each tool since `desde`. */
  cuentas(desde: Date): Promise<{ uid: string; veces: number }[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    descargas: DescargaRepository;
  }
}

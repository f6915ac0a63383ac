import type { Fecha } from "../../shared/fechas";

/** Somebody had the sheet of a tool on a day. */
export interface Descarga {
  uid: string;
  /** Of Lima. */
  dia: Fecha;
  descargadaEn: Date;
}

export interface DescargaRepository {
  /** Whether it is the first one of that person on that day; the others count for nothing. */
  anotar(idPersona: number, descarga: Descarga): Promise<boolean>;
  /** How often each tool was had since then. */
  cuentas(desde: Date): Promise<{ uid: string; veces: number }[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    descargas: DescargaRepository;
  }
}

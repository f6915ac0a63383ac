/** Runs of one job of this process, since the process began. */
export interface EstadoDeTrabajo {
  nombre: string;
  /** Seconds between the end of a run and the next one. */
  cadaSegundos: number;
  enCurso: boolean;
  /** Runs that ended well. */
  buenas: number;
  malas: number;
  ultimaBuena: Date | null;
  /** End of the last run, good or bad. */
  ultimoFin: Date | null;
}

/** A system outside of the product, and its last answers to this process. */
export interface PuertoDeFuera {
  nombre: string;
  /**
   * `sin-llamadas`: browsers use it, and this process never calls it. `de-prueba`: a part of the product stands for it.
   */
  clase: "configurado" | "de-prueba" | "sin-llamadas" | "sin-configurar";
  ultimaBuena: Date | null;
  ultimoFallo: Date | null;
}

/** Newest backup in the data folder. */
export interface RespaldoVisto {
  hechoEn: Date;
  bytes: number;
  /** `propia`: signed with a secret of this installation. */
  firma: "propia" | "ajena" | "ninguna";
  /** True when each file of its list is there with its size. */
  completo: boolean;
}

/** Facts about the process that answers. */
export interface ProcesoVisto {
  /** Name of the running code. */
  version: string;
  construidaEn: Date | null;
  node: string;
  empezoEn: Date;
  /** True when this process runs jobs. */
  haceTrabajos: boolean;
}

/** Functions that look at the machine outside of the database. */
export interface VistasDeMaquina {
  proceso: () => Promise<ProcesoVisto>;
  puertos: () => PuertoDeFuera[];
  /** Null when the data folder has no backup. */
  respaldo: () => Promise<RespaldoVisto | null>;
}

/** Numbers of waiting and unfinished work, as the metrics tell them. */
export interface MedidasDeMaquina {
  retenciones: number;
  correosPorEnviar: number;
  edadDelCorreoMasAntiguoEnSegundos: number;
  cobrosPorRevisar: number;
  cobrosAbiertos: number;
  devolucionesPendientes: number;
  comprobantesPorEnviar: number;
}

import type {
  AceptacionPublica,
  Consentimiento,
  Flujo,
  PoliticaVigente,
  VersionDePolitica,
} from "./politica";

export interface PoliticaRepository {
  /** The versions in force of a flow's policies, in the order in which they are shown. */
  vigentes(flujo: Flujo, now: Date): Promise<PoliticaVigente[]>;
  /** Versions of a text up to now, newest first. */
  versiones(flujo: Flujo, codigo: string, now: Date): Promise<VersionDePolitica[]>;
  /** Texts in force and all versions, for whole flows. */
  deLosFlujos(
    flujos: readonly Flujo[],
    now: Date,
  ): Promise<Map<Flujo, { vigentes: PoliticaVigente[]; versiones: VersionDePolitica[] }>>;
}

export interface ConsentimientoRepository {
  anotar(consentimientos: readonly Consentimiento[]): Promise<void>;
  /** The whole ledger of a person, the newest line first. */
  deLaPersona(idPersona: number): Promise<Consentimiento[]>;
  /** Newest line of a code: it is in force today. */
  ultimo(idPersona: number, codigo: string): Promise<Consentimiento | null>;
}

export interface AceptacionPublicaRepository {
  anotar(lineas: readonly AceptacionPublica[]): Promise<void>;
  porId(idAceptacion: string): Promise<AceptacionPublica[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    politicas: PoliticaRepository;
    consentimientos: ConsentimientoRepository;
    aceptacionesPublicas: AceptacionPublicaRepository;
  }
}

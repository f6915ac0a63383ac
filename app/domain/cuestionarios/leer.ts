import { anotarAccesoDelDia, type AccionSobreDatos, type Canal } from "../cuentas/accesosADatos/accesoADatos";
import type { FlujoDeSalud } from "../consentimientos/politica";
import type { Deps, Repos, Repositorios, ReposSinCandado } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { retomar, type EstadoDeCuestionario } from "./estado";
import type { Formulario } from "./formulario";
import { abrir, type Arca } from "./guardado";
import type { Cuestionario, Formularios } from "./repositorio";

/** Owner of answers: a person, or a visitor whose browser holds this id from us. */
export type Dueno = { idPersona: number } | { visita: string | null };

/**
 * One use of forms, such as the test or the mental-health programme: its consent, the names of its readings in the
 * log, and the side effects of an answer.
 */
export interface Uso<K extends keyof Repositorios = never> {
  flujo: FlujoDeSalud;
  /** Code of the consent that the use of these answers needs (Ley 29733, art. 13.6). */
  codigo: string;
  accesos: Record<"respuestas" | "resultados" | "borradas", AccionSobreDatos>;
  /**
   * Called for an answer that signals danger. It runs in the transaction that stores the answer, or in one of its own
   * when the answer is refused.
   */
  enPeligro?: (repos: Repos<K>, cuestionario: Pick<Cuestionario, "idPersona" | "uuidForm">) => Promise<void>;
}

export interface Abierto {
  cuestionario: Cuestionario;
  form: Formulario;
  estado: EstadoDeCuestionario;
}

/** Owner and form of a questionnaire, and its id when the request names one. */
export interface Referencia {
  idform: string;
  dueno: Dueno;
  uuidForm?: string | undefined;
  /** Id of a request that sends an answer, by which its repetition is recognised. */
  idEnvio?: string | undefined;
}

type Visto = Result<Abierto | null, "sin-consentimiento" | "respuestas-ilegibles">;

export interface DepsDeLeer extends Deps<"accesosADatos" | "consentimientos" | "cuestionarios"> {
  uso: Pick<Uso, "codigo" | "accesos">;
  formularios: Formularios;
  arca: Arca;
}

const CUANTOS_SE_COMPARAN = 6;

/**
 * Makes the functions that read answers for a person who may read them. Each reading of a person's answers is logged.
 */
export function makeLeer({ repos, now, formularios, arca, uso }: DepsDeLeer) {
  /** A questionnaire with its form and decrypted answers; null when none of our keys fits. */
  function conForm(form: Formulario, cuestionario: Cuestionario): Abierto | null {
    const respuestas = abrir(arca, form, cuestionario);
    return respuestas && { cuestionario, form, estado: retomar(form, cuestionario.uuidForm, respuestas) };
  }

  /**
   * Reads and decrypts a questionnaire. It never runs inside a transaction, because forms may come from a content
   * system.
   */
  async function leer(cuestionario: Cuestionario): Promise<Abierto | null> {
    const form = await formularios.deVersion(cuestionario.idform, cuestionario.version);
    return form && conForm(form, cuestionario);
  }

  /**
   * Reads a questionnaire of a person who consents, and logs the reading among those that the person can see (Ley
   * 29733, art. 13.6).
   */
  async function ver(cuestionario: Cuestionario, dueno: Dueno, canal: Canal): Promise<Visto> {
    if (!(await consiente(repos, uso, dueno))) return refuse("sin-consentimiento");
    // Reading a finished questionnaire is logged as a reading of its results.
    await anotar(dueno, canal, cuestionario.terminadoEn ? "resultados" : "respuestas");
    const abierto = await leer(cuestionario);
    return abierto ? done(abierto) : refuse("respuestas-ilegibles");
  }

  async function anotar(dueno: Dueno, canal: Canal, que: "respuestas" | "resultados"): Promise<void> {
    if (!("idPersona" in dueno)) return;
    await anotarAccesoDelDia({ repos }, { ...dueno, accion: uso.accesos[que], canal, creadoEn: now() });
  }

  /** Reads the open questionnaire of an owner. A visitor has only one, so theirs may also be a finished one. */
  async function actual(idform: string, dueno: Dueno, canal: Canal = "web"): Promise<Visto> {
    const cuestionario = await buscar(repos, idform, dueno);
    return cuestionario ? ver(cuestionario, dueno, canal) : done(null);
  }

  return {
    conForm,
    anotar,
    actual,

    /** Reads a finished questionnaire by its id. */
    async terminado(idform: string, dueno: Dueno, uuidForm: string, canal: Canal) {
      const cuestionario = await repos.cuestionarios.porId(uuidForm);
      const coincide =
        cuestionario &&
        esDe(cuestionario, dueno) &&
        cuestionario.idform === idform &&
        cuestionario.terminadoEn;
      return coincide ? ver(cuestionario, dueno, canal) : done(null);
    },

    /** True when the owner has an unfinished or finished questionnaire. Its content is not read. */
    hay: async (idform: string, dueno: Dueno) => (await buscar(repos, idform, dueno)) !== null,

    /** True when the owner consents that we read their answers (Ley 29733, art. 13.6). */
    permite: (dueno: Dueno) => consiente(repos, uso, dueno),

    /**
     * Instant at which the owner last finished a questionnaire of this form; null for never. Its content is not read.
     */
    async ultimaVez(idform: string, dueno: Dueno): Promise<Date | null> {
      const [ultimo] = await leerTerminados(repos, idform, dueno, 1);
      return ultimo?.terminadoEn ?? null;
    },

    /**
     * Last finished questionnaires of a person, latest first, with the number of unreadable ones and whether there are
     * more. The reading is logged.
     */
    async terminados({ idform, canal, ...dueno }: { idform: string; canal: Canal } & Dueno) {
      if (!(await consiente(repos, uso, dueno))) return refuse("sin-consentimiento");
      const terminados = await leerTerminados(repos, idform, dueno, CUANTOS_SE_COMPARAN + 1);
      const todos = terminados.slice(0, CUANTOS_SE_COMPARAN);
      if (todos.length > 0) await anotar(dueno, canal, "resultados");
      const vistos = (await Promise.all(todos.map(leer))).flatMap((visto) => visto ?? []);
      return done({
        ...{ vistos, ilegibles: todos.length - vistos.length },
        hayMas: terminados.length > todos.length,
      });
    },
  };
}

export async function buscar(
  { cuestionarios }: ReposSinCandado<"cuestionarios">,
  idform: string,
  dueno: Dueno,
): Promise<Cuestionario | null> {
  if ("idPersona" in dueno) return cuestionarios.abierto(dueno.idPersona, idform);
  const cuestionario = dueno.visita ? await cuestionarios.porId(dueno.visita) : null;
  return cuestionario && esDe(cuestionario, dueno) && cuestionario.idform === idform ? cuestionario : null;
}

const esDe = ({ idPersona, uuidForm }: Cuestionario, dueno: Dueno): boolean =>
  "idPersona" in dueno ? idPersona === dueno.idPersona : idPersona === null && uuidForm === dueno.visita;

/** A visitor has one at the most. */
async function leerTerminados(
  repos: ReposSinCandado<"cuestionarios">,
  idform: string,
  dueno: Dueno,
  cuantos: number,
) {
  if ("idPersona" in dueno) return repos.cuestionarios.terminados(dueno.idPersona, idform, cuantos);
  const cuestionario = await buscar(repos, idform, dueno);
  return cuestionario?.terminadoEn ? [cuestionario] : [];
}

/**
 * True when the owner consents to the use of their answers. A visitor who withdraws the consent (Ley 29733, art.
 * 13.7) deletes their answers; we hold no other data of a visitor.
 */
export const consiente = async (
  { consentimientos }: Repos<"consentimientos">,
  { codigo }: Pick<Uso, "codigo">,
  dueno: Dueno,
): Promise<boolean> =>
  !("idPersona" in dueno) || (await consentimientos.ultimo(dueno.idPersona, codigo))?.valor === "1";

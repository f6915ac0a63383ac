import { anotarAccesoDelDia, type AccionSobreDatos, type Canal } from "../cuentas/accesosADatos/accesoADatos";
import type { FlujoDeSalud } from "../consentimientos/politica";
import type { Deps, Repos, Repositorios } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { retomar, type EstadoDeCuestionario } from "./estado";
import type { Formulario } from "./formulario";
import { abrir, type Arca } from "./guardado";
import type { Cuestionario, Formularios } from "./repositorio";

/** Whose answers they are: a person's, or those of the visitor to whose browser we gave this name. */
export type Dueno = { idPersona: number } | { visita: string | null };

/** What forms of one use ask consent for, how their reading is called, and what else an answer brings about. */
export interface Uso<K extends keyof Repositorios = never> {
  flujo: FlujoDeSalud;
  /** Of the consent that has to stand. */
  codigo: string;
  accesos: Record<"respuestas" | "resultados" | "borradas", AccionSobreDatos>;
  /** Something was answered now that must not be left alone: in the transaction that keeps it, or by itself where it is refused. */
  enPeligro?: (repos: Repos<K>, cuestionario: Pick<Cuestionario, "idPersona" | "uuidForm">) => Promise<void>;
}

export interface Abierto {
  cuestionario: Cuestionario;
  form: Formulario;
  estado: EstadoDeCuestionario;
}

type Visto = Result<Abierto | null, "sin-consentimiento" | "respuestas-ilegibles">;

export interface DepsDeLeer extends Deps<"accesosADatos" | "consentimientos" | "cuestionarios"> {
  uso: Pick<Uso, "codigo" | "accesos">;
  formularios: Formularios;
  arca: Arca;
}

const CUANTOS_SE_COMPARAN = 6;

/** What was answered, for whoever may read it: what is read of a person's is noted. */
export function makeLeer({ repos, now, formularios, arca, uso }: DepsDeLeer) {
  /** Null where none of our keys opens it. */
  function conForm(form: Formulario, cuestionario: Cuestionario): Abierto | null {
    const respuestas = abrir(arca, form, cuestionario);
    return respuestas && { cuestionario, form, estado: retomar(form, cuestionario.uuidForm, respuestas) };
  }

  /** Never inside of a transaction: forms are read beside it. */
  async function leer(cuestionario: Cuestionario): Promise<Abierto | null> {
    const form = await formularios.deVersion(cuestionario.idform, cuestionario.version);
    return form && conForm(form, cuestionario);
  }

  /** One of somebody who agrees to it, with a line of theirs that it was read. */
  async function ver(cuestionario: Cuestionario, dueno: Dueno, canal: Canal): Promise<Visto> {
    if (!(await consiente(repos, uso, dueno))) return refuse("sin-consentimiento");
    // What it is opened for: what is ended has a result, and nothing to go on with.
    await anotar(dueno, canal, cuestionario.terminadoEn ? "resultados" : "respuestas");
    const abierto = await leer(cuestionario);
    return abierto ? done(abierto) : refuse("respuestas-ilegibles");
  }

  async function anotar(dueno: Dueno, canal: Canal, que: "respuestas" | "resultados"): Promise<void> {
    if (!("idPersona" in dueno)) return;
    await anotarAccesoDelDia({ repos }, { ...dueno, accion: uso.accesos[que], canal, creadoEn: now() });
  }

  /** What is being filled in; of a visitor, also what was finished: they have no other. */
  async function actual(idform: string, dueno: Dueno, canal: Canal = "web"): Promise<Visto> {
    const cuestionario = await buscar(repos, idform, dueno);
    return cuestionario ? ver(cuestionario, dueno, canal) : done(null);
  }

  return {
    conForm,
    anotar,
    actual,

    /** One that somebody ended, by its name. */
    async terminado(idform: string, dueno: Dueno, uuidForm: string, canal: Canal) {
      const suyo = await repos.cuestionarios.porId(uuidForm);
      const loEs = suyo && esDe(suyo, dueno) && suyo.idform === idform && suyo.terminadoEn;
      return loEs ? ver(suyo, dueno, canal) : done(null);
    },

    /** Whether there is something of theirs. Nothing of it is read. */
    hay: async (idform: string, dueno: Dueno) => (await buscar(repos, idform, dueno)) !== null,

    /** Whether they let us read what they answered. */
    permite: (dueno: Dueno) => consiente(repos, uso, dueno),

    /** When somebody last ended one; null where they never did. Nothing of it is read. */
    async ultimaVez(idform: string, dueno: Dueno): Promise<Date | null> {
      const [ultimo] = await losTerminados(repos, idform, dueno, 1);
      return ultimo?.terminadoEn ?? null;
    },

    /**
     * The last that somebody finished, the latest first, how many of them cannot be read, and whether there are others;
     * that they were read is noted.
     */
    async terminados({ idform, canal, ...dueno }: { idform: string; canal: Canal } & Dueno) {
      if (!(await consiente(repos, uso, dueno))) return refuse("sin-consentimiento");
      const terminados = await losTerminados(repos, idform, dueno, CUANTOS_SE_COMPARAN + 1);
      const todos = terminados.slice(0, CUANTOS_SE_COMPARAN);
      if (todos.length > 0) await anotar(dueno, canal, "resultados");
      const vistos = (await Promise.all(todos.map(leer))).flatMap((uno) => uno ?? []);
      return done({
        ...{ vistos, ilegibles: todos.length - vistos.length },
        hayMas: terminados.length > todos.length,
      });
    },
  };
}

export async function buscar(
  { cuestionarios }: Repos<"cuestionarios">,
  idform: string,
  dueno: Dueno,
): Promise<Cuestionario | null> {
  if ("idPersona" in dueno) return cuestionarios.abierto(dueno.idPersona, idform);
  const suyo = dueno.visita ? await cuestionarios.porId(dueno.visita) : null;
  return suyo && esDe(suyo, dueno) && suyo.idform === idform ? suyo : null;
}

const esDe = ({ idPersona, uuidForm }: Cuestionario, dueno: Dueno): boolean =>
  "idPersona" in dueno ? idPersona === dueno.idPersona : idPersona === null && uuidForm === dueno.visita;

/** A visitor has one at the most. */
async function losTerminados(repos: Repos<"cuestionarios">, idform: string, dueno: Dueno, cuantos: number) {
  if ("idPersona" in dueno) return repos.cuestionarios.terminados(dueno.idPersona, idform, cuantos);
  const suyo = await buscar(repos, idform, dueno);
  return suyo?.terminadoEn ? [suyo] : [];
}

/** A visitor who takes it back deletes what they answered: nothing else of them is kept. */
export const consiente = async (
  { consentimientos }: Repos<"consentimientos">,
  { codigo }: Pick<Uso, "codigo">,
  dueno: Dueno,
): Promise<boolean> =>
  !("idPersona" in dueno) || (await consentimientos.ultimo(dueno.idPersona, codigo))?.valor === "1";

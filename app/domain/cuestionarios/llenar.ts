import { anotarAcceso, type Canal } from "../cuentas/misDatos/accesoADatos";
import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import { DATOS_DEL_TEST } from "../consentimientos/politica";
import { makePermitirSinSesion } from "../shared/intentos/sinSesion";
import type { Cofre } from "../shared/cofre";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import {
  empezar,
  limpiar,
  porDondeVa,
  responder,
  retomar,
  type EstadoDeCuestionario,
  type PorResponder,
} from "./estado";
import { abrir, cerrar } from "./guardado";
import { consentirComoVisita } from "./visita";
import type { Formulario } from "./formulario";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Cuestionario, Formularios } from "./repositorio";

/** Whose answers they are: a person's, or those of the visitor to whose browser we gave this name. */
export type Dueno = { idPersona: number } | { visita: string | null };

export type LoDeCuestionarios =
  | "accesosADatos"
  | "aceptacionesPublicas"
  | "consentimientos"
  | "cuestionarios"
  | "formulariosFijados"
  | "intentos"
  | "politicas";

export interface DepsDeCuestionarios extends Deps<LoDeCuestionarios> {
  formularios: Formularios;
  cofre: Cofre;
  huella: (texto: string) => string;
}

export interface Abierto {
  cuestionario: Cuestionario;
  form: Formulario;
  estado: EstadoDeCuestionario;
}

type Empezado = Result<EstadoDeCuestionario, RechazoDeCuestionario>;
/** The one that was open already, if there was one. */
type QuedaAbierto = Result<Cuestionario | null, RechazoDeCuestionario>;

/** Asks, keeps each answer at once, and ends: for whoever fills in a form, wherever they go on with it. */
export function makeLlenar(deps: DepsDeCuestionarios) {
  const { repos, transaccion, now, newId, formularios, cofre, huella } = deps;
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });

  function conForm(form: Formulario, cuestionario: Cuestionario): Abierto {
    const respuestas = abrir(cofre, cuestionario);
    return { cuestionario, form, estado: retomar(form, cuestionario.uuidForm, respuestas) };
  }

  /** Never inside of a transaction: forms are read beside it. */
  async function leer(cuestionario: Cuestionario): Promise<Abierto | null> {
    const form = await formularios.deVersion(cuestionario.idform, cuestionario.version);
    return form && conForm(form, cuestionario);
  }

  /** What is being filled in; of a visitor, also what was finished: they have no other. */
  async function actual(idform: string, dueno: Dueno): Promise<Abierto | null> {
    const cuestionario = await buscar(repos, idform, dueno);
    return cuestionario && leer(cuestionario);
  }

  /** Changes what is being filled in, one change after another. */
  const cambiar = async (
    { idform, dueno }: { idform: string; dueno: Dueno },
    cambio: (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>,
    { termina = false } = {},
  ): Promise<Result<Abierto, RechazoDeCuestionario>> => {
    const encontrado = await buscar(repos, idform, dueno);
    if (!encontrado) return refuse("sin-empezar");
    const form = await formularios.deVersion(idform, encontrado.version);
    if (!form) return refuse("formulario-no-existe");
    return transaccion(async (trx) => {
      const tomado = await trx.cuestionarios.tomar(encontrado.uuidForm);
      // Meanwhile it may have been deleted, or given to somebody else.
      if (tomado?.idPersona !== encontrado.idPersona) return refuse("sin-empezar");
      const abierto = conForm(form, tomado);
      if (!(await consiente(trx, dueno))) return refuse("sin-consentimiento");
      if (abierto.cuestionario.terminadoEn) return termina ? done(abierto) : refuse("ya-terminado");
      const cambiado = cambio(abierto);
      if (!cambiado.ok) return cambiado;
      const cuestionario: Cuestionario = {
        ...abierto.cuestionario,
        respuestasCerradas: cerrar(cofre, abierto.form, cambiado.value),
        movidoEn: now(),
        terminadoEn: termina ? now() : null,
      };
      await trx.cuestionarios.guardar(cuestionario);
      return done({ ...abierto, cuestionario, estado: cambiado.value });
    });
  };

  const terminar = (estado: EstadoDeCuestionario): Result<EstadoDeCuestionario, RechazoDeCuestionario> =>
    porDondeVa(estado) === null ? done(estado) : refuse("faltan-respuestas");

  return {
    actual,

    /** One that a person ended, by its name. */
    async terminado(idform: string, { idPersona }: { idPersona: number }, uuidForm: string) {
      const suyo = await repos.cuestionarios.porId(uuidForm);
      return suyo?.idPersona === idPersona && suyo.idform === idform && suyo.terminadoEn ? leer(suyo) : null;
    },

    /** Begins one, or goes on with the one that is open. It is told here to what its answers are used. */
    async empezar(entrada: {
      idform: string;
      dueno: Dueno;
      consentimiento: RespuestaSobreSalud | undefined;
      direccion: string;
      /** Throws away what was answered and not ended. */
      deNuevo?: boolean;
    }): Promise<Empezado> {
      const { idform, dueno, consentimiento, direccion, deNuevo } = entrada;
      const vigente = await formularios.vigente(idform);
      if (!vigente) return refuse("formulario-no-existe");
      const { form } = vigente;
      const esVisita = !("idPersona" in dueno);
      if (esVisita && !(await permitirSinSesion(direccion))) return refuse("demasiadas-escrituras");
      const estado = empezar(form, newId());
      const { uuidForm } = estado;
      const empezado = await transaccion(async (trx): Promise<QuedaAbierto> => {
        const ahora = now();
        const consentido = esVisita
          ? await consentirComoVisita(trx, uuidForm, consentimiento, ahora)
          : await consentirDatosDeSalud(trx, dueno.idPersona, consentimiento, deps, "TEST");
        if (!consentido.ok) return consentido;
        if (esVisita && dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
        else if (!esVisita && deNuevo) await trx.cuestionarios.borrarAbierto(dueno.idPersona, idform);
        await trx.formulariosFijados.fijar(form, vigente.huella, ahora);
        const nuevo = await trx.cuestionarios.empezar({
          uuidForm,
          idform,
          version: form.version,
          idPersona: esVisita ? null : dueno.idPersona,
          respuestasCerradas: cerrar(cofre, form, estado),
          empezadoEn: ahora,
          movidoEn: ahora,
          terminadoEn: null,
        });
        return done(nuevo ? null : await buscar(trx, idform, dueno));
      });
      if (!empezado.ok) return empezado;
      const abierto = empezado.value && (await leer(empezado.value));
      return done(abierto?.estado ?? estado);
    },

    /** One answer, kept at once; the same one again changes nothing. */
    responder: ({ idform, dueno, ...una }: { idform: string; dueno: Dueno } & PorResponder) =>
      cambiar({ idform, dueno }, ({ form, estado }) => {
        const cambio = responder(form, estado, una);
        return cambio.ok ? done(cambio.value.estado) : cambio;
      }),

    /** All answers in the place of those that were there, and the end where it is asked for. */
    reemplazar: (entrada: {
      idform: string;
      dueno: Dueno;
      respuestas: readonly PorResponder[];
      termina: boolean;
    }) =>
      cambiar(
        entrada,
        ({ form, estado }) => {
          let nuevo = limpiar(form, estado);
          for (const una of enOrdenDe(form, entrada.respuestas)) {
            const cambio = responder(form, nuevo, una);
            if (!cambio.ok) return cambio;
            nuevo = cambio.value.estado;
          }
          return entrada.termina ? terminar(nuevo) : done(nuevo);
        },
        { termina: entrada.termina },
      ),

    /** From then on it is answered; twice is once. */
    terminar: (cual: { idform: string; dueno: Dueno }) =>
      cambiar(cual, ({ estado }) => terminar(estado), { termina: true }),

    /** Everything that somebody answered, finished or not. */
    borrar: ({ idform, dueno }: { idform: string; dueno: Dueno }) =>
      transaccion(async (trx): Promise<Result<undefined, never>> => {
        if ("idPersona" in dueno) await trx.cuestionarios.borrarDePersona(dueno.idPersona, idform);
        else if (dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
        return done(undefined);
      }),

    /** When a person last ended one; null where they never did. Nothing of it is read. */
    async ultimaVez(idform: string, { idPersona }: { idPersona: number }): Promise<Date | null> {
      const [ultimo] = await repos.cuestionarios.terminados(idPersona, idform, 1);
      return ultimo?.terminadoEn ?? null;
    },

    /** What a visitor answered becomes a person's, who says so. */
    guardarEnCuenta: (entrada: {
      idPersona: number;
      visita: string;
      consentimiento: RespuestaSobreSalud | undefined;
    }) =>
      transaccion(async (trx): Promise<Result<undefined, RechazoDeCuestionario>> => {
        const { idPersona, visita, consentimiento } = entrada;
        const consentido = await consentirDatosDeSalud(trx, idPersona, consentimiento, deps, "TEST");
        if (!consentido.ok) return consentido;
        return (await trx.cuestionarios.adoptar(visita, idPersona))
          ? done(undefined)
          : refuse("ya-tienes-uno");
      }),

    /** Those that a person finished, the latest first; that they were read is noted. */
    async terminados({ idform, idPersona, canal }: { idform: string; idPersona: number; canal: Canal }) {
      if (!(await consiente(repos, { idPersona }))) return refuse("sin-consentimiento");
      const todos = await repos.cuestionarios.terminados(idPersona, idform, CUANTOS_SE_COMPARAN);
      if (todos.length > 0) {
        await anotarAcceso(
          { repos, newId },
          { idPersona, accion: "resultados-de-test", canal, creadoEn: now() },
        );
      }
      return done((await Promise.all(todos.map(leer))).flatMap((uno) => uno ?? []));
    },
  };
}

const CUANTOS_SE_COMPARAN = 6;

async function buscar(
  { cuestionarios }: Repos<"cuestionarios">,
  idform: string,
  dueno: Dueno,
): Promise<Cuestionario | null> {
  if ("idPersona" in dueno) return cuestionarios.abierto(dueno.idPersona, idform);
  const suyo = dueno.visita ? await cuestionarios.porId(dueno.visita) : null;
  return suyo?.idPersona === null && suyo.idform === idform ? suyo : null;
}

/** A visitor who takes it back deletes what they answered: nothing else of them is kept. */
const consiente = async ({ consentimientos }: Repos<"consentimientos">, dueno: Dueno): Promise<boolean> =>
  !("idPersona" in dueno) || (await consentimientos.ultimo(dueno.idPersona, DATOS_DEL_TEST))?.valor === "1";

/** Conditions look back: what is asked first is answered first, in whatever order it was sent. */
function enOrdenDe(form: Formulario, respuestas: readonly PorResponder[]): PorResponder[] {
  const cods = form.paginas.flatMap(({ preguntas }) => preguntas.map(({ cod }) => cod));
  return [...respuestas].sort((una, otra) => cods.indexOf(una.codPregunta) - cods.indexOf(otra.codPregunta));
}

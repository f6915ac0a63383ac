import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import type { Canal } from "../cuentas/accesosADatos/accesoADatos";
import { anotarBorrado } from "../cuentas/misDatos/borrado";
import type { DepsConSitio, Repositorios } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { makeAlarma } from "./alarma";
import { makeCambiar, type Ajustes, type AlRecibir, type Cambiado } from "./cambiar";
import { makeEmpezar, type AlEmpezar } from "./empezar";
import { limpiar, porDondeVa, responder, type EstadoDeCuestionario, type PorResponder } from "./estado";
import type { Formulario } from "./formulario";
import type { Arca } from "./guardado";
import { makeLeer, type Dueno, type Referencia, type Uso } from "./leer";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Formularios } from "./repositorio";

type RepositoriosAlLlenar =
  | "accesosADatos"
  | "aceptacionesPublicas"
  | "consentimientos"
  | "correos"
  | "cuestionarios"
  | "destinatarios"
  | "envios"
  | "formulariosFijados"
  | "intentos"
  | "notificaciones"
  | "personas"
  | "politicas";

interface DepsDeCuestionarios<K extends keyof Repositorios = never> extends DepsConSitio<
  RepositoriosAlLlenar | K
> {
  uso: Uso<K>;
  formularios: Formularios;
  arca: Arca;
  huella: (texto: string) => string;
  /** Keyed digest of an id. Without the keys nobody can find out whose id it is. */
  huellaDeRespuestas: (texto: string) => string;
}

/**
 * Makes the functions that begin a questionnaire, store each answer at once, and finish it. All kinds of forms use
 * them.
 */
export function makeLlenar<K extends keyof Repositorios = never>(deps: DepsDeCuestionarios<K>) {
  const { transaccion, now, sitio, arca, uso } = deps;
  const { conForm, anotar, ...lectura } = makeLeer(deps);
  const { peligra, sinDejarSolo } = makeAlarma<K>(deps);
  const empezarConCambio = makeEmpezar<RepositoriosAlLlenar | K>(deps);
  const cambiar = makeCambiar<K>(deps, { conForm, sinDejarSolo, empezarConCambio });

  const terminar = (estado: EstadoDeCuestionario): Result<EstadoDeCuestionario, RechazoDeCuestionario> =>
    porDondeVa(estado) === null ? done(estado) : refuse("faltan-respuestas");

  return {
    ...lectura,
    peligra,

    /**
     * Begins a questionnaire, or goes on with the open one. The person consents here to the use of the answers (Ley
     * 29733, art. 13.6).
     */
    empezar: (inicio: Omit<AlEmpezar, "soloNuevo">) =>
      empezarConCambio(inicio, (_, empezado) => Promise.resolve(done(empezado))),

    /** Stores one answer at once. Sending the same answer again changes nothing. */
    responder: ({
      idform,
      dueno,
      uuidForm,
      idEnvio,
      consentimiento,
      sinNombre,
      alPeligrar,
      ...respuesta
    }: Referencia & PorResponder & Pick<Ajustes, "consentimiento"> & AlRecibir) =>
      cambiar(
        { idform, dueno, uuidForm, idEnvio },
        ({ form, estado }) => {
          const cambio = responder(form, estado, respuesta);
          return cambio.ok ? done(cambio.value.estado) : cambio;
        },
        { enviadas: [respuesta], consentimiento, sinNombre, alPeligrar },
      ),

    /** Replaces all answers of a questionnaire, and finishes it when asked to. */
    async reemplazar(
      entrada: Referencia &
        AlRecibir & {
          respuestas: readonly PorResponder[];
          termina: boolean;
          consentimiento?: RespuestaSobreSalud | undefined;
          canal: Canal;
        },
    ): Promise<Cambiado> {
      const { respuestas, termina, consentimiento, sinNombre, alPeligrar, canal, ...referencia } = entrada;
      const resultado = await cambiar(
        referencia,
        ({ form, estado }) => {
          let nuevo = limpiar(form, estado);
          for (const respuesta of enOrdenDe(form, respuestas)) {
            const cambio = responder(form, nuevo, respuesta);
            if (!cambio.ok) return cambio;
            nuevo = cambio.value.estado;
          }
          return termina ? terminar(nuevo) : done(nuevo);
        },
        { enviadas: respuestas, termina, consentimiento, sinNombre, alPeligrar },
      );
      if (resultado.ok) await anotar(referencia.dueno, canal, "respuestas");
      return resultado;
    },

    /** Finishes a questionnaire; a second call changes nothing. */
    terminar: (referencia: Referencia) =>
      cambiar(referencia, ({ estado }) => terminar(estado), { termina: true }),

    /** Deletes all answers of the owner to a form, finished or not (Ley 29733, art. 20). */
    borrar: ({ idform, dueno, canal = "web" }: { idform: string; dueno: Dueno; canal?: Canal }) =>
      transaccion(async (trx): Promise<Result<undefined, never>> => {
        if ("idPersona" in dueno) {
          if (await trx.cuestionarios.borrarDePersona(dueno.idPersona, idform))
            await anotarBorrado(trx, sitio, { ...dueno, accion: uso.accesos.borradas, canal }, now());
        } else if (dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
        return done(undefined);
      }),

    /**
     * Moves a visitor's answers to the account of a person, encrypted for that person. A second call changes nothing;
     * without answers there is nothing to move.
     */
    guardarEnCuenta: (entrada: {
      idPersona: number;
      visita: string;
      consentimiento: RespuestaSobreSalud | undefined;
    }) =>
      transaccion(async (trx): Promise<Result<"guardado" | "nada", RechazoDeCuestionario>> => {
        const { idPersona, visita, consentimiento } = entrada;
        const cuestionario = await trx.cuestionarios.bloquear(visita);
        if (cuestionario?.idPersona === idPersona) return done("guardado");
        if (cuestionario?.idPersona !== null) return done("nada");
        const consentido = await consentirDatosDeSalud(trx, deps, {
          idPersona,
          flujo: uso.flujo,
          respuesta: consentimiento,
        });
        if (!consentido.ok) return consentido;
        const claro = arca.abrir(cuestionario.respuestasCerradas, cuestionario);
        if (claro === null) return refuse("respuestas-ilegibles");
        const de = { ...cuestionario, idPersona };
        await trx.cuestionarios.borrarDeVisita(visita);
        // A person with two open questionnaires would have to discard one, and only the person can choose which.
        return (await trx.cuestionarios.empezar({ ...de, respuestasCerradas: arca.cerrar(claro, de) }))
          ? done("guardado")
          : refuse("ya-tienes-uno");
      }),
  };
}

/** Sorts sent answers by the order of the questions: conditions look at earlier answers. */
function enOrdenDe(form: Formulario, respuestas: readonly PorResponder[]): PorResponder[] {
  const cods = form.paginas.flatMap(({ preguntas }) => preguntas.map(({ cod }) => cod));
  return [...respuestas].sort((a, b) => cods.indexOf(a.codPregunta) - cods.indexOf(b.codPregunta));
}

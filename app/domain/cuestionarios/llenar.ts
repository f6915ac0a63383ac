import type { Canal } from "../cuentas/accesosADatos/accesoADatos";
import { anotarBorrado } from "../cuentas/misDatos/borrado";
import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import { buscar, consiente, makeLeer, type Abierto, type Dueno, type Uso } from "./leer";
import { makePermitirSinSesion } from "../shared/intentos/sinSesion";
import type { DepsConSitio, Repositorios, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import {
  empezar,
  limpiar,
  porDondeVa,
  responder,
  type EstadoDeCuestionario,
  type PorResponder,
} from "./estado";
import { cerrar, type Arca } from "./guardado";
import { consentirComoVisita } from "./visita";
import type { Formulario } from "./formulario";
import { peligraEn } from "./resultados";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Cuestionario, Formularios, FormularioVigente } from "./repositorio";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { elDiaDe } from "../shared/fechas";

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

export interface DepsDeCuestionarios<K extends keyof Repositorios = never> extends DepsConSitio<
  RepositoriosAlLlenar | K
> {
  uso: Uso<K>;
  formularios: Formularios;
  arca: Arca;
  huella: (texto: string) => string;
  /** Keyed digest of an id. Without the keys nobody can find out whose id it is. */
  huellaDeRespuestas: (texto: string) => string;
}

/** The open questionnaire of an owner, and whether this request began it. */
interface Empezado {
  uuidForm: string;
  nuevo: boolean;
}
type Cambiado = Result<Abierto, RechazoDeCuestionario>;
type Cambio = (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>;

/** Owner and form of a questionnaire, and its id when the request names one. */
interface Referencia {
  idform: string;
  dueno: Dueno;
  uuidForm?: string | undefined;
  /** Id of a request that sends an answer, by which its repetition is recognised. */
  idEnvio?: string | undefined;
}

interface AlEmpezar {
  idform: string;
  dueno: Dueno;
  consentimiento: RespuestaSobreSalud | undefined;
  red: string;
  /** True to discard unfinished answers and begin again. */
  deNuevo?: boolean;
  /** True to refuse when a questionnaire is open already: a request without its id may be meant for another one. */
  soloNuevo?: boolean;
}

interface Ajustes {
  termina?: boolean;
  consentimiento?: RespuestaSobreSalud | undefined;
}

/** Questionnaire that a change is for, with the version of the form that its answers belong to. */
interface Destino {
  dueno: Dueno;
  uuidForm: string;
  form: Formulario;
  idEnvio?: string | undefined;
}

/** Settings of a change, and whether one of its answers signals danger. */
type AlCambiar = Ajustes & { enAlarma: boolean };

interface AlRecibir {
  /** Questionnaire for answers that come without its id: the open one, none, or a new one that begins with these
   *  answers. */
  sinNombre?: "el-abierto" | "ninguno" | { empieza: Pick<AlEmpezar, "red"> };
  /** Called for an answer that signals danger, before the answers are accepted or refused. */
  alPeligrar?: (() => void) | undefined;
}

/** Makes the functions that begin a questionnaire, store each answer at once, and finish it. All kinds of forms use
 *  them. */
export function makeLlenar<K extends keyof Repositorios = never>(deps: DepsDeCuestionarios<K>) {
  type Guardado = Repos<RepositoriosAlLlenar | K>;
  const { repos, transaccion, now, newId, sitio, formularios, arca, huella, huellaDeRespuestas, uso } = deps;
  const { conForm, anotar, ...lectura } = makeLeer(deps);
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });

  /** True when an answer signals danger, by any version of the form that may have asked it: the person's page may be
   *  older than the open questionnaire. */
  async function peligra(
    { idform, dueno, uuidForm }: Referencia,
    enviadas: readonly PorResponder[],
  ): Promise<boolean> {
    const abierto = await buscar(repos, idform, dueno);
    const nombrado =
      uuidForm && uuidForm !== abierto?.uuidForm ? await repos.cuestionarios.porId(uuidForm) : null;
    const versiones = [abierto, nombrado].flatMap((cuestionario) =>
      cuestionario?.idform === idform ? cuestionario.version : [],
    );
    const fijados = await Promise.all(versiones.map((version) => formularios.deVersion(idform, version)));
    return [(await formularios.vigente(idform))?.form, ...fijados].some(
      (form) => form && peligraEn(form, enviadas),
    );
  }

  /** Raises the alarm also when the answers are refused: the person gave them all the same. The person's consent is
   *  needed (Ley 29733, art. 13.6). */
  async function sinDejarSolo<T>(
    referencia: Referencia,
    enviadas: readonly PorResponder[],
    { alPeligrar, consentimiento }: Pick<AlRecibir, "alPeligrar"> & Pick<Ajustes, "consentimiento">,
    hacer: (peligra: boolean) => Promise<Result<T, RechazoDeCuestionario>>,
  ): Promise<Result<T, RechazoDeCuestionario>> {
    const { enPeligro } = uso;
    const { dueno } = referencia;
    const enAlarma = enviadas.length > 0 && (await peligra(referencia, enviadas));
    if (enAlarma) alPeligrar?.();
    const resultado = await hacer(enAlarma);
    if (!resultado.ok && enAlarma && enPeligro && "idPersona" in dueno) {
      await transaccion(async (trx) => {
        // The refusal undid the consent that came with the answers, so the consent is stored again.
        if (consentimiento)
          await consentirDatosDeSalud(trx, deps, {
            idPersona: dueno.idPersona,
            flujo: uso.flujo,
            respuesta: consentimiento,
          });
        // The alert gets a new id. The id that came with the answers may not exist, or belong to another person.
        if (await consiente(trx, uso, dueno)) await enPeligro(trx, { ...dueno, uuidForm: newId() });
        return done(undefined);
      });
    }
    return resultado;
  }

  /** Changes an open questionnaire; simultaneous changes wait for each other. */
  const cambiar = (
    referencia: Referencia,
    cambio: Cambio,
    {
      enviadas = [],
      sinNombre = "el-abierto",
      alPeligrar,
      ...opciones
    }: Ajustes &
      AlRecibir & {
        /** Answers that this request sends. */
        enviadas?: readonly PorResponder[];
      } = {},
  ): Promise<Cambiado> =>
    sinDejarSolo(referencia, enviadas, { alPeligrar, ...opciones }, async (enAlarma): Promise<Cambiado> => {
      if (referencia.uuidForm !== undefined || sinNombre === "el-abierto")
        return cambiarElAbierto(referencia, cambio, { ...opciones, enAlarma });
      if (sinNombre === "ninguno") return refuse("falta-uuid-form");
      const { idform, dueno } = referencia;
      const { consentimiento } = opciones;
      const inicio = { idform, dueno, consentimiento, ...sinNombre.empieza, soloNuevo: true };
      // When the answers are refused, no new questionnaire is begun, and the earlier one stays.
      return empezandoUno(inicio, (trx, { uuidForm }, form) => {
        const destino = { dueno: "idPersona" in dueno ? dueno : { visita: uuidForm }, uuidForm, form };
        return cambiarEn(trx, destino, cambio, { ...opciones, enAlarma });
      });
    });

  async function cambiarElAbierto(
    { idform, dueno, uuidForm, idEnvio }: Referencia,
    cambio: Cambio,
    opciones: AlCambiar,
  ): Promise<Cambiado> {
    const encontrado = await buscar(repos, idform, dueno);
    if (!encontrado) return refuse("sin-empezar");
    if (uuidForm !== undefined && uuidForm !== encontrado.uuidForm) return refuse("otro-cuestionario");
    const form = await formularios.deVersion(idform, encontrado.version);
    if (!form) return refuse("formulario-no-existe");
    const destino = { dueno, uuidForm: encontrado.uuidForm, form, idEnvio };
    return transaccion((trx) => cambiarEn(trx, destino, cambio, opciones));
  }

  async function cambiarEn(
    trx: Guardado,
    { dueno, uuidForm, form, idEnvio }: Destino,
    cambio: Cambio,
    { termina = false, consentimiento, enAlarma }: AlCambiar,
  ): Promise<Cambiado> {
    const tomado = await trx.cuestionarios.tomar(uuidForm);
    // Since it was read, the questionnaire may have been deleted, or moved to another account.
    if (tomado?.idPersona !== ("idPersona" in dueno ? dueno.idPersona : null)) return refuse("sin-empezar");
    if (consentimiento && "idPersona" in dueno) {
      const dado = await consentirDatosDeSalud(trx, deps, {
        idPersona: dueno.idPersona,
        flujo: uso.flujo,
        respuesta: consentimiento,
      });
      if (!dado.ok) return dado;
    }
    if (!(await consiente(trx, uso, dueno))) return refuse("sin-consentimiento");
    const abierto = conForm(form, tomado);
    if (!abierto) return refuse("respuestas-ilegibles");
    // The request was handled before, and its response was lost: changes made since then stay.
    if (idEnvio && !(await trx.envios.recibir(huella(`${tomado.uuidForm}:${idEnvio}`), now())))
      return done(abierto);
    if (abierto.cuestionario.terminadoEn && !termina) return refuse("ya-terminado");
    if (enAlarma) await uso.enPeligro?.(trx, abierto.cuestionario);
    if (abierto.cuestionario.terminadoEn) return done(abierto);
    const cambiado = cambio(abierto);
    if (!cambiado.ok) return cambiado;
    const cuestionario: Cuestionario = {
      ...abierto.cuestionario,
      respuestasCerradas: cerrar(arca, tomado, cambiado.value),
      movidoEn: now(),
      terminadoEn: termina ? now() : null,
    };
    await trx.cuestionarios.guardar(cuestionario);
    return done({ ...abierto, cuestionario, estado: cambiado.value });
  }

  const terminar = (estado: EstadoDeCuestionario): Result<EstadoDeCuestionario, RechazoDeCuestionario> =>
    porDondeVa(estado) === null ? done(estado) : refuse("faltan-respuestas");

  /** Begins a questionnaire and makes its first change in the same transaction. */
  async function empezandoUno<T>(
    inicio: AlEmpezar,
    luego: (trx: Guardado, empezado: Empezado, form: Formulario) => Promise<Result<T, RechazoDeCuestionario>>,
  ): Promise<Result<T, RechazoDeCuestionario>> {
    const { idform, dueno, red, soloNuevo } = inicio;
    const vigente = await formularios.vigente(idform);
    if (!vigente) return refuse("formulario-no-existe");
    const esVisita = !("idPersona" in dueno);
    // A new questionnaire discards the visitor's earlier answers, so a request must say which unfinished one it
    // means.
    const abierto = esVisita && soloNuevo ? await buscar(repos, idform, dueno) : null;
    if (abierto && !abierto.terminadoEn) return refuse("falta-uuid-form");
    if (esVisita && !(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
    return transaccion(async (trx): Promise<Result<T, RechazoDeCuestionario>> => {
      const empezado = await empezarEn(trx, inicio, vigente);
      return empezado.ok ? luego(trx, empezado.value, vigente.form) : empezado;
    });
  }

  async function empezarEn(
    trx: Guardado,
    { idform, dueno, consentimiento, deNuevo, soloNuevo }: AlEmpezar,
    { form, huella: huellaDelTexto }: FormularioVigente,
  ): Promise<Result<Empezado, RechazoDeCuestionario>> {
    const ahora = now();
    const uuidForm = newId();
    const esVisita = !("idPersona" in dueno);
    const consentido = esVisita
      ? await consentirComoVisita(trx, uuidForm, consentimiento, ahora)
      : await consentirDatosDeSalud(trx, deps, {
          idPersona: dueno.idPersona,
          flujo: uso.flujo,
          respuesta: consentimiento,
        });
    if (!consentido.ok) return consentido;
    if (esVisita && dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
    else if (!esVisita && deNuevo) await trx.cuestionarios.borrarAbierto(dueno.idPersona, idform);
    await trx.formulariosFijados.fijar(form, huellaDelTexto, ahora);
    const de = { uuidForm, idform, idPersona: esVisita ? null : dueno.idPersona };
    const nuevo = await trx.cuestionarios.empezar({
      ...de,
      version: form.version,
      respuestasCerradas: cerrar(arca, de, empezar(form, uuidForm)),
      empezadoEn: ahora,
      movidoEn: ahora,
      terminadoEn: null,
    });
    if (nuevo && !esVisita) {
      const comienzos = huellaDeRespuestas(`comienzos:${idform}:${dueno.idPersona}`);
      const limite = {
        tope: COMIENZOS_POR_DIA,
        ventanaEnMinutos: UN_DIA_EN_MINUTOS,
        desde: elDiaDe(ahora),
      };
      if ((await trx.intentos.contar(comienzos, limite, ahora)) > COMIENZOS_POR_DIA)
        return refuse("demasiados-comienzos");
    }
    if (!nuevo && soloNuevo) return refuse("falta-uuid-form");
    const abierto = nuevo ? null : await buscar(trx, idform, dueno);
    return done({ uuidForm: abierto?.uuidForm ?? uuidForm, nuevo });
  }

  return {
    ...lectura,
    peligra,

    /** Begins a questionnaire, or goes on with the open one. The person consents here to the use of the answers (Ley
     *  29733, art. 13.6). */
    empezar: (inicio: Omit<AlEmpezar, "soloNuevo">) =>
      empezandoUno(inicio, (_, empezado) => Promise.resolve(done(empezado))),

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

    /** Moves a visitor's answers to the account of a person, encrypted for that person. A second call changes
     *  nothing; without answers there is nothing to move. */
    guardarEnCuenta: (entrada: {
      idPersona: number;
      visita: string;
      consentimiento: RespuestaSobreSalud | undefined;
    }) =>
      transaccion(async (trx): Promise<Result<"guardado" | "nada", RechazoDeCuestionario>> => {
        const { idPersona, visita, consentimiento } = entrada;
        const cuestionario = await trx.cuestionarios.tomar(visita);
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

export const COMIENZOS_POR_DIA = 20;

/** Sorts sent answers by the order of the questions: conditions look at earlier answers. */
function enOrdenDe(form: Formulario, respuestas: readonly PorResponder[]): PorResponder[] {
  const cods = form.paginas.flatMap(({ preguntas }) => preguntas.map(({ cod }) => cod));
  return [...respuestas].sort((a, b) => cods.indexOf(a.codPregunta) - cods.indexOf(b.codPregunta));
}

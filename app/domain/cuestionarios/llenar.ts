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

type LoDeLlenar =
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
  LoDeLlenar | K
> {
  uso: Uso<K>;
  formularios: Formularios;
  arca: Arca;
  huella: (texto: string) => string;
  /** With the keys of answers: whose they are cannot be found out without them. */
  huellaDeRespuestas: (texto: string) => string;
}

/** Which one is open, and whether it was begun just now. */
interface Empezado {
  uuidForm: string;
  nuevo: boolean;
}
type Cambiado = Result<Abierto, RechazoDeCuestionario>;
type Cambio = (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>;

/** Whose they are, which form it is, and the very one that is meant, where that is said. */
interface Cual {
  idform: string;
  dueno: Dueno;
  uuidForm?: string | undefined;
  /** By which an answer that is sent again is known as the same. */
  idEnvio?: string | undefined;
}

interface AlEmpezar {
  idform: string;
  dueno: Dueno;
  consentimiento: RespuestaSobreSalud | undefined;
  red: string;
  /** Throws away what was answered and not ended. */
  deNuevo?: boolean;
  /** Where one is open already, what comes without its name may be meant for another. */
  soloNuevo?: boolean;
}

interface Como {
  termina?: boolean;
  consentimiento?: RespuestaSobreSalud | undefined;
}

/** Besides, whether it says that somebody must not be left alone. */
type AlCambiar = Como & { enAlarma: boolean };

interface AlRecibir {
  /** What answers without a name are about: the one that is open, nothing at all, or one that begins with them. */
  sinNombre?: "el-abierto" | "ninguno" | { empieza: Pick<AlEmpezar, "red"> };
  /** Told that one of them must not be left alone, before anything becomes of them. */
  alPeligrar?: (() => void) | undefined;
}

/** Asks, keeps each answer at once, and ends: for whoever fills in a form, wherever they go on with it. */
export function makeLlenar<K extends keyof Repositorios = never>(deps: DepsDeCuestionarios<K>) {
  type Guardado = Repos<LoDeLlenar | K>;
  const { repos, transaccion, now, newId, sitio, formularios, arca, huella, huellaDeRespuestas, uso } = deps;
  const { conForm, anotar, ...lectura } = makeLeer(deps);
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });

  /**
   * Whether something was sent that must not be left alone, by any form that it may have been asked of: a page may be
   * older than what is open by now.
   */
  async function peligra(
    { idform, dueno, uuidForm }: Cual,
    enviadas: readonly PorResponder[],
  ): Promise<boolean> {
    const abierto = await buscar(repos, idform, dueno);
    const suyo =
      uuidForm && uuidForm !== abierto?.uuidForm ? await repos.cuestionarios.porId(uuidForm) : null;
    const versiones = [abierto, suyo].flatMap((uno) => (uno?.idform === idform ? uno.version : []));
    const fijados = await Promise.all(versiones.map((una) => formularios.deVersion(idform, una)));
    return [(await formularios.vigente(idform))?.form, ...fijados].some(
      (form) => form && peligraEn(form, enviadas),
    );
  }

  /** What is refused does not take that answer back: whoever sends it is not left alone, where they agree to it. */
  async function sinDejarSolo<T>(
    cual: Cual,
    enviadas: readonly PorResponder[],
    { alPeligrar, consentimiento }: Pick<AlRecibir, "alPeligrar"> & Pick<Como, "consentimiento">,
    hacer: (peligra: boolean) => Promise<Result<T, RechazoDeCuestionario>>,
  ): Promise<Result<T, RechazoDeCuestionario>> {
    const { enPeligro } = uso;
    const { dueno } = cual;
    const enAlarma = enviadas.length > 0 && (await peligra(cual, enviadas));
    if (enAlarma) alPeligrar?.();
    const hecho = await hacer(enAlarma);
    if (!hecho.ok && enAlarma && enPeligro && "idPersona" in dueno) {
      await transaccion(async (trx) => {
        // What they agreed to with it was refused too.
        if (consentimiento)
          await consentirDatosDeSalud(trx, dueno.idPersona, consentimiento, deps, uso.flujo);
        // Not by the name that came with it: it may be of nobody, or said by others too.
        if (await consiente(trx, uso, dueno)) await enPeligro(trx, { ...dueno, uuidForm: newId() });
        return done(undefined);
      });
    }
    return hecho;
  }

  /** Changes what is being filled in, one change after another. */
  const cambiar = (
    cual: Cual,
    cambio: Cambio,
    {
      enviadas = [],
      sinNombre = "el-abierto",
      alPeligrar,
      ...como
    }: Como &
      AlRecibir & {
        /** What is answered now. */
        enviadas?: readonly PorResponder[];
      } = {},
  ): Promise<Cambiado> =>
    sinDejarSolo(cual, enviadas, { alPeligrar, ...como }, async (enAlarma): Promise<Cambiado> => {
      if (cual.uuidForm !== undefined || sinNombre === "el-abierto")
        return cambiarElAbierto(cual, cambio, { ...como, enAlarma });
      if (sinNombre === "ninguno") return refuse("falta-uuid-form");
      const { idform, dueno } = cual;
      const { consentimiento } = como;
      const uno = { idform, dueno, consentimiento, ...sinNombre.empieza, soloNuevo: true };
      // Where the answers are refused, none was begun, and what was there still is.
      return empezandoUno(uno, (trx, { uuidForm }, form) => {
        const suyo = { dueno: "idPersona" in dueno ? dueno : { visita: uuidForm }, uuidForm };
        return cambiarEn(trx, suyo, form, cambio, { ...como, enAlarma });
      });
    });

  async function cambiarElAbierto(
    { idform, dueno, uuidForm, idEnvio }: Cual,
    cambio: Cambio,
    como: AlCambiar,
  ): Promise<Cambiado> {
    const encontrado = await buscar(repos, idform, dueno);
    if (!encontrado) return refuse("sin-empezar");
    if (uuidForm !== undefined && uuidForm !== encontrado.uuidForm) return refuse("otro-cuestionario");
    const form = await formularios.deVersion(idform, encontrado.version);
    if (!form) return refuse("formulario-no-existe");
    const suyo = { dueno, uuidForm: encontrado.uuidForm, idEnvio };
    return transaccion((trx) => cambiarEn(trx, suyo, form, cambio, como));
  }

  async function cambiarEn(
    trx: Guardado,
    { dueno, uuidForm, idEnvio }: { dueno: Dueno; uuidForm: string; idEnvio?: string | undefined },
    form: Formulario,
    cambio: Cambio,
    { termina = false, consentimiento, enAlarma }: AlCambiar,
  ): Promise<Cambiado> {
    const tomado = await trx.cuestionarios.tomar(uuidForm);
    // Meanwhile it may have been deleted, or given to somebody else.
    if (tomado?.idPersona !== ("idPersona" in dueno ? dueno.idPersona : null)) return refuse("sin-empezar");
    if (consentimiento && "idPersona" in dueno) {
      const dado = await consentirDatosDeSalud(trx, dueno.idPersona, consentimiento, deps, uso.flujo);
      if (!dado.ok) return dado;
    }
    if (!(await consiente(trx, uso, dueno))) return refuse("sin-consentimiento");
    const abierto = conForm(form, tomado);
    if (!abierto) return refuse("respuestas-ilegibles");
    // It was heard, and how it was answered was not: what came since stands.
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

  /** Begins one, and does with it what comes in the same transaction. */
  async function empezandoUno<T>(
    uno: AlEmpezar,
    luego: (trx: Guardado, empezado: Empezado, form: Formulario) => Promise<Result<T, RechazoDeCuestionario>>,
  ): Promise<Result<T, RechazoDeCuestionario>> {
    const { idform, dueno, red, soloNuevo } = uno;
    const vigente = await formularios.vigente(idform);
    if (!vigente) return refuse("formulario-no-existe");
    const esVisita = !("idPersona" in dueno);
    // Beginning one throws away what a visitor had: what they have not ended they name.
    const suyo = esVisita && soloNuevo ? await buscar(repos, idform, dueno) : null;
    if (suyo && !suyo.terminadoEn) return refuse("falta-uuid-form");
    if (esVisita && !(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
    return transaccion(async (trx): Promise<Result<T, RechazoDeCuestionario>> => {
      const empezado = await empezarEn(trx, uno, vigente);
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
      : await consentirDatosDeSalud(trx, dueno.idPersona, consentimiento, deps, uso.flujo);
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

    /** Begins one, or goes on with the one that is open. It is told here to what its answers are used. */
    empezar: (uno: Omit<AlEmpezar, "soloNuevo">) =>
      empezandoUno(uno, (_, empezado) => Promise.resolve(done(empezado))),

    /** One answer, kept at once; the same one again changes nothing. */
    responder: ({
      idform,
      dueno,
      uuidForm,
      idEnvio,
      consentimiento,
      sinNombre,
      alPeligrar,
      ...una
    }: Cual & PorResponder & Pick<Como, "consentimiento"> & AlRecibir) =>
      cambiar(
        { idform, dueno, uuidForm, idEnvio },
        ({ form, estado }) => {
          const cambio = responder(form, estado, una);
          return cambio.ok ? done(cambio.value.estado) : cambio;
        },
        { enviadas: [una], consentimiento, sinNombre, alPeligrar },
      ),

    /** All answers in the place of those that were there, and the end where it is asked for. */
    async reemplazar(
      entrada: Cual &
        AlRecibir & {
          respuestas: readonly PorResponder[];
          termina: boolean;
          consentimiento?: RespuestaSobreSalud | undefined;
          canal: Canal;
        },
    ): Promise<Cambiado> {
      const { respuestas, termina, consentimiento, sinNombre, alPeligrar, canal, ...cual } = entrada;
      const hecho = await cambiar(
        cual,
        ({ form, estado }) => {
          let nuevo = limpiar(form, estado);
          for (const una of enOrdenDe(form, respuestas)) {
            const cambio = responder(form, nuevo, una);
            if (!cambio.ok) return cambio;
            nuevo = cambio.value.estado;
          }
          return termina ? terminar(nuevo) : done(nuevo);
        },
        { enviadas: respuestas, termina, consentimiento, sinNombre, alPeligrar },
      );
      if (hecho.ok) await anotar(cual.dueno, canal, "respuestas");
      return hecho;
    },

    /** From then on it is answered; twice is once. */
    terminar: (cual: Cual) => cambiar(cual, ({ estado }) => terminar(estado), { termina: true }),

    /** Everything that somebody answered, finished or not. */
    borrar: ({ idform, dueno, canal = "web" }: { idform: string; dueno: Dueno; canal?: Canal }) =>
      transaccion(async (trx): Promise<Result<undefined, never>> => {
        if ("idPersona" in dueno) {
          if (await trx.cuestionarios.borrarDePersona(dueno.idPersona, idform))
            await anotarBorrado(trx, sitio, { ...dueno, accion: uso.accesos.borradas, canal }, now());
        } else if (dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
        return done(undefined);
      }),

    /**
     * What a visitor answered becomes a person's, who says so, and is closed for them. Twice is once; where there is
     * nothing any more, there is nothing to keep.
     */
    guardarEnCuenta: (entrada: {
      idPersona: number;
      visita: string;
      consentimiento: RespuestaSobreSalud | undefined;
    }) =>
      transaccion(async (trx): Promise<Result<"guardado" | "nada", RechazoDeCuestionario>> => {
        const { idPersona, visita, consentimiento } = entrada;
        const suyo = await trx.cuestionarios.tomar(visita);
        if (suyo?.idPersona === idPersona) return done("guardado");
        if (suyo?.idPersona !== null) return done("nada");
        const consentido = await consentirDatosDeSalud(trx, idPersona, consentimiento, deps, uso.flujo);
        if (!consentido.ok) return consentido;
        const claro = arca.abrir(suyo.respuestasCerradas, suyo);
        if (claro === null) return refuse("respuestas-ilegibles");
        const de = { ...suyo, idPersona };
        await trx.cuestionarios.borrarDeVisita(visita);
        // Of two that are open one would have to be thrown away; which one is not for us to say.
        return (await trx.cuestionarios.empezar({ ...de, respuestasCerradas: arca.cerrar(claro, de) }))
          ? done("guardado")
          : refuse("ya-tienes-uno");
      }),
  };
}

export const COMIENZOS_POR_DIA = 20;

/** Conditions look back: what is asked first is answered first, in whatever order it was sent. */
function enOrdenDe(form: Formulario, respuestas: readonly PorResponder[]): PorResponder[] {
  const cods = form.paginas.flatMap(({ preguntas }) => preguntas.map(({ cod }) => cod));
  return [...respuestas].sort((una, otra) => cods.indexOf(una.codPregunta) - cods.indexOf(otra.codPregunta));
}

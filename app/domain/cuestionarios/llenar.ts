import type { Canal } from "../cuentas/accesosADatos/accesoADatos";
import { anotarBorrado } from "../cuentas/misDatos/borrado";
import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import { buscar, consiente, makeLeer, type Abierto, type Dueno, type Uso } from "./leer";
import { makePermitirSinSesion } from "../shared/intentos/sinSesion";
import type { DepsConSitio, Repositorios } from "../shared/puertos";
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
import type { Cuestionario, Formularios } from "./repositorio";
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

interface AlRecibir {
  /**
   * What names none begins one, which is let go of where the answers are refused: nobody was told its name. Null: it has
   * to name one. Otherwise it is about the one that is open.
   */
  empezando?: Pick<AlEmpezar, "red"> | null | undefined;
  /** Told that one of them must not be left alone, before anything becomes of them. */
  alPeligrar?: (() => void) | undefined;
}

/** Asks, keeps each answer at once, and ends: for whoever fills in a form, wherever they go on with it. */
export function makeLlenar<K extends keyof Repositorios = never>(deps: DepsDeCuestionarios<K>) {
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
    alPeligrar: (() => void) | undefined,
    hacer: (peligra: boolean) => Promise<Result<T, RechazoDeCuestionario>>,
  ): Promise<Result<T, RechazoDeCuestionario>> {
    const { enPeligro } = uso;
    const { dueno } = cual;
    const enAlarma = enviadas.length > 0 && (await peligra(cual, enviadas));
    if (enAlarma) alPeligrar?.();
    const hecho = await hacer(enAlarma);
    if (!hecho.ok && enAlarma && enPeligro && "idPersona" in dueno) {
      await transaccion(async (trx) => {
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
    cambio: (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>,
    {
      enviadas = [],
      empezando,
      alPeligrar,
      ...como
    }: Como &
      AlRecibir & {
        /** What is answered now. */
        enviadas?: readonly PorResponder[];
      } = {},
  ): Promise<Cambiado> =>
    sinDejarSolo(cual, enviadas, alPeligrar, async (enAlarma): Promise<Cambiado> => {
      const enElSuyo = (suyo: Cual) => cambiarElSuyo(suyo, cambio, { ...como, enAlarma });
      if (cual.uuidForm !== undefined || empezando === undefined) return enElSuyo(cual);
      if (!empezando) return refuse("falta-uuid-form");
      const { idform, dueno } = cual;
      const { consentimiento } = como;
      const empezado = await empezarUno({ idform, dueno, consentimiento, ...empezando, soloNuevo: true });
      if (!empezado.ok) return empezado;
      const { uuidForm } = empezado.value;
      const suyo = { idform, dueno: "idPersona" in dueno ? dueno : { visita: uuidForm }, uuidForm };
      const hecho = await enElSuyo(suyo);
      if (!hecho.ok) await soltar(suyo);
      return hecho;
    });

  async function cambiarElSuyo(
    { idform, dueno, uuidForm, idEnvio }: Cual,
    cambio: (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>,
    { termina = false, consentimiento, enAlarma }: Como & { enAlarma: boolean },
  ): Promise<Cambiado> {
    const encontrado = await buscar(repos, idform, dueno);
    if (!encontrado) return refuse("sin-empezar");
    if (uuidForm !== undefined && uuidForm !== encontrado.uuidForm) return refuse("otro-cuestionario");
    const form = await formularios.deVersion(idform, encontrado.version);
    if (!form) return refuse("formulario-no-existe");
    return transaccion(async (trx): Promise<Cambiado> => {
      const tomado = await trx.cuestionarios.tomar(encontrado.uuidForm);
      // Meanwhile it may have been deleted, or given to somebody else.
      if (tomado?.idPersona !== encontrado.idPersona) return refuse("sin-empezar");
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
    });
  }

  const terminar = (estado: EstadoDeCuestionario): Result<EstadoDeCuestionario, RechazoDeCuestionario> =>
    porDondeVa(estado) === null ? done(estado) : refuse("faltan-respuestas");

  async function soltar({ idform, dueno }: Pick<Cual, "idform" | "dueno">): Promise<void> {
    if ("idPersona" in dueno) await repos.cuestionarios.borrarAbierto(dueno.idPersona, idform);
    else if (dueno.visita) await repos.cuestionarios.borrarDeVisita(dueno.visita);
  }

  async function empezarUno({
    idform,
    dueno,
    consentimiento,
    red,
    deNuevo,
    soloNuevo,
  }: AlEmpezar): Promise<Result<Empezado, RechazoDeCuestionario>> {
    const vigente = await formularios.vigente(idform);
    if (!vigente) return refuse("formulario-no-existe");
    const { form } = vigente;
    const esVisita = !("idPersona" in dueno);
    // Beginning one throws away what a visitor had: what they have not ended they name.
    const suyo = esVisita && soloNuevo ? await buscar(repos, idform, dueno) : null;
    if (suyo && !suyo.terminadoEn) return refuse("falta-uuid-form");
    if (esVisita && !(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
    const uuidForm = newId();
    return transaccion(async (trx): Promise<Result<Empezado, RechazoDeCuestionario>> => {
      const ahora = now();
      const consentido = esVisita
        ? await consentirComoVisita(trx, uuidForm, consentimiento, ahora)
        : await consentirDatosDeSalud(trx, dueno.idPersona, consentimiento, deps, uso.flujo);
      if (!consentido.ok) return consentido;
      if (esVisita && dueno.visita) await trx.cuestionarios.borrarDeVisita(dueno.visita);
      else if (!esVisita && deNuevo) await trx.cuestionarios.borrarAbierto(dueno.idPersona, idform);
      await trx.formulariosFijados.fijar(form, vigente.huella, ahora);
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
        if ((await trx.intentos.contar(comienzos, UN_DIA_EN_MINUTOS, elDiaDe(ahora))) > COMIENZOS_POR_DIA)
          return refuse("demasiados-comienzos");
      }
      if (!nuevo && soloNuevo) return refuse("falta-uuid-form");
      const abierto = nuevo ? null : await buscar(trx, idform, dueno);
      return done({ uuidForm: abierto?.uuidForm ?? uuidForm, nuevo });
    });
  }

  return {
    ...lectura,
    peligra,

    /** Begins one, or goes on with the one that is open. It is told here to what its answers are used. */
    empezar: (uno: Omit<AlEmpezar, "soloNuevo">) => empezarUno(uno),

    /** One answer, kept at once; the same one again changes nothing. */
    responder: ({
      idform,
      dueno,
      uuidForm,
      idEnvio,
      consentimiento,
      empezando,
      alPeligrar,
      ...una
    }: Cual & PorResponder & Pick<Como, "consentimiento"> & AlRecibir) =>
      cambiar(
        { idform, dueno, uuidForm, idEnvio },
        ({ form, estado }) => {
          const cambio = responder(form, estado, una);
          return cambio.ok ? done(cambio.value.estado) : cambio;
        },
        { enviadas: [una], consentimiento, empezando, alPeligrar },
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
      const { respuestas, termina, consentimiento, empezando, alPeligrar, canal, ...cual } = entrada;
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
        { enviadas: respuestas, termina, consentimiento, empezando, alPeligrar },
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

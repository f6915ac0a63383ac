import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import type { Deps, Repositorios, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { AlPeligrar, makeAlarma } from "./alarma";
import type { AlEmpezar, makeEmpezar } from "./empezar";
import type { EstadoDeCuestionario, PorResponder } from "./estado";
import type { Formulario } from "./formulario";
import { cerrar, type Arca } from "./guardado";
import {
  buscar,
  consiente,
  type Abierto,
  type Dueno,
  type makeLeer,
  type Referencia,
  type Uso,
} from "./leer";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Cuestionario, Formularios } from "./repositorio";

type RepositoriosAlCambiar = "consentimientos" | "cuestionarios" | "envios" | "politicas";

interface DepsDeCambiar<K extends keyof Repositorios> extends Deps<RepositoriosAlCambiar | K> {
  uso: Uso<K>;
  formularios: Formularios;
  arca: Arca;
  huella: (texto: string) => string;
}

export type Cambiado = Result<Abierto, RechazoDeCuestionario>;
type Cambio = (abierto: Abierto) => Result<EstadoDeCuestionario, RechazoDeCuestionario>;

export interface Ajustes {
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

export interface AlRecibir extends AlPeligrar {
  /**
   * Questionnaire for answers that come without its id: the open one, none, or a new one that begins with these
   * answers.
   */
  sinNombre?: "el-abierto" | "ninguno" | { empieza: Pick<AlEmpezar, "red"> };
}

/** Functions that a change uses, made with the same dependencies. */
interface Partes<K extends keyof Repositorios>
  extends
    Pick<ReturnType<typeof makeLeer>, "conForm">,
    Pick<ReturnType<typeof makeAlarma<K>>, "sinDejarSolo"> {
  empezarConCambio: ReturnType<typeof makeEmpezar<RepositoriosAlCambiar | K>>;
}

/** Makes the function that changes a questionnaire: it stores answers, or finishes it. */
export function makeCambiar<K extends keyof Repositorios = never>(
  deps: DepsDeCambiar<K>,
  { conForm, sinDejarSolo, empezarConCambio }: Partes<K>,
) {
  type Guardado = Repos<RepositoriosAlCambiar | K>;
  const { repos, transaccion, now, formularios, arca, huella, uso } = deps;

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
      return empezarConCambio(inicio, (trx, { uuidForm }, form) => {
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
    const tomado = await trx.cuestionarios.bloquear(uuidForm);
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

  return cambiar;
}

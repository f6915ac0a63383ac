import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { elDiaDe } from "../shared/fechas";
import { makePermitirSinSesion } from "../shared/intentos/sinSesion";
import type { Deps, Repositorios, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { empezar } from "./estado";
import type { Formulario } from "./formulario";
import { cerrar, type Arca } from "./guardado";
import { buscar, type Dueno, type Uso } from "./leer";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Formularios, FormularioVigente } from "./repositorio";
import { consentirComoVisita } from "./visita";

export const COMIENZOS_POR_DIA = 20;

type RepositoriosAlEmpezar =
  | "aceptacionesPublicas"
  | "consentimientos"
  | "cuestionarios"
  | "formulariosFijados"
  | "intentos"
  | "politicas";

interface DepsDeEmpezar<K extends keyof Repositorios> extends Deps<RepositoriosAlEmpezar | K> {
  uso: Pick<Uso, "flujo">;
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

export interface AlEmpezar {
  idform: string;
  dueno: Dueno;
  consentimiento: RespuestaSobreSalud | undefined;
  red: string;
  /** True to discard unfinished answers and begin again. */
  deNuevo?: boolean;
  /** True to refuse when a questionnaire is open already: a request without its id may be meant for another one. */
  soloNuevo?: boolean;
}

/**
 * Makes the function that begins a questionnaire, or goes on with the open one. Its first change may need more
 * repositories, `K`.
 */
export function makeEmpezar<K extends keyof Repositorios = never>(deps: DepsDeEmpezar<K>) {
  type Guardado = Repos<RepositoriosAlEmpezar | K>;
  const { repos, transaccion, now, newId, formularios, arca, huella, huellaDeRespuestas, uso } = deps;
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });

  /** Begins a questionnaire and makes its first change in the same transaction. */
  async function empezarConCambio<T>(
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

  return empezarConCambio;
}

import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import type { Deps, Repositorios } from "../shared/puertos";
import { done, type Result } from "../shared/result";
import type { PorResponder } from "./estado";
import { buscar, consiente, type Referencia, type Uso } from "./leer";
import type { RechazoDeCuestionario } from "./rechazos";
import type { Formularios } from "./repositorio";
import { peligraEn } from "./resultados";

interface DepsDeAlarma<K extends keyof Repositorios> extends Deps<
  "consentimientos" | "cuestionarios" | "politicas" | K
> {
  uso: Uso<K>;
  formularios: Formularios;
}

export interface AlPeligrar {
  /** Called for an answer that signals danger, before the answers are accepted or refused. */
  alPeligrar?: (() => void) | undefined;
}

/** Makes the functions that recognise an answer of danger, and raise its alarm. */
export function makeAlarma<K extends keyof Repositorios = never>(deps: DepsDeAlarma<K>) {
  const { repos, transaccion, newId, formularios, uso } = deps;

  /**
   * True when an answer signals danger, by any version of the form that may have asked it: the person's page may be
   * older than the open questionnaire.
   */
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

  /**
   * Raises the alarm also when the answers are refused: the person gave them all the same. The person's consent is
   * needed (Ley 29733, art. 13.6).
   */
  async function sinDejarSolo<T>(
    referencia: Referencia,
    enviadas: readonly PorResponder[],
    { alPeligrar, consentimiento }: AlPeligrar & { consentimiento?: RespuestaSobreSalud | undefined },
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

  return { peligra, sinDejarSolo };
}

import { aCsv } from "../../cuentas/misDatos/copia";
import type { Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Respuesta } from "../estado";
import { abrir, type Arca } from "../guardado";
import type { Formularios } from "../repositorio";
import { contar, enFilas, type ResultadosDeEncuesta } from "./resultados";

const POR_VUELTA = 500;

export interface DepsDeResultados {
  repos: Repos<"encuestas">;
  formularios: Formularios;
  arca: Arca;
}

export interface ResultadosDeVersion extends ResultadosDeEncuesta {
  /** Number of answers that none of our keys decrypts. */
  ilegibles: number;
}

/** Results of a survey by version, newest first: counts, without persons. `hasta`: end of the answers that count. */
export function makeVerResultados({ repos, formularios, arca }: DepsDeResultados) {
  async function ver(
    idform: string,
    hasta?: Date,
  ): Promise<Result<ResultadosDeVersion[], "encuesta-no-existe">> {
    const vigente = await formularios.vigente(idform);
    if (vigente?.form.clase !== "encuesta") return refuse("encuesta-no-existe");
    const porVersion = new Map<number, { leidas: Respuesta[][]; ilegibles: number }>();
    const desde = (ultima: string) => repos.encuestas.respuestas(idform, ultima, POR_VUELTA);
    for (let filas = await desde(""); filas.length > 0; filas = await desde(filas.at(-1)!.idRespuesta)) {
      for (const fila of filas) {
        if (hasta && fila.creadaEn >= hasta) continue;
        const form = await formularios.deVersion(idform, fila.version);
        const respuestas = form && abrir(arca, form, { ...fila, uuidForm: fila.idRespuesta });
        const deEsta = porVersion.get(fila.version) ?? { leidas: [], ilegibles: 0 };
        porVersion.set(fila.version, deEsta);
        if (respuestas) deEsta.leidas.push(respuestas);
        else deEsta.ilegibles++;
      }
    }
    const resultados: ResultadosDeVersion[] = [];
    for (const [version, { leidas, ilegibles }] of [...porVersion].sort(([a], [b]) => b - a)) {
      const form = await formularios.deVersion(idform, version);
      if (form) resultados.push({ ...contar(form, leidas), ilegibles });
    }
    return done(resultados);
  }

  return {
    ver,
    /** Results of a survey as CSV: the counts, without written answers. */
    async exportar(idform: string): Promise<Result<string, "encuesta-no-existe">> {
      const vistos = await ver(idform);
      if (!vistos.ok) return vistos;
      const columnas = ["encuesta", "version", "pregunta", "dato", "respuesta", "valor"];
      return done(
        aCsv({
          ...{ clave: "encuesta", titulo: idform },
          columnas: columnas.map((campo) => ({ campo, etiqueta: campo })),
          filas: vistos.value.flatMap(enFilas),
        }),
      );
    },
  };
}

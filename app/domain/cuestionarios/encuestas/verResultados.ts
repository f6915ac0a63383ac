import { aCsv } from "../../cuentas/misDatos/copia";
import type { Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Respuesta } from "../estado";
import { abrir, type Arca } from "../guardado";
import type { Formularios } from "../repositorio";
import { contar, enFilas, type ResultadosDeEncuesta } from "./resultados";

const POR_VUELTA = 500;

interface DepsDeResultados {
  repos: Repos<"encuestas">;
  formularios: Formularios;
  arca: Arca;
}

export interface ResultadosDeVersion extends ResultadosDeEncuesta {
  /** They are there, and none of our keys opens them. */
  ilegibles: number;
}

/** What a survey came to, version by version, the latest first: counts, and nobody's answers beside their name. */
export function makeVerResultados({ repos, formularios, arca }: DepsDeResultados) {
  async function ver(idform: string): Promise<Result<ResultadosDeVersion[], "encuesta-no-existe">> {
    const vigente = await formularios.vigente(idform);
    if (vigente?.form.clase !== "encuesta") return refuse("encuesta-no-existe");
    const porVersion = new Map<number, { leidas: Respuesta[][]; ilegibles: number }>();
    const desde = (ultima: string) => repos.encuestas.respuestas(idform, ultima, POR_VUELTA);
    for (let filas = await desde(""); filas.length > 0; filas = await desde(filas.at(-1)!.idRespuesta)) {
      for (const una of filas) {
        const form = await formularios.deVersion(idform, una.version);
        const respuestas = form && abrir(arca, form, { ...una, uuidForm: una.idRespuesta });
        const deEsta = porVersion.get(una.version) ?? { leidas: [], ilegibles: 0 };
        porVersion.set(una.version, deEsta);
        if (respuestas) deEsta.leidas.push(respuestas);
        else deEsta.ilegibles++;
      }
    }
    const resultados: ResultadosDeVersion[] = [];
    for (const [version, { leidas, ilegibles }] of [...porVersion].sort(([una], [otra]) => otra - una)) {
      const form = await formularios.deVersion(idform, version);
      if (form) resultados.push({ ...contar(form, leidas), ilegibles });
    }
    return done(resultados);
  }

  return {
    ver,
    /** The same counts for a spreadsheet, without what was written. */
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

import { makeEscaneos } from "../../app/domain/medicion/escaneos";
import { deFilas, type OpenedCuestionarios } from "../cuestionarios/module";
import { makeCofre } from "../platform/cofre";
import type { Base } from "../platform/services";

export function openMedicion(
  { options, deps, huella, huellaDeRespuestas }: Base,
  { cuestionarios }: { cuestionarios: OpenedCuestionarios },
) {
  const { secretoDeRespuestas } = options;
  const cofre = makeCofre(secretoDeRespuestas, "escaneos");
  cuestionarios.cerrarTambien(deFilas(deps.repos.escaneos, secretoDeRespuestas, "escaneos"));
  return { services: makeEscaneos({ ...deps, cofre, huella, huellaDeRespuestas }) };
}

declare module "../platform/services" {
  interface Services {
    medicion: ReturnType<typeof openMedicion>["services"];
  }
}

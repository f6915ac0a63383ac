import { makeEscaneos } from "../../app/domain/medicion/escaneos";
import { makeCofre } from "../platform/cofre";
import type { Base } from "../platform/services";

export function openMedicion({ options, deps, huella, huellaDeRespuestas }: Base) {
  const cofre = makeCofre(options.secretoDeRespuestas, "escaneos");
  return { services: makeEscaneos({ ...deps, cofre, huella, huellaDeRespuestas }) };
}

import { makeLlenar, type DepsDeCuestionarios } from "../../app/domain/cuestionarios/llenar";
import { makeRecomendar } from "../../app/domain/cuestionarios/recomendaciones";
import type { OpenedContenido } from "../contenido/module";
import { makeCofre } from "../platform/cofre";
import type { Base } from "../platform/services";
import { makeFormularios } from "./formularios";

interface Below {
  contenido: OpenedContenido;
}

export function openCuestionarios({ options, deps, huella }: Base, { contenido }: Below) {
  const formularios = makeFormularios({ contenido, fijados: deps.repos.formulariosFijados });
  const cofre = makeCofre(options.secretoDeSesion, "cuestionarios");
  const propias: DepsDeCuestionarios = { ...deps, formularios, cofre, huella };
  return {
    services: {
      idformDelTest: options.idformDelTest ?? "test-de-bienestar",
      formularios,
      ...makeLlenar(propias),
      recomendar: makeRecomendar({ contenidos: contenido.services }),
    },
  };
}

type Own = ReturnType<typeof openCuestionarios>["services"];
/** A noun with a folder of its own adds what it offers. */
export interface CuestionariosServices extends Own {}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Which form the wellness test is. */
    idformDelTest?: string;
  }
  interface Services {
    cuestionarios: CuestionariosServices;
  }
}

import { makeHistorial } from "../../app/domain/historial/historial";
import { makeLogrosAlDia, type Revision } from "../../app/domain/historial/logrosAlDia";
import type { OpenedContenido } from "../contenido/module";
import type { OpenedCuestionarios } from "../cuestionarios/module";
import type { Base } from "../platform/services";
import type { OpenedRutas } from "../rutas/module";
import { leerLogros } from "./escritos";
import { UN_DIA_EN_SEGUNDOS } from "../../app/domain/shared/duracion";

interface Below {
  contenido: OpenedContenido;
  rutas: OpenedRutas;
  cuestionarios: OpenedCuestionarios;
}

export function openHistorial(
  { deps, depsDe, contributed }: Base,
  { contenido, rutas, cuestionarios }: Below,
) {
  const publicado = contenido.publicar("logros", leerLogros, (logros) => logros);
  const services = makeHistorial({
    ...deps,
    contenidos: contenido.contenidos,
    rutas: rutas.services,
    logros: { publicados: publicado.alDia },
    formularios: [{ idform: cuestionarios.services.idformDelTest, nombre: "Test de bienestar" }],
  });
  const revisiones = () => contributed("revisiones");
  const run = makeLogrosAlDia({ ...depsDe("reloj"), ...rutas.delReloj, revisiones });
  return {
    services,
    jobs: [{ nombre: "logros-al-dia", cadaSegundos: UN_DIA_EN_SEGUNDOS, run }],
    contributes: { publicados: [publicado], revisiones: [services.logros] },
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Daily looks at the people who did something. */
    revisiones: Revision;
  }
}

import { makeHistorial } from "../../app/domain/historial/historial";
import { makeLogrosAlDia, type Revision } from "../../app/domain/historial/logrosAlDia";
import type { OpenedContenido } from "../contenido/module";
import type { Base } from "../platform/services";
import type { OpenedRutas } from "../rutas/module";
import { leerLogros } from "./escritos";
import { UN_DIA_EN_SEGUNDOS } from "../../app/domain/shared/duracion";

interface Below {
  contenido: OpenedContenido;
  rutas: OpenedRutas;
  idformDelTest: string;
}

export function openHistorial({ deps, depsDe }: Base, { contenido, rutas, idformDelTest }: Below) {
  const { alDia: publicados } = contenido.publicarTambien("logros", leerLogros, (logros) => logros);
  const services = makeHistorial({
    ...deps,
    contenidos: contenido.contenidos,
    rutas: rutas.services,
    logros: { publicados },
    formularios: [{ idform: idformDelTest, nombre: "Test de bienestar" }],
  });
  const revisiones: Revision[] = [services.logros];
  const run = makeLogrosAlDia({ ...depsDe("reloj"), ...rutas.delReloj, revisiones });
  return {
    services,
    jobs: [{ nombre: "logros-al-dia", cadaSegundos: UN_DIA_EN_SEGUNDOS, run }],
    /** Lets the context of rewards look each day at the people who did something. */
    revisarTambien: (revision: Revision) => void revisiones.push(revision),
  };
}

declare module "../platform/services" {
  interface Services {
    historial: ReturnType<typeof openHistorial>["services"];
  }
}

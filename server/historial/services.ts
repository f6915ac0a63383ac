import { makeHistorial } from "../../app/domain/historial/historial";
import { CARPETA_DE_CONTENIDO, type OpenedContenido } from "../contenido/module";
import type { Base } from "../platform/services";
import type { OpenedRutas } from "../rutas/module";
import { leerLogros } from "./escritos";

interface Below {
  contenido: OpenedContenido;
  rutas: OpenedRutas;
  idformDelTest: string;
}

export function openHistorial({ deps }: Base, { contenido, rutas, idformDelTest }: Below) {
  const publicados = contenido.publicarTambien(() => leerLogros(contenido.carpeta ?? CARPETA_DE_CONTENIDO));
  return {
    services: makeHistorial({
      ...deps,
      contenidos: contenido.contenidos,
      rutas: rutas.services,
      logros: { publicados },
      formularios: [{ idform: idformDelTest, nombre: "Test de bienestar" }],
    }),
  };
}

declare module "../platform/services" {
  interface Services {
    historial: ReturnType<typeof openHistorial>["services"];
  }
}

import type { Plugin } from "vite";
import { leerComunidades } from "./comunidades/escritas";
import { fuenteDeArchivos } from "./contenido/archivos";
import { ContenidoConErrores } from "./contenido/problemas";
import { revisar } from "./contenido/revisar";
import { DE_CUESTIONARIOS, leerFormularios } from "./cuestionarios/escritos";
import { leerLogros } from "./historial/escritos";
import { leerCampanias, leerCausas, leerReglasDeMonedas, leerRondas } from "./recompensas/escritas";
import { leerRutas } from "./rutas/escritas";
import { DE_SALUD_MENTAL } from "./saludMental/escritos";

/** Ends the build where an editor's mistake would be served, naming file, line and field. */
export function checkedContent(folder: string): Plugin {
  return {
    name: "bienestar-checked-content",
    apply: "build",
    async buildStart() {
      if (this.environment.name !== "client") return;
      const leido = await fuenteDeArchivos(folder).leer();
      const enCarpetas = [DE_CUESTIONARIOS, DE_SALUD_MENTAL].map((carpeta) =>
        leerFormularios(folder, carpeta, leido.direcciones),
      );
      const leidos = await Promise.all([
        ...enCarpetas,
        leerRutas(folder, leido.direcciones),
        leerLogros(folder, leido.direcciones),
        leerComunidades(folder, leido.direcciones),
        leerReglasDeMonedas(folder, leido.direcciones),
        leerRondas(folder, leido.direcciones),
        leerCausas(folder, leido.direcciones),
        leerCampanias(folder, leido.direcciones),
      ]);
      const problemas = [revisar(leido), ...leidos].flatMap((lectura) => lectura.problemas);
      if (problemas.length > 0) this.error(new ContenidoConErrores(problemas).message);
    },
  };
}

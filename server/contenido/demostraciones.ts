import { esDemostracion } from "../../app/domain/contenido/taller";
import type { Fuente } from "./fuente";

/**
 * Content without workshops whose room only shows a sample film: in production nobody is invited to one, or pays for
 * it. Each is a problem of its file; the rest is shown.
 */
export const sinDemostraciones = (fuente: Fuente): Fuente => ({
  ...fuente,
  async leer() {
    const leido = await fuente.leer();
    const enVivo = leido.talleres.filter(({ taller }) => !esDemostracion(taller));
    const problemas = leido.talleres
      .filter(({ taller }) => esDemostracion(taller))
      .map(({ lugar }) => ({
        ...lugar(["sala", "clip"]),
        mensaje: "es una demostración: en producción la sala lleva enlace o incrustado",
      }));
    return { ...leido, talleres: enVivo, problemas: [...leido.problemas, ...problemas] };
  },
});

import type { Contenidos } from "../contenido/repositorio";
import type { Pieza } from "../contenido/contenido";
import type { EstadoDeCuestionario } from "./estado";
import type { Dimension, Formulario } from "./formulario";
import { loPrimero, resultadosDe } from "./resultados";

export interface Recomendacion {
  dimension: string;
  /** Why it comes here: it weighs, somebody chose it, or it goes well and is to stay so. */
  motivo: "elegida" | "pesa" | "mantener";
  razon: string;
  piezas: readonly Pieza[];
  especialidad: Dimension["recomendacion"]["especialidad"];
  conQuien: string;
}

const CUANTAS = 3;

/**
 * What may help, with the reason: first what somebody said that they want to begin with, then what weighs most. Only
 * what is published now is named. Where all goes well, the one that goes least well, to keep it so.
 */
export function makeRecomendar({ contenidos }: { contenidos: Pick<Contenidos, "porUrl"> }) {
  return async (
    form: Formulario,
    estado: Pick<EstadoDeCuestionario, "respuestas">,
  ): Promise<Recomendacion[]> => {
    const resultados = resultadosDe(form, estado);
    const primera = loPrimero(form, estado);
    const masBajas = [...resultados.dimensiones].sort((una, otra) => una.puntaje - otra.puntaje);
    const pesan = masBajas.filter(({ nivel }) => nivel < form.franjas.length - 1).map(({ id }) => id);
    const [menor] = masBajas;
    const ids = [...new Set([...(primera ? [primera] : []), ...pesan])].slice(0, CUANTAS);
    const elegidas = ids.length > 0 ? ids : menor ? [menor.id] : [];
    return Promise.all(
      elegidas.flatMap((id) => {
        const dimension = form.dimensiones.find((una) => una.id === id);
        if (!dimension) return [];
        const motivo = id === primera ? "elegida" : pesan.includes(id) ? "pesa" : "mantener";
        return [recomendar(dimension, motivo)];
      }),
    );
  };

  async function recomendar(
    { nombre, recomendacion }: Dimension,
    motivo: Recomendacion["motivo"],
  ): Promise<Recomendacion> {
    const { razon, conQuien, especialidad } = recomendacion;
    const piezas = await Promise.all(
      recomendacion.piezas.map(({ tipo, url }) =>
        contenidos.porUrl<"video" | "herramienta" | "lectura">(tipo, url),
      ),
    );
    return {
      dimension: nombre,
      motivo,
      razon,
      especialidad,
      conQuien,
      piezas: piezas.flatMap((una) => una ?? []),
    };
  }
}

import type { Parte } from "../saldo/saldo";
import type { Especialidad } from "../../shared/especialidades/especialidad";
import { soles } from "../../shared/dinero";

/** Price of a single session with a specialist. */
export interface PrecioSuelto {
  especialidad: Especialidad["slug"];
  precioCentimos: number;
}

/** Reads the prices of single sessions. */
export type FuenteDePrecios = () => Promise<readonly PrecioSuelto[]>;

export interface ConPreciosSueltos {
  /** Sources of the prices: the contexts that sell single sessions. */
  preciosSueltos: () => readonly FuenteDePrecios[];
}

/** Prices of all single sessions of today, in céntimos. */
export const leerSueltos = async ({ preciosSueltos }: ConPreciosSueltos): Promise<PrecioSuelto[]> =>
  (await Promise.all(preciosSueltos().map((leer) => leer()))).flat();

/** Prices of the cheapest and the dearest specialist. */
export interface RangoDePrecio {
  desdeCentimos: number;
  hastaCentimos: number;
}

/** Price range of the sessions without a pack; null when a specialty has no specialist. */
export function rangoSinPaquete(
  contenido: readonly Parte[],
  especialidades: readonly Pick<Especialidad, "id" | "slug">[],
  sueltos: readonly PrecioSuelto[],
): RangoDePrecio | null {
  let [desdeCentimos, hastaCentimos] = [0, 0];
  for (const { idEspecialidad, sesiones } of contenido) {
    const slug = especialidades.find(({ id }) => id === idEspecialidad)?.slug;
    const precios = sueltos
      .filter(({ especialidad }) => especialidad === slug)
      .map(({ precioCentimos }) => precioCentimos);
    if (precios.length === 0) return null;
    desdeCentimos += sesiones * Math.min(...precios);
    hastaCentimos += sesiones * Math.max(...precios);
  }
  return { desdeCentimos, hastaCentimos };
}

/**
 * True when a pack saves money with any specialist. A bono pays a session with anybody of its specialty, whatever the
 * price. So a pack only surely saves money when its sessions cost more even with the cheapest.
 */
export const ahorraSiempre = (
  { precioCentimos }: { precioCentimos: number },
  { desdeCentimos }: RangoDePrecio,
): boolean => precioCentimos < desdeCentimos;

/**
 * Percentage that a pack surely saves, rounded down: it compares with the cheapest specialist. Null for a pack that
 * saves less than 1 %.
 */
export function ahorroEnPorcentaje(
  { precioCentimos }: { precioCentimos: number },
  { desdeCentimos }: RangoDePrecio,
): number | null {
  if (desdeCentimos <= 0) return null;
  const porcentaje = Math.floor(((desdeCentimos - precioCentimos) * 100) / desdeCentimos);
  return porcentaje >= 1 ? porcentaje : null;
}

/** "Una sesión suelta cuesta de S/ 45.00 a S/ 70.00.", or of a pack of several specialties all that it brings. */
export function sueltasEnPalabras(contenido: readonly Parte[], rango: RangoDePrecio): string {
  const [parte] = contenido;
  if (parte && contenido.length === 1) {
    return `Una sesión suelta cuesta ${entre(rango, parte.sesiones)}.`;
  }
  return `Esas sesiones, sueltas, cuestan ${entre(rango, 1)}.`;
}

/** "Sesión suelta: de S/ 45.00 a S/ 70.00", for packs of one specialty. */
export const sueltaEnBreve = ([parte]: readonly Parte[], rango: RangoDePrecio): string =>
  `Sesión suelta: ${entre(rango, parte?.sesiones ?? 1)}`;

function entre({ desdeCentimos, hastaCentimos }: RangoDePrecio, sesiones: number): string {
  const [desde, hasta] = [soles(desdeCentimos / sesiones), soles(hastaCentimos / sesiones)];
  return desde === hasta ? desde : `de ${desde} a ${hasta}`;
}

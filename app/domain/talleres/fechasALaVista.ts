import type { Taller } from "../contenido/contenido";
import type { FechaDeTaller } from "../contenido/fechasDeTaller";
import type { Deps } from "../shared/puertos";
import { recursoDe } from "./inscripciones/inscribirse";
import { claveDe, lugaresLibres, sePregunta, type ClaveDeFecha } from "./inscripciones/inscripcion";

/** A date of a workshop as a screen shows it: its hours, and whether a place is free. */
export interface FechaALaVista extends FechaDeTaller, ClaveDeFecha {
  quedan: number;
  /** True when a person who asks for a place now would join the waiting list. */
  conEspera: boolean;
  cancelada: string | null;
  /** Price with IGV, in céntimos; 0 for a free date. */
  precioCentimos: number;
  /** Real beginning and end, which the host set; null before. */
  empezadaEn: Date | null;
  terminadaEn: Date | null;
}

/** Free places of a date, in words that are the same for everybody. */
export function lugaresEnPalabras({ cancelada, quedan, conEspera }: FechaALaVista): string {
  if (cancelada !== null) return "cancelada";
  if (conEspera) return "sin lugares, hay lista de espera";
  return quedan === 1 ? "queda 1 lugar" : `quedan ${quedan} lugares`;
}

export interface FechaEnLista {
  taller: Taller;
  fecha: FechaALaVista;
}

/** A date as the rule of its workshop in the content gives it. */
export interface DichaPorElTaller {
  taller: Taller;
  fecha: FechaDeTaller;
}

/** Present state of workshop dates: moved, cancelled, number of free places. */
export function makeFechasALaVista({
  repos,
  now,
}: Pick<Deps<"fechasDeTaller" | "inscripciones" | "ocupaciones">, "repos" | "now">) {
  const comoEstan = async (dichas: readonly DichaPorElTaller[]) =>
    enOrden(dichas, await leerFechas(dichas.map(claveDeDicha)));

  /** Reads the state of these dates, and for `otras` only the stored dates. */
  const leerFechas = async (claves: readonly ClaveDeFecha[], otras: readonly ClaveDeFecha[] = []) => {
    const [escritas, tomados, esperan] = await Promise.all([
      repos.fechasDeTaller.varias([...claves, ...otras]),
      repos.ocupaciones.tomados(claves.map(recursoDe)),
      repos.inscripciones.esperan(claves),
    ]);
    return { escritas, tomados, esperan };
  };

  const enOrden = (
    dichas: readonly DichaPorElTaller[],
    { escritas, tomados, esperan }: Awaited<ReturnType<typeof leerFechas>>,
  ) =>
    dichas
      .map((anunciada): FechaEnLista => {
        const { taller } = anunciada;
        const fecha = { ...anunciada.fecha, ...claveDeDicha(anunciada) };
        const escrita = escritas.get(claveDe(fecha));
        const { inicio, fin, cupos } = escrita ?? fecha;
        const { precioCentimos } = escrita ?? taller;
        const quedan = lugaresLibres({ cupos, tomados: tomados.get(recursoDe(fecha)) ?? 0 });
        const conEspera = quedan === 0 || (sePregunta({ inicio }, now()) && esperan.has(claveDe(fecha)));
        const cancelada = escrita?.canceladaPor ?? null;
        const { empezadaEn = null, terminadaEn = null } = escrita ?? {};
        const estado = {
          inicio,
          fin,
          cupos,
          aviso: escrita && !seDiceIgual(escrita, fecha) ? null : fecha.aviso,
          precioCentimos,
          quedan,
          conEspera,
          cancelada,
          empezadaEn,
          terminadaEn,
        };
        return { taller, fecha: { ...fecha, ...estado } };
      })
      .sort((a, b) => a.fecha.inicio.getTime() - b.fecha.inicio.getTime());

  return { comoEstan, leerFechas, enOrden };
}

/** True when the content has the hour that people were told: only then its note about a moved date is true. */
const seDiceIgual = (
  izquierda: Pick<FechaDeTaller, "inicio" | "fin">,
  derecha: Pick<FechaDeTaller, "inicio" | "fin">,
) =>
  izquierda.inicio.getTime() === derecha.inicio.getTime() &&
  izquierda.fin.getTime() === derecha.fin.getTime();

export const claveDeDicha = ({ taller, fecha }: DichaPorElTaller): ClaveDeFecha => ({
  uid: taller.uid,
  fecha: fecha.fecha,
});

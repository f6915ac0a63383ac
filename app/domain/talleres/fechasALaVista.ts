import type { Taller } from "../contenido/contenido";
import type { FechaDeTaller } from "../contenido/fechasDeTaller";
import type { Deps } from "../shared/puertos";
import { recursoDe } from "./inscripciones/inscribirse";
import { claveDe, lugaresLibres, sePregunta, type ClaveDeFecha } from "./inscripciones/inscripcion";

/** A date as a screen shows it: when it is, and whether there is room. */
export interface FechaALaVista extends FechaDeTaller, ClaveDeFecha {
  quedan: number;
  /** Who asks now stands behind somebody, or finds nothing free. */
  conEspera: boolean;
  cancelada: string | null;
  /** IGV included; 0 where it is free. */
  precioCentimos: number;
  /** By whoever leads it. */
  empezadaEn: Date | null;
  terminadaEn: Date | null;
}

export interface FechaEnLista {
  taller: Taller;
  fecha: FechaALaVista;
}

/** A date as the rule of its workshop says it. */
export interface DichaPorElTaller {
  taller: Taller;
  fecha: FechaDeTaller;
}

/** What the dates of workshops are like now: moved or cancelled ones, and the room that is left in each. */
export function makeFechasALaVista({
  repos,
  now,
}: Pick<Deps<"fechasDeTaller" | "inscripciones" | "ocupaciones">, "repos" | "now">) {
  const comoEstan = async (dichas: readonly DichaPorElTaller[]) =>
    enOrden(dichas, await leerFechas(dichas.map(claveDeDicha)));

  /** What is kept of these dates, and of some others only what they are. */
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
      .map((dicha): FechaEnLista => {
        const { taller } = dicha;
        const fecha = { ...dicha.fecha, ...claveDeDicha(dicha) };
        const escrita = escritas.get(claveDe(fecha));
        const { inicio, fin, cupos } = escrita ?? fecha;
        const { precioCentimos } = escrita ?? taller;
        const quedan = lugaresLibres({ cupos, tomados: tomados.get(recursoDe(fecha)) ?? 0 });
        const conEspera = quedan === 0 || (sePregunta({ inicio }, now()) && esperan.has(claveDe(fecha)));
        const cancelada = escrita?.canceladaPor ?? null;
        const { empezadaEn = null, terminadaEn = null } = escrita ?? {};
        const como = {
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
        return { taller, fecha: { ...fecha, ...como } };
      })
      .sort((una, otra) => una.fecha.inicio.getTime() - otra.fecha.inicio.getTime());

  return { comoEstan, leerFechas, enOrden };
}

/** Whether the content says the hour that people were told: its note on a move is true only then. */
const seDiceIgual = (
  una: Pick<FechaDeTaller, "inicio" | "fin">,
  otra: Pick<FechaDeTaller, "inicio" | "fin">,
) => una.inicio.getTime() === otra.inicio.getTime() && una.fin.getTime() === otra.fin.getTime();

export const claveDeDicha = ({ taller, fecha }: DichaPorElTaller): ClaveDeFecha => ({
  uid: taller.uid,
  fecha: fecha.fecha,
});

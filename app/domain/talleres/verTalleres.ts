import { z } from "zod";
import { NIVELES, type Taller } from "../contenido/contenido";
import { fechasEntre, type FechaDeTaller } from "../contenido/fechasDeTaller";
import { diaDeSemana, fechaDe, instanteDe, sumarDias, sumarMeses, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { recursoDe, type ConContenido } from "./inscripciones/inscribirse";
import {
  lugaresLibres,
  VENTANA_EN_DIAS,
  yaEmpezo,
  type ClaveDeFecha,
  type Inscripcion,
} from "./inscripciones/inscripcion";

/** How far ahead a list looks, and how many dates of one workshop its page shows. */
const DIAS_DE_LA_LISTA = 35;
const FECHAS_DE_UN_TALLER = 6;
export const MESES_DEL_CALENDARIO = 6;

/** A date as a screen shows it: when it is, and whether there is room. */
export interface FechaALaVista extends FechaDeTaller, ClaveDeFecha {
  quedan: number;
  /** Who asks now stands behind somebody, or finds nothing free. */
  conEspera: boolean;
  cancelada: string | null;
}

export interface FechaEnLista {
  taller: Taller;
  fecha: FechaALaVista;
}

const texto = z.string().max(80).optional().catch(undefined);

/** What the address of the list says. What it does not know it leaves out. */
export const filtrosDeTalleres = z.object({
  tema: texto,
  dia: z.coerce.number().int().min(1).max(7).optional().catch(undefined),
  nivel: z.enum(NIVELES).optional().catch(undefined),
  con: texto,
});
export type FiltrosDeTalleres = z.output<typeof filtrosDeTalleres>;

const pasa = ({ taller, fecha }: FechaEnLista, { tema, dia, nivel, con }: FiltrosDeTalleres) =>
  (tema === undefined || taller.temas.includes(tema)) &&
  (dia === undefined || diaDeSemana(fechaDe(fecha.inicio)) === dia) &&
  (nivel === undefined || taller.nivel === nivel) &&
  (con === undefined || taller.anfitrion.uid === con);

/** The months that a calendar may be opened at, from this one on. */
export function mesesDelCalendario(now: Date): string[] {
  const primero = `${fechaDe(now).slice(0, 7)}-01`;
  return Array.from({ length: MESES_DEL_CALENDARIO }, (_, n) => sumarMeses(primero, n).slice(0, 7));
}

/** The days of a month in weeks that begin on Monday; null where a week reaches into another month. */
export function semanasDe(mes: string): (Fecha | null)[][] {
  const primero = `${mes}-01`;
  const cuantos = Number(sumarDias(sumarMeses(primero, 1), -1).slice(8));
  const casillas = [
    ...Array.from({ length: diaDeSemana(primero) - 1 }, () => null),
    ...Array.from({ length: cuantos }, (_, n) => sumarDias(primero, n)),
  ];
  return Array.from({ length: Math.ceil(casillas.length / 7) }, (_, semana) =>
    Array.from({ length: 7 }, (_, dia) => casillas[semana * 7 + dia] ?? null),
  );
}

export function makeVerTalleres({
  repos,
  now,
  contenidos,
  diasDeRegla,
}: Deps<"fechasDeTaller" | "inscripciones" | "ocupaciones"> & ConContenido) {
  /** What the dates of some workshops are like now, in their order. A date that somebody has a place in stays theirs. */
  async function entre(talleres: readonly Taller[], desde: Date, hasta: Date): Promise<FechaEnLista[]> {
    return comoEstan(
      talleres.flatMap((taller) =>
        fechasEntre(taller, diasDeRegla, desde, hasta).map((fecha) => ({ taller, fecha })),
      ),
    );
  }

  async function comoEstan(dichas: readonly { taller: Taller; fecha: FechaDeTaller }[]) {
    const todas = dichas.map(({ taller, fecha }) => ({ taller, fecha: { ...fecha, uid: taller.uid } }));
    const claves = todas.map(({ fecha }) => fecha);
    const [escritas, tomados, esperan] = await Promise.all([
      repos.fechasDeTaller.varias(claves),
      repos.ocupaciones.tomados(claves.map(recursoDe)),
      repos.inscripciones.esperan(claves),
    ]);
    return todas
      .map(({ taller, fecha }): FechaEnLista => {
        const escrita = escritas.get(`${fecha.uid} ${fecha.fecha}`);
        const { inicio, fin, cupos } = escrita ?? fecha;
        const quedan = lugaresLibres({ cupos, tomados: tomados.get(recursoDe(fecha)) ?? 0 });
        const conEspera = quedan === 0 || esperan.has(`${fecha.uid} ${fecha.fecha}`);
        const cancelada = escrita?.canceladaPor ?? null;
        return { taller, fecha: { ...fecha, inicio, fin, cupos, quedan, conEspera, cancelada } };
      })
      .sort((una, otra) => una.fecha.inicio.getTime() - otra.fecha.inicio.getTime());
  }

  return {
    todos: contenidos.talleres,

    /** The next date of each workshop that has one like that, the first to come first. */
    async lista(filtros: FiltrosDeTalleres): Promise<FechaEnLista[]> {
      const ahora = now();
      const hasta = instanteDe(sumarDias(fechaDe(ahora), DIAS_DE_LA_LISTA), "00:00");
      const fechas = await entre(await contenidos.talleres(), ahora, hasta);
      const vistos = new Set<string>();
      return fechas.filter((una) => {
        if (una.fecha.cancelada || !pasa(una, filtros) || vistos.has(una.taller.uid)) return false;
        vistos.add(una.taller.uid);
        return true;
      });
    },

    /** All that is still to come in a month. */
    async mes(mes: string): Promise<FechaEnLista[]> {
      const ahora = now();
      const desde = instanteDe(`${mes}-01`, "00:00");
      const hasta = instanteDe(sumarMeses(`${mes}-01`, 1), "00:00");
      return entre(await contenidos.talleres(), desde < ahora ? ahora : desde, hasta);
    },

    /** One workshop with its next dates and the one that is asked for; null for one that is not published. */
    async uno(
      url: string,
      pedida: Fecha | null,
    ): Promise<{ taller: Taller; fechas: FechaALaVista[] } | null> {
      const taller = (await contenidos.talleres()).find((otro) => otro.url === url);
      if (!taller) return null;
      const ahora = now();
      const hasta = instanteDe(sumarDias(fechaDe(ahora), VENTANA_EN_DIAS), "00:00");
      const vistas = fechasEntre(taller, diasDeRegla, ahora, hasta).filter(
        ({ fecha }, indice) => indice < FECHAS_DE_UN_TALLER || fecha === pedida,
      );
      const fechas = await comoEstan(vistas.map((fecha) => ({ taller, fecha })));
      return { taller, fechas: fechas.map(({ fecha }) => fecha).filter((una) => !yaEmpezo(una, ahora)) };
    },

    /** A person's places in the dates to come of one workshop. */
    async lugares(idPersona: number, uid: string): Promise<Inscripcion[]> {
      const suyas = await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null });
      return suyas.map(({ inscripcion }) => inscripcion).filter((una) => una.uid === uid);
    },

    /** A person's place in a date, and how many stand before them in its line. */
    async lugar(
      idPersona: number,
      clave: ClaveDeFecha,
    ): Promise<{ inscripcion: Inscripcion; antes: number } | null> {
      const inscripcion = await repos.inscripciones.viva(idPersona, clave);
      if (!inscripcion) return null;
      const { numero } = inscripcion;
      const antes = numero === null ? 0 : await repos.inscripciones.cuantasAntes({ ...clave, numero });
      return { inscripcion, antes };
    },
  };
}

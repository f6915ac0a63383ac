import type { Taller } from "../contenido/contenido";
import type { ProximoEnVivo } from "../contenido/enVivo";
import type { Contenidos } from "../contenido/repositorio";
import { fechaDelDia, fechasPosibles } from "../contenido/fechasDeTaller";
import { tieneDireccion } from "../contenido/reglas";
import { fechaDe, instanteDe, sumarDias, sumarMeses, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import {
  claveDeDicha,
  makeFechasALaVista,
  type DichaPorElTaller,
  type FechaALaVista,
  type FechaEnLista,
} from "./fechasALaVista";
import { detallesDeTaller } from "./busqueda";
import { direccionDeFecha } from "./inscripciones/direcciones";
import { pasa, primeroDeSusTemas, type FiltrosDeTalleres } from "./filtros";
import { tallerPara, type ConContenido } from "./inscripciones/inscribirse";
import {
  acaba,
  claveDe,
  dejoPasarSuTurno,
  esDePago,
  loQueFalta,
  sePuedeAceptar,
  VENTANA_EN_DIAS,
  yaEmpezo,
  yaVencio,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "./inscripciones/inscripcion";
import type { LugarDeAlguien } from "./inscripciones/repositorio";
import { estadoDeSala } from "./sala/sala";

/** How far ahead a list looks, so that also what is once a month and left out once is in it; and how many dates of one workshop its page shows. */
const DIAS_DE_LA_LISTA = 70;
const FECHAS_DE_UN_TALLER = 6;

/** The video of a date that is over. */
export interface Grabacion {
  inicio: Date;
  video: string;
}

export interface SuLugar {
  inscripcion: Inscripcion;
  antes: number;
  asistio: boolean;
  /** The code of its certificate, once its date is over. */
  certificado: string | null;
  /** What is known of their presence is enough for a certificate; told before the date is over, too. */
  conCertificado: boolean;
  /** The order that it waits for; null where nothing was ordered. */
  porPagar: LugarDeAlguien["porPagar"];
}

/** A date, with the name by which it was written down where somebody has a place in it. */
type FechaElegida = FechaALaVista & { titulo?: string };

interface TallerDeAlguien {
  /** Null where the content knows it no more, and only the date of somebody's place tells of it. */
  taller: Taller | null;
  /** Whether others find it, too. */
  sePublica: boolean;
  fechas: FechaALaVista[];
  elegida: FechaElegida | null;
  lugar: SuLugar | null;
  /** What the line offered them in the chosen date ran out without their answer, and they have nothing there now. */
  pasoSuTurno: boolean;
  /** The dates in which they have a place, or wait for one. */
  suyas: ReadonlyMap<string, LugarDeAlguien>;
  /** Something else of theirs stands at that hour: of who has no place in it. */
  seCruza: boolean;
  grabaciones: Grabacion[];
}

export function makeVerTalleres({
  repos,
  now,
  contenidos,
  diasDeRegla,
}: Deps<"fechasDeTaller" | "inscripciones" | "ocupaciones"> &
  ConContenido & { contenidos: Pick<Contenidos, "porUrl"> }) {
  const { comoEstan, leerFechas, enOrden } = makeFechasALaVista({ repos, now });

  /** What the dates of some workshops are like now, in their order. A date that somebody has a place in stays theirs. */
  async function entre(talleres: readonly Taller[], desde: Date, hasta: Date): Promise<FechaEnLista[]> {
    const todas = await comoEstan(
      talleres.flatMap((taller) =>
        fechasPosibles(taller, diasDeRegla, desde, hasta).map((fecha) => ({ taller, fecha })),
      ),
    );
    return todas.filter(({ fecha: { inicio } }) => desde <= inicio && inicio < hasta);
  }

  const publicado = async (url: string) =>
    (await contenidos.talleres()).find((otro) => tieneDireccion(otro, url)) ?? null;

  /** The dates of a workshop that its page shows: the next ones, and the one that is asked for. */
  const aLaVista = (taller: Taller, pedida: Fecha | null): DichaPorElTaller[] => {
    const ahora = now();
    const hasta = instanteDe(sumarDias(fechaDe(ahora), VENTANA_EN_DIAS), "00:00");
    const posibles = fechasPosibles(taller, diasDeRegla, ahora, hasta);
    // What its people were told may still be to come where the content says an hour that has passed.
    const pasadas = posibles.filter(({ inicio }) => inicio < ahora).length;
    return posibles
      .filter(({ fecha }, indice) => indice < pasadas + FECHAS_DE_UN_TALLER || fecha === pedida)
      .map((fecha) => ({ taller, fecha }));
  };

  const porVenir = (fechas: readonly FechaEnLista[]) =>
    fechas.map(({ fecha }) => fecha).filter((una) => !yaEmpezo(una, now()));

  /** How many stand before somebody in its line. */
  const enSuLugar = async ({ fecha, certificado, ...suyo }: LugarDeAlguien): Promise<SuLugar> => {
    const { numero, estado } = suyo.inscripcion;
    const antes =
      numero === null || estado !== "esperando"
        ? 0
        : await repos.inscripciones.cuantasAntes({ ...suyo.inscripcion, numero });
    const termino = now() >= acaba(fecha);
    return {
      ...suyo,
      antes,
      conCertificado: certificado !== null,
      certificado: termino ? certificado : null,
    };
  };

  /** The recordings whose video is still to be seen. */
  async function publicadas({ grabaciones }: Taller) {
    const videos = await Promise.all(grabaciones.map(({ video }) => contenidos.porUrl("video", video)));
    return grabaciones.filter((_, indice) => videos[indice]);
  }

  /**
   * What was recorded of the dates that are over, the newest first: for everybody where it is free, and else for who
   * had a place in that date.
   */
  const grabacionesDe = (
    grabaciones: Taller["grabaciones"],
    taller: Taller,
    escritas: ReadonlyMap<string, FechaConLugares>,
    suyos: readonly LugarDeAlguien[],
  ) =>
    grabaciones
      .flatMap(({ fecha, video }): Grabacion[] => {
        const escrita = escritas.get(claveDe({ uid: taller.uid, fecha }));
        const suya = escrita ?? fechaDelDia(taller, diasDeRegla, fecha);
        if (!suya || suya.fin > now() || (escrita && escrita.canceladaPor !== null)) return [];
        const gratis = !esDePago(escrita ?? taller);
        const conLugar = suyos.some(
          ({ inscripcion }) => inscripcion.fecha === fecha && inscripcion.estado === "inscrita",
        );
        return gratis || conLugar ? [{ inicio: suya.inicio, video }] : [];
      })
      .sort((una, otra) => otra.inicio.getTime() - una.inicio.getTime());

  /** The next date of each workshop that has one like that, the first to come first. */
  async function lista(filtros: FiltrosDeTalleres): Promise<FechaEnLista[]> {
    const ahora = now();
    const hasta = instanteDe(sumarDias(fechaDe(ahora), DIAS_DE_LA_LISTA), "00:00");
    const fechas = await entre(await contenidos.talleres(), ahora, hasta);
    const vistos = new Set<string>();
    return fechas.filter((una) => {
      if (una.fecha.cancelada || !pasa(una, filtros) || vistos.has(una.taller.uid)) return false;
      vistos.add(una.taller.uid);
      return true;
    });
  }

  return {
    todos: contenidos.talleres,
    lista,

    /** The first to come, not begun yet, that has the first of these themes, or else the second, and so on. */
    async proximoDe(temas: readonly string[]): Promise<ProximoEnVivo | null> {
      const sinEmpezar = (await lista({})).filter(({ fecha }) => !yaEmpezo(fecha, now()));
      const deSusTemas = primeroDeSusTemas(temas, sinEmpezar);
      if (!deSusTemas) return null;
      const { taller, fecha } = deSusTemas;
      return {
        titulo: taller.titulo,
        href: direccionDeFecha({ url: taller.url, fecha: fecha.fecha }),
        inicio: fecha.inicio,
        detalles: detallesDeTaller({ ...taller, precioCentimos: fecha.precioCentimos }),
      };
    },

    /** All like that which is still to come in a month. */
    async mes(mes: string, filtros: FiltrosDeTalleres = {}): Promise<FechaEnLista[]> {
      const ahora = now();
      const desde = instanteDe(`${mes}-01`, "00:00");
      const hasta = instanteDe(sumarMeses(`${mes}-01`, 1), "00:00");
      const fechas = await entre(await contenidos.talleres(), desde < ahora ? ahora : desde, hasta);
      return fechas.filter((una) => pasa(una, filtros));
    },

    /** One workshop with its next dates and the one that is asked for; null for one that is not published. */
    async uno(
      url: string,
      pedida: Fecha | null,
    ): Promise<{ taller: Taller; fechas: FechaALaVista[] } | null> {
      const taller = await publicado(url);
      return taller && { taller, fechas: porVenir(await comoEstan(aLaVista(taller, pedida))) };
    },

    /**
     * The same as somebody sees it: the date that they asked for, or the next one, with their place in it, and what
     * they may see of those that are over. Who has a place in a date is shown it as they were told of it, also once it
     * began, where its rule has it no more, or where the workshop is published no more.
     */
    async paraAlguien(
      url: string,
      pedida: Fecha | null,
      idPersona: number | null,
    ): Promise<TallerDeAlguien | null> {
      const pedido = await tallerPara({ contenidos, repos }, { idPersona, url, fecha: pedida ?? "" });
      if (!pedido) return null;
      const { uid, taller } = pedido;
      const aLaVenta = await publicado(url);
      const dichas = aLaVenta ? aLaVista(aLaVenta, pedida) : [];
      const grabadas = (taller?.grabaciones ?? []).map(({ fecha }) => ({ uid, fecha }));
      const [leidas, suyos, grabaciones] = await Promise.all([
        leerFechas(dichas.map(claveDeDicha), grabadas),
        idPersona === null ? [] : repos.inscripciones.delTaller(idPersona, uid),
        taller ? publicadas(taller) : [],
      ]);
      const fechas = porVenir(enOrden(dichas, leidas));
      const suLugarEn = (dia: Fecha | undefined) => suyos.find(({ fecha }) => fecha.fecha === dia);
      // Who may enter a room now has come for that, and not for a date after it.
      const enSuSala = suyos.find(
        ({ inscripcion, fecha }) =>
          inscripcion.estado === "inscrita" && estadoDeSala(fecha, now()) === "abierta",
      );
      const dia = pedida ?? enSuSala?.fecha.fecha ?? null;
      const dicha = dia === null ? proxima(fechas) : fechas.find(({ fecha }) => fecha === dia);
      const elegida: FechaElegida | null = dicha ?? enSuFecha(dia === null ? undefined : suLugarEn(dia));
      const suyo = suLugarEn(elegida?.fecha);
      const lugar = suyo && !yaVencio(suyo.inscripcion, now()) ? suyo : null;
      // What of a place of theirs ran out stands there for some minutes still.
      const deEste = suyo?.inscripcion.idInscripcion ?? null;
      const ultima =
        lugar === null && elegida && idPersona !== null
          ? (suyo?.inscripcion ??
            (await repos.inscripciones.ultima(idPersona, { uid, fecha: elegida.fecha })))
          : null;
      return {
        ...{ taller, sePublica: aLaVenta !== null, fechas, elegida },
        lugar: lugar && (await enSuLugar(lugar)),
        pasoSuTurno: ultima !== null && dejoPasarSuTurno(ultima, now()),
        suyas: porClave(suyos, now()),
        seCruza:
          idPersona !== null &&
          elegida !== null &&
          (lugar === null || lugar.inscripcion.estado === "esperando") &&
          (await repos.ocupaciones.personaOcupada(idPersona, elegida, deEste)),
        grabaciones: taller ? grabacionesDe(grabaciones, taller, leidas.escritas, suyos) : [],
      };
    },

    /** A person's places in the dates to come of one workshop. */
    async lugares(idPersona: number, uid: string) {
      const suyas = await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null });
      return suyas.filter(({ inscripcion }) => inscripcion.uid === uid && !yaVencio(inscripcion, now()));
    },

    /** How somebody stands in the dates to come, by the keys of these. */
    async suyas(idPersona: number): Promise<ReadonlyMap<string, LugarDeAlguien>> {
      return porClave(await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null }), now());
    },

    /** The places that are kept for a person until they pay them. What a payment under way keeps asks nothing of them. */
    async sinPagar(idPersona: number): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares }[]> {
      const suyas = await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null });
      return suyas.filter(
        ({ inscripcion, fecha, porPagar }) =>
          esDePago(fecha) &&
          !fecha.canceladaPor &&
          sePuedeAceptar(inscripcion, now()) &&
          loQueFalta(inscripcion, porPagar) !== "confirmar",
      );
    },

    /** A person's place in a date, and how many stand before them in its line. */
    async lugar(idPersona: number, { uid, fecha }: ClaveDeFecha): Promise<SuLugar | null> {
      const suyos = await repos.inscripciones.delTaller(idPersona, uid);
      const suyo = suyos.find((uno) => uno.fecha.fecha === fecha);
      return suyo ? enSuLugar(suyo) : null;
    },
  };
}

const porClave = (lugares: readonly LugarDeAlguien[], ahora: Date) =>
  new Map(
    lugares
      .filter(({ inscripcion }) => inscripcion.estado !== "terminada" && !yaVencio(inscripcion, ahora))
      .map((lugar) => [claveDe(lugar.inscripcion), lugar]),
  );

/** The next one that takes place; only where none does, one that was cancelled. */
const proxima = (fechas: readonly FechaALaVista[]) =>
  fechas.find(({ cancelada }) => cancelada === null) ?? fechas[0];

/** A date as it is kept; null where somebody has no place in it. */
const enSuFecha = (suyo: LugarDeAlguien | undefined): FechaElegida | null =>
  suyo
    ? { ...suyo.fecha, aviso: null, quedan: 0, conEspera: false, cancelada: suyo.fecha.canceladaPor }
    : null;

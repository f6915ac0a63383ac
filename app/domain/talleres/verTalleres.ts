import type { Taller } from "../contenido/contenido";
import type { ProximoEnVivo } from "../contenido/enVivo";
import type { Contenidos } from "../contenido/repositorio";
import { fechasPosibles } from "../contenido/fechasDeTaller";
import { tieneDireccion } from "../contenido/reglas";
import { fechaDe, instanteDe, sumarDias, sumarMeses, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import {
  claveDeDicha,
  lugaresEnPalabras,
  makeFechasALaVista,
  type DichaPorElTaller,
  type FechaALaVista,
  type FechaEnLista,
} from "./fechasALaVista";
import { detallesDeTaller } from "./busqueda";
import { direccionDeFecha } from "./inscripciones/direcciones";
import { pasa, primeroDeSusTemas, type FiltrosDeTalleres } from "./filtros";
import { makeGrabaciones, type Grabacion } from "./grabaciones";
import { tallerPara, type ConContenido } from "./inscripciones/inscribirse";
import {
  acaba,
  claveDe,
  dejoPasarSuTurno,
  esDePago,
  pasoDelLugar,
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

/**
 * Days ahead that the list of workshops covers, enough for a monthly workshop that skips one month. The next constant
 * limits the dates on a workshop's page.
 */
const DIAS_DE_LA_LISTA = 70;
const FECHAS_DE_UN_TALLER = 6;

export interface SuLugar {
  inscripcion: Inscripcion;
  antes: number;
  asistio: boolean;
  /** Code of the place's certificate; null before its date is over. */
  certificado: string | null;
  /** True when the evidence of presence is enough for a certificate, also before the date is over. */
  conCertificado: boolean;
  /** Unpaid order of the place; null when nothing was ordered. */
  porPagar: LugarDeAlguien["porPagar"];
}

/** A date, with the stored title when the person has a place in it. */
type FechaElegida = FechaALaVista & { titulo?: string };

interface TallerDeAlguien {
  /**
   * The workshop; null when the content no longer has it, and only the stored date of the person's place tells about
   * it.
   */
  taller: Taller | null;
  /** True when the workshop is published, so that other people find it too. */
  sePublica: boolean;
  fechas: FechaALaVista[];
  elegida: FechaElegida | null;
  lugar: SuLugar | null;
  /** True when an offer for the chosen date expired unanswered, and the person has no place there now. */
  pasoSuTurno: boolean;
  /** Dates in which the person has a place, or waits for one. */
  suyas: ReadonlyMap<string, LugarDeAlguien>;
  /** True when the person has no place in the date and is busy at its hour. */
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
  const { publicadas, grabacionesDe } = makeGrabaciones({ now, contenidos, diasDeRegla });

  /** Present state of the dates of some workshops, in order. A date with people stays as they were told. */
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

  /** Dates on a workshop's page: the next ones, and the requested one. */
  const aLaVista = (taller: Taller, pedida: Fecha | null): DichaPorElTaller[] => {
    const ahora = now();
    const hasta = instanteDe(sumarDias(fechaDe(ahora), VENTANA_EN_DIAS), "00:00");
    const posibles = fechasPosibles(taller, diasDeRegla, ahora, hasta);
    // A stored date may still lie ahead, although the content now gives it an hour that has passed.
    const pasadas = posibles.filter(({ inicio }) => inicio < ahora).length;
    return posibles
      .filter(({ fecha }, indice) => indice < pasadas + FECHAS_DE_UN_TALLER || fecha === pedida)
      .map((fecha) => ({ taller, fecha }));
  };

  const porVenir = (fechas: readonly FechaEnLista[]) =>
    fechas.map(({ fecha }) => fecha).filter((fecha) => !yaEmpezo(fecha, now()));

  /** Adds the number of people before the person in the waiting list. */
  const enSuLugar = async ({ fecha, certificado, ...lugar }: LugarDeAlguien): Promise<SuLugar> => {
    const { numero, estado } = lugar.inscripcion;
    const antes =
      numero === null || estado !== "esperando"
        ? 0
        : await repos.inscripciones.cuantasAntes({ ...lugar.inscripcion, numero });
    const termino = now() >= acaba(fecha);
    return {
      ...lugar,
      antes,
      conCertificado: certificado !== null,
      certificado: termino ? certificado : null,
    };
  };

  /** The next date of each workshop that fits the filters, the earliest first. */
  async function lista(filtros: FiltrosDeTalleres): Promise<FechaEnLista[]> {
    const ahora = now();
    const hasta = instanteDe(sumarDias(fechaDe(ahora), DIAS_DE_LA_LISTA), "00:00");
    const fechas = await entre(await contenidos.talleres(), ahora, hasta);
    const vistos = new Set<string>();
    return fechas.filter((elemento) => {
      if (elemento.fecha.cancelada || !pasa(elemento, filtros) || vistos.has(elemento.taller.uid))
        return false;
      vistos.add(elemento.taller.uid);
      return true;
    });
  }

  return {
    todos: contenidos.talleres,
    lista,

    /**
     * Next date, not begun yet, of a workshop with the first of these themes; without one, with the second, and so on.
     * Without themes the soonest date with a free place.
     */
    async proximoDe(temas: readonly string[]): Promise<ProximoEnVivo | null> {
      const sinEmpezar = (await lista({})).filter(({ fecha }) => !yaEmpezo(fecha, now()));
      const elegido =
        temas.length > 0
          ? primeroDeSusTemas(temas, sinEmpezar)
          : (sinEmpezar.find(({ fecha }) => fecha.quedan > 0) ?? sinEmpezar[0]);
      if (!elegido) return null;
      const { taller, fecha } = elegido;
      return {
        titulo: taller.titulo,
        href: direccionDeFecha({ url: taller.url, fecha: fecha.fecha }),
        inicio: fecha.inicio,
        detalles: detallesDeTaller({ ...taller, precioCentimos: fecha.precioCentimos }),
        lugares: lugaresEnPalabras(fecha),
        dibujo: taller.dibujo,
        temas: taller.temas,
      };
    },

    /** Future dates in a month. */
    async mes(mes: string, filtros: FiltrosDeTalleres = {}): Promise<FechaEnLista[]> {
      const ahora = now();
      const desde = instanteDe(`${mes}-01`, "00:00");
      const hasta = instanteDe(sumarMeses(`${mes}-01`, 1), "00:00");
      const fechas = await entre(await contenidos.talleres(), desde < ahora ? ahora : desde, hasta);
      return fechas.filter((elemento) => pasa(elemento, filtros));
    },

    /** A workshop with its next dates and the requested one; null for an unpublished workshop. */
    async uno(
      url: string,
      pedida: Fecha | null,
    ): Promise<{ taller: Taller; fechas: FechaALaVista[] } | null> {
      const taller = await publicado(url);
      return taller && { taller, fechas: porVenir(await comoEstan(aLaVista(taller, pedida))) };
    },

    /**
     * A workshop as a person sees it: the requested date or the next one, the person's place, and the recordings that
     * they may see. A person with a place sees its date as they were told, also when it has begun, or the content no
     * longer has it or no longer publishes the workshop.
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
      const [leidas, lugares, grabaciones] = await Promise.all([
        leerFechas(dichas.map(claveDeDicha), grabadas),
        idPersona === null ? [] : repos.inscripciones.delTaller(idPersona, uid),
        taller ? publicadas(taller) : [],
      ]);
      const fechas = porVenir(enOrden(dichas, leidas));
      const suLugarEn = (dia: Fecha | undefined) => lugares.find(({ fecha }) => fecha.fecha === dia);
      // A person who may enter a room now wants that date, and not a later one.
      const enSuSala = lugares.find(
        ({ inscripcion, fecha }) =>
          inscripcion.estado === "inscrita" && estadoDeSala(fecha, now()) === "abierta",
      );
      const dia = pedida ?? enSuSala?.fecha.fecha ?? null;
      const anunciada = dia === null ? proxima(fechas) : fechas.find(({ fecha }) => fecha === dia);
      const elegida: FechaElegida | null = anunciada ?? enSuFecha(dia === null ? undefined : suLugarEn(dia));
      const lugarDelDia = suLugarEn(elegida?.fecha);
      const lugar = lugarDelDia && !yaVencio(lugarDelDia.inscripcion, now()) ? lugarDelDia : null;
      // The end of a person's place stays visible for some minutes.
      const deEste = lugarDelDia?.inscripcion.idInscripcion ?? null;
      const ultima =
        lugar === null && elegida && idPersona !== null
          ? (lugarDelDia?.inscripcion ??
            (await repos.inscripciones.ultima(idPersona, { uid, fecha: elegida.fecha })))
          : null;
      return {
        ...{ taller, sePublica: aLaVenta !== null, fechas, elegida },
        lugar: lugar && (await enSuLugar(lugar)),
        pasoSuTurno: ultima !== null && dejoPasarSuTurno(ultima, now()),
        suyas: porClave(lugares, now()),
        seCruza:
          idPersona !== null &&
          elegida !== null &&
          (lugar === null || lugar.inscripcion.estado === "esperando") &&
          (await repos.ocupaciones.personaOcupada(idPersona, elegida, deEste)),
        grabaciones: taller ? grabacionesDe(grabaciones, taller, leidas.escritas, lugares) : [],
      };
    },

    /** A person's places in the dates to come of one workshop. */
    async lugares(idPersona: number, uid: string) {
      const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null });
      return lugares.filter(({ inscripcion }) => inscripcion.uid === uid && !yaVencio(inscripcion, now()));
    },

    /** A person's places in future dates, by the keys of the dates. */
    async suyas(idPersona: number): Promise<ReadonlyMap<string, LugarDeAlguien>> {
      return porClave(await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null }), now());
    },

    /** Unpaid places kept for a person, without those with a payment under way. */
    async sinPagar(idPersona: number): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares }[]> {
      const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde: now(), hasta: null });
      return lugares.filter(
        ({ inscripcion, fecha, porPagar }) =>
          esDePago(fecha) &&
          !fecha.canceladaPor &&
          sePuedeAceptar(inscripcion, now()) &&
          pasoDelLugar(inscripcion, porPagar) !== "confirmar",
      );
    },

    /** A person's place in a date, and the number of people before it in the waiting list. */
    async lugar(idPersona: number, { uid, fecha }: ClaveDeFecha): Promise<SuLugar | null> {
      const lugares = await repos.inscripciones.delTaller(idPersona, uid);
      const lugar = lugares.find((candidato) => candidato.fecha.fecha === fecha);
      return lugar ? enSuLugar(lugar) : null;
    },
  };
}

const porClave = (lugares: readonly LugarDeAlguien[], ahora: Date) =>
  new Map(
    lugares
      .filter(({ inscripcion }) => inscripcion.estado !== "terminada" && !yaVencio(inscripcion, ahora))
      .map((lugar) => [claveDe(lugar.inscripcion), lugar]),
  );

/** Next date that is not cancelled; a cancelled one only when all are cancelled. */
const proxima = (fechas: readonly FechaALaVista[]) =>
  fechas.find(({ cancelada }) => cancelada === null) ?? fechas[0];

/** Stored date of a person's place; null without one. */
const enSuFecha = (lugar: LugarDeAlguien | undefined): FechaElegida | null =>
  lugar
    ? { ...lugar.fecha, aviso: null, quedan: 0, conEspera: false, cancelada: lugar.fecha.canceladaPor }
    : null;

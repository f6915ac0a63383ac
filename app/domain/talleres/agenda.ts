import {
  tieneLugar,
  type ConTalleres,
  type LugarQueEspera,
  type TallerDeAgenda,
  type TalleresDeAgenda,
} from "../agenda/talleres";
import { desdeQueSeVenTalleres } from "../agenda/verAgenda";
import type { Deps, ReposSinCandado } from "../shared/puertos";
import { direccionDeCertificado } from "./certificados/certificado";
import { enAgenda } from "./inscripciones/avisos";
import {
  acaba,
  esDeLaLista,
  esDePago,
  pasoDelLugar,
  sePregunta,
  yaVencio,
  type Inscripcion,
  type FechaConLugares,
} from "./inscripciones/inscripcion";
import type { LugarDeAlguien } from "./inscripciones/repositorio";
import { DEJAR } from "./inscripciones/intenciones";
import { salaDe } from "./sala/sala";
import { direccionParaPagar } from "./ventas/direcciones";

/** Facts about a place that is kept until it is paid or accepted; null for other places. */
export function lugarGuardado(
  {
    porPagar,
    ...inscripcion
  }: Pick<Inscripcion, "estado" | "expiraEn" | "guardadaPara"> & {
    porPagar: { idPedido: string; enProceso: boolean } | null;
  },
  fecha: Pick<FechaConLugares, "url" | "fecha" | "precioCentimos">,
): LugarQueEspera | null {
  const falta = pasoDelLugar(inscripcion, porPagar);
  return falta && inscripcion.expiraEn
    ? {
        hasta: inscripcion.expiraEn,
        falta,
        deLaLista: esDeLaLista(inscripcion),
        hrefDePago: esDePago(fecha) ? direccionParaPagar(fecha) : null,
        idPedido: porPagar?.idPedido ?? null,
      }
    : null;
}

/** A place as the person's agenda shows it; null once it has expired, even when no job has ended it yet. */
const aLaVista = (
  { inscripcion, fecha, asistio, certificado, porPagar }: LugarDeAlguien,
  ahora: Date,
): TallerDeAgenda[] => {
  if (inscripcion.estado === "terminada" || yaVencio(inscripcion, ahora)) return [];
  return [
    {
      ...enAgenda(inscripcion, fecha),
      estado: inscripcion.estado,
      asistencia: asistio,
      certificado:
        certificado === null ? null : { href: direccionDeCertificado(certificado), desde: acaba(fecha) },
      guardado: lugarGuardado({ ...inscripcion, porPagar }, fecha),
      sala: inscripcion.estado === "inscrita" ? salaDe(fecha) : null,
    },
  ];
};

/**
 * A person's places for the private zone: future ones, waits and kept places, and past ones while the zone shows them.
 */
export function makeVerInscripciones({ talleres: deAgenda, now }: ConTalleres & Pick<Deps<never>, "now">) {
  return async (idPersona: number) => {
    const ahora = now();
    const [talleres, esperados] = await Promise.all([
      deAgenda.deLaPersona(idPersona, desdeQueSeVenTalleres(ahora), null, ahora),
      deAgenda.esperados(idPersona, ahora),
    ]);
    const antes = new Map(esperados.map((esperado) => [esperado.id, esperado.antes]));
    return {
      inscripciones: talleres
        .filter((taller) => taller.fin > ahora || tieneLugar(taller))
        .map((taller) => ({ ...taller, antes: antes.get(taller.id) ?? null })),
      fechaHoraServidor: ahora,
    };
  };
}

/** Places that are kept for a person until they are accepted or paid, by the same reading as the unpaid orders. */
export function makeVerGuardados({ talleres: deAgenda, now }: ConTalleres & Pick<Deps<never>, "now">) {
  return async (idPersona: number) => {
    const ahora = now();
    const talleres = await deAgenda.deLaPersona(idPersona, desdeQueSeVenTalleres(ahora), null, ahora);
    return talleres.flatMap(({ titulo, inicio, fin, href, guardado }) =>
      guardado && fin > ahora ? [{ titulo, inicio, href, ...guardado }] : [],
    );
  };
}

/** A person's places, for their agenda. */
export function makeTalleresDeAgenda({ inscripciones }: ReposSinCandado<"inscripciones">): TalleresDeAgenda {
  return {
    async deLaPersona(idPersona, desde, hasta, ahora) {
      const lugares = await inscripciones.deLaPersona(idPersona, { desde, hasta });
      return lugares.flatMap((lugar) => aLaVista(lugar, ahora));
    },

    async esperados(idPersona, ahora) {
      const lugares = await inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
      const esperados = lugares.flatMap((lugar) =>
        // This list is for waiting lists: a place that the person chose and has not paid is shown elsewhere.
        aLaVista(lugar, ahora)
          .filter(({ estado, guardado }) => estado === "esperando" || guardado?.deLaLista)
          .map((enAgenda) => ({ enAgenda, lugar })),
      );
      return Promise.all(
        esperados.map(async ({ enAgenda: visto, lugar: { inscripcion, fecha } }) => {
          const { uid, numero } = inscripcion;
          const enTurno = visto.estado === "esperando" && numero !== null && sePregunta(fecha, ahora);
          return {
            ...visto,
            antes: enTurno
              ? await inscripciones.cuantasAntes({ uid, fecha: inscripcion.fecha, numero })
              : null,
            alDejar: { intencion: DEJAR, fecha: inscripcion.fecha },
          };
        }),
      );
    },

    async dejados(idPersona, desde) {
      const lugares = await inscripciones.dejadas(idPersona, desde);
      return lugares.map(({ inscripcion, fecha, dejadaEn }) => ({
        ...enAgenda(inscripcion, fecha),
        dejadoEn: dejadaEn,
      }));
    },
  };
}

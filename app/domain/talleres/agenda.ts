import {
  tieneLugar,
  type LugarQueEspera,
  type TallerDeAgenda,
  type TalleresDeAgenda,
} from "../agenda/talleres";
import { desdeQueSeVenTalleres } from "../agenda/verAgenda";
import type { Deps, Repos } from "../shared/puertos";
import { direccionDeCertificado } from "./certificados/certificado";
import { enAgenda } from "./inscripciones/avisos";
import {
  acaba,
  esDeLaLista,
  esDePago,
  loQueFalta,
  sePregunta,
  yaVencio,
  type Inscripcion,
  type FechaConLugares,
} from "./inscripciones/inscripcion";
import type { LugarDeAlguien } from "./inscripciones/repositorio";
import { DEJAR } from "./inscripciones/intenciones";
import { salaDe } from "./sala/sala";
import { direccionParaPagar } from "./ventas/direcciones";

/** What is kept for somebody until they pay it, or say that they take it; null where nothing is. */
export function loGuardado(
  {
    porPagar,
    ...inscripcion
  }: Pick<Inscripcion, "estado" | "expiraEn" | "guardadaPara"> & {
    porPagar: { idPedido: string; enProceso: boolean } | null;
  },
  fecha: Pick<FechaConLugares, "url" | "fecha" | "precioCentimos">,
): LugarQueEspera | null {
  const falta = loQueFalta(inscripcion, porPagar);
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

/** A place as its person's agenda shows it. What has ended is in none, also before the round that says so. */
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
      guardado: loGuardado({ ...inscripcion, porPagar }, fecha),
      sala: inscripcion.estado === "inscrita" ? salaDe(fecha) : null,
    },
  ];
};

/**
 * All places of a person, as their zone shows them: those to come, with what they wait for or is kept for them, and
 * those in which they had a place for as long as the zone does.
 */
export function makeVerInscripciones({ repos, now }: Deps<"talleresDeAgenda">) {
  return async (idPersona: number) => {
    const ahora = now();
    const [talleres, esperados] = await Promise.all([
      repos.talleresDeAgenda.deLaPersona(idPersona, desdeQueSeVenTalleres(ahora), null, ahora),
      repos.talleresDeAgenda.esperados(idPersona, ahora),
    ]);
    const antes = new Map(esperados.map((uno) => [uno.id, uno.antes]));
    return {
      inscripciones: talleres
        .filter((taller) => taller.fin > ahora || tieneLugar(taller))
        .map((taller) => ({ ...taller, antes: antes.get(taller.id) ?? null })),
      fechaHoraServidor: ahora,
    };
  };
}

/** A person's places, for their agenda. */
export function makeTalleresDeAgenda({ inscripciones }: Repos<"inscripciones">): TalleresDeAgenda {
  return {
    async deLaPersona(idPersona, desde, hasta, ahora) {
      const suyas = await inscripciones.deLaPersona(idPersona, { desde, hasta });
      return suyas.flatMap((suya) => aLaVista(suya, ahora));
    },

    async esperados(idPersona, ahora) {
      const suyas = await inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
      const esperados = suyas.flatMap((suya) =>
        // What they chose and have still to pay is no line: it is kept for them, and theirs once it is paid.
        aLaVista(suya, ahora)
          .filter(({ estado, guardado }) => estado === "esperando" || guardado?.deLaLista)
          .map((uno) => ({ uno, suya })),
      );
      return Promise.all(
        esperados.map(async ({ uno, suya: { inscripcion, fecha } }) => {
          const { uid, numero } = inscripcion;
          const enTurno = uno.estado === "esperando" && numero !== null && sePregunta(fecha, ahora);
          return {
            ...uno,
            antes: enTurno
              ? await inscripciones.cuantasAntes({ uid, fecha: inscripcion.fecha, numero })
              : null,
            alDejar: { intencion: DEJAR, fecha: inscripcion.fecha },
          };
        }),
      );
    },

    async dejados(idPersona, desde) {
      const suyas = await inscripciones.dejadas(idPersona, desde);
      return suyas.map(({ inscripcion, fecha, dejadaEn }) => ({
        ...enAgenda(inscripcion, fecha),
        dejadoEn: dejadaEn,
      }));
    },
  };
}

import { z } from "zod";
import { campoConForma, campoDeLinea } from "~/domain/shared/campos";
import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
import { nombreCompleto, type EspecialistaConAgenda } from "~/domain/agenda/especialistas/especialista";
import { avisoSinDevolucion } from "~/domain/agenda/citas/textosDeCambios";
import type { HorarioLibre } from "~/domain/agenda/horarios/disponibilidad";
import {
  direccionDeAgenda,
  direccionDeEspera,
  direccionDeHorario,
} from "~/domain/agenda/horarios/direcciones";
import { sePuedeEsperar } from "~/domain/agenda/esperas/apuntarse";
import { diasOfrecidos } from "~/domain/agenda/horarios/disponibilidad";
import { tiraDeDias, mesesDe } from "~/domain/agenda/horarios/tiraDeDias";
import { horarios, momentoEnPalabras, porQueNoEstaLibre } from "~/domain/agenda/horarios/textos";
import {
  diaEnBreve,
  diaVisto,
  diaDeTira,
  diaYNumero,
  horaDe,
  horaEnZona,
  instanteDe,
  sumarDias,
  type Fecha,
} from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { apartadoPropio } from "./apartados.server";
import type { HoraConDireccion } from "./ElegirHorario";
import type { Tira } from "./TiraDeDias";

const DIA_LLENO = "lleno";

/** Choice of a booking in the address of the page. An invalid value counts as not chosen yet. */
export const eleccion = z.object({
  especialista: campoDeLinea().max(120).optional().catch(undefined),
  dia: z.iso.date().optional().catch(undefined),
  hora: campoConForma(/^\d{2}:\d{2}$/)
    .optional()
    .catch(undefined),
  desde: z.iso.date().optional().catch(undefined),
});

interface DiaPorElegir {
  fecha: Fecha;
  detalle: string;
  href: string;
}

/** Strip of days with the requested one; null when there is no day to choose. Earlier and later ones are addresses. */
export function verTira(
  dias: readonly DiaPorElegir[],
  { url, pedida, activo }: { url: URL; pedida: Fecha | undefined; activo: Fecha | undefined },
): Tira | null {
  if (dias.length === 0) return null;
  const tira = tiraDeDias(dias, pedida);
  const hrefDesde = (fecha: Fecha | null) => {
    if (!fecha) return null;
    const consulta = new URLSearchParams(url.searchParams);
    for (const eleccionDeAntes of ["dia", "hora"]) consulta.delete(eleccionDeAntes);
    consulta.set("desde", fecha);
    return `${url.pathname}?${consulta}#dias`;
  };
  return {
    meses: mesesDe(tira.dias),
    dias: tira.dias.map(({ fecha, detalle, href }, indice) => ({
      ...{ dia: diaYNumero(fecha), ...diaDeTira(fecha), detalle, href },
      ...(fecha === activo && { activo: true as const }),
      ...(indice > 0 && sumarDias(tira.dias[indice - 1]!.fecha, 1) !== fecha && { trasHueco: true as const }),
    })),
    antes: hrefDesde(tira.antes),
    despues: hrefDesde(tira.despues),
  };
}

/** Free day that the page opens: the chosen one, or else the first of the strip. */
export function diaAbierto<D extends { fecha: Fecha }>(
  libres: readonly D[],
  todos: readonly { fecha: Fecha }[],
  { dia, desde }: { dia?: Fecha | undefined; desde?: Fecha | undefined },
): D | undefined {
  if (dia && todos.some(({ fecha }) => fecha === dia)) return libres.find(({ fecha }) => fecha === dia);
  const { dias } = tiraDeDias(todos, dia ?? desde ?? libres[0]?.fecha);
  return libres.find((libre) => dias.some(({ fecha }) => fecha === libre.fecha));
}

/** Data of `/agendar/{specialty}` for an address: specialists, days, times, and what is chosen so far. */
export async function verAgendaDeReserva(
  especialidad: Especialidad,
  url: URL,
  { idPersona, zona }: { idPersona: number; zona: string | null },
) {
  const elegido = eleccion.parse(Object.fromEntries(url.searchParams));
  const datos = { especialidad: { slug: especialidad.slug, name: especialidad.name } };
  if (!elegido.especialista) {
    const encontrados = await services.agenda.buscarEspecialistas({ especialidad: especialidad.slug });
    return { ...datos, especialistas: encontrados.map(opcionDeEspecialista), elegido: null };
  }
  const visto = await services.agenda.verEspecialista({
    especialidad: especialidad.slug,
    slug: elegido.especialista,
  });
  if (!visto) return null;
  const { especialista, dias } = visto;
  const completos = diasCompletos(especialista, dias);
  const completo = completos.find((fecha) => fecha === elegido.dia);
  const porElegir = [
    ...dias.map(({ fecha, horarios: libres }) => ({
      ...{ fecha, detalle: horarios(libres.length) },
      href: direccionDeAgenda(especialista, fecha),
    })),
    ...completos.map((fecha) => ({
      ...{ fecha, detalle: DIA_LLENO },
      href: direccionDeEspera(especialista, fecha),
    })),
  ].toSorted((a, b) => a.fecha.localeCompare(b.fecha));
  const dia = diaAbierto(dias, porElegir, elegido);
  const pedido = dia?.fecha === elegido.dia ? dia : undefined;
  const horario = pedido?.horarios.find(({ inicio }) => horaDe(inicio) === elegido.hora);
  const { idEspecialista } = especialista;
  const apartado =
    elegido.dia && elegido.hora && !horario
      ? await apartadoPropio(idPersona, { idEspecialista, inicio: instanteDe(elegido.dia, elegido.hora) })
      : null;
  return {
    ...datos,
    especialistas: null,
    elegido: {
      idEspecialista,
      nombre: nombreCompleto(especialista),
      retrato: especialista.retrato,
      precioCentimos: especialista.precioCentimos,
      tira: verTira(porElegir, {
        url,
        pedida: dia?.fecha ?? elegido.dia ?? elegido.desde,
        activo: dia?.fecha ?? completo,
      }),
      dia: dia
        ? {
            dia: diaVisto(dia.fecha, services.now()),
            horas: horas(especialista, dia.horarios, zona),
            sinDevolucion: avisoSinDevolucion(dia.horarios, especialidad.plazos, services.now()),
          }
        : null,
      apartado: apartado && {
        hasta: apartado.hasta,
        href: apartado.href,
        hrefDeOtro: direccionDeAgenda(especialista, dia?.fecha),
      },
      yaNoEstaLibre:
        !apartado && ((elegido.dia && !pedido && !completo) || (elegido.hora && !horario))
          ? porQueNoEstaLibre(especialista, elegido, services.now())
          : null,
      horario: horario ? momentoEnPalabras(horario, services.now(), zona) : null,
      /** Fully booked day that the person chose. They can join its waiting list. */
      completo: completo
        ? {
            fecha: completo,
            dia: diaVisto(completo, services.now()),
            enEspera: await services.agenda.esperaEseDia({ idPersona, idEspecialista, fecha: completo }),
          }
        : null,
    },
  };
}

/** Days on which the specialist works and every time is taken. */
function diasCompletos(especialista: EspecialistaConAgenda, dias: readonly { fecha: Fecha }[]): Fecha[] {
  const now = services.now();
  return diasOfrecidos(especialista, now).filter(
    (fecha) => !dias.some((dia) => dia.fecha === fecha) && sePuedeEsperar(especialista, fecha, now),
  );
}

function opcionDeEspecialista({ especialista, proximos: [primero] }: Encontrado) {
  return {
    nombre: nombreCompleto(especialista),
    retrato: especialista.retrato,
    temas: especialista.temas,
    precioCentimos: especialista.precioCentimos,
    duracionEnMinutos: especialista.duracionEnMinutos,
    primero: primero ? `${diaEnBreve(primero.fecha, services.now())}, ${horaDe(primero.inicio)}` : null,
    href: direccionDeAgenda(especialista),
  };
}
type Encontrado = Awaited<ReturnType<typeof services.agenda.buscarEspecialistas>>[number];

function horas(especialista: EspecialistaConAgenda, libres: readonly HorarioLibre[], zona: string | null) {
  return libres.map((horario) =>
    horaALaVista(horario, zona, direccionDeHorario(especialista, horario.inicio)),
  );
}

const conHoraDelDispositivo = (enLocal: string | null) => (enLocal ? { horaDelDispositivo: enLocal } : {});

/** A free time as its link shows it. */
export const horaALaVista = (
  { inicio }: HorarioLibre,
  zona: string | null,
  href: string,
): HoraConDireccion => ({
  ...{ hora: horaDe(inicio), href },
  ...conHoraDelDispositivo(horaEnZona(inicio, zona)),
});

/** Nearest free times, offered to a person whose chosen time was just taken by another person. */
export async function horariosCercanos(
  idEspecialista: string,
  cercanos: readonly HorarioLibre[],
  zona: string | null,
) {
  const visto = await services.agenda.verEspecialista({ idEspecialista });
  if (!visto) return [];
  return horas(visto.especialista, cercanos, zona).map((hora, indice) => ({
    ...hora,
    dia: diaVisto(cercanos[indice]!.fecha, services.now()),
  }));
}

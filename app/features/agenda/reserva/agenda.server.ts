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
import { porMes, SEMANAS_POR_VISTA, vistaDeDias } from "~/domain/agenda/horarios/vistaDeDias";
import { horarios, momentoEnPalabras, porQueNoEstaLibre } from "~/domain/agenda/horarios/textos";
import { diaEnBreve, diaVisto, diaYNumero, horaDe, instanteDe, type Fecha } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { apartadoPropio } from "./apartados.server";
import { idDeDia } from "./dias";

/** Choice of a booking in the address of the page. An invalid value counts as not chosen yet. */
export const eleccion = z.object({
  especialista: campoDeLinea().max(120).optional().catch(undefined),
  dia: z.iso.date().optional().catch(undefined),
  hora: campoConForma(/^\d{2}:\d{2}$/)
    .optional()
    .catch(undefined),
  semanas: z.coerce.number().int().min(SEMANAS_POR_VISTA).max(52).catch(SEMANAS_POR_VISTA),
});

/** Address of the same page of a booking, with more days shown. */
export function direccionConMas(url: URL, mas: { fecha: Fecha; semanas: number } | null): string | null {
  if (!mas) return null;
  const consulta = new URLSearchParams(url.searchParams);
  consulta.set("semanas", String(mas.semanas));
  return `${url.pathname}?${consulta.toString().replace("%3A", ":")}#${idDeDia(mas.fecha)}`;
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
  const dia = dias.find(({ fecha }) => fecha === elegido.dia);
  const horario = dia?.horarios.find(({ inicio }) => horaDe(inicio) === elegido.hora);
  const { idEspecialista } = especialista;
  const apartado =
    elegido.dia && elegido.hora && !horario
      ? await apartadoPropio(idPersona, { idEspecialista, inicio: instanteDe(elegido.dia, elegido.hora) })
      : null;
  const { seVe, mas } = vistaDeDias(
    dias.map(({ fecha }) => fecha),
    elegido.semanas,
    dia?.fecha ?? completo,
  );
  return {
    ...datos,
    especialistas: null,
    elegido: {
      idEspecialista,
      nombre: nombreCompleto(especialista),
      retrato: especialista.retrato,
      precioCentimos: especialista.precioCentimos,
      hrefDeDias: direccionDeAgenda(especialista),
      meses: porMes(
        dias.filter(seVe).map(({ fecha, horarios: libres }) => ({
          fecha,
          dia: diaYNumero(fecha),
          detalle: horarios(libres.length),
          href: direccionDeAgenda(especialista, fecha),
        })),
      ),
      hrefDeMas: direccionConMas(url, mas),
      dia: dia
        ? {
            fecha: dia.fecha,
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
        !apartado && ((elegido.dia && !dia && !completo) || (elegido.hora && !horario))
          ? porQueNoEstaLibre(especialista, elegido, services.now())
          : null,
      horario: horario ? momentoEnPalabras(horario, services.now(), zona) : null,
      completos: porMes(
        completos
          .map((fecha) => ({
            fecha,
            dia: diaYNumero(fecha),
            detalle: "Completo",
            href: direccionDeEspera(especialista, fecha),
          }))
          .filter(seVe),
      ),
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
  return libres.map((horario) => ({
    ...momentoEnPalabras(horario, services.now(), zona),
    href: direccionDeHorario(especialista, horario.inicio),
  }));
}

/** Nearest free times, offered to a person whose chosen time was just taken by another person. */
export async function horariosCercanos(
  idEspecialista: string,
  cercanos: readonly HorarioLibre[],
  zona: string | null,
) {
  const visto = await services.agenda.verEspecialista({ idEspecialista });
  return visto ? horas(visto.especialista, cercanos, zona) : [];
}

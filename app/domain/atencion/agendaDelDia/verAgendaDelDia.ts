import { z } from "zod";
import { nombreCompleto, type EspecialistaConAgenda } from "../../agenda/especialistas/especialista";
import { horariosLibres, type Ocupado } from "../../agenda/horarios/disponibilidad";
import { estadoEnPalabras } from "../../agenda/miAgenda/miAgenda";
import { alcances, tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { campoDeFecha } from "../../shared/campos";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import { diaDeSemana, fechaDe, instanteDe, sumarDias, type Fecha } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { nombreOculto } from "../busqueda/ocultar";
import type { SesionDelDia } from "./repositorio";

const VER = { derecho: "agenda", uso: "ver-oculto" } as const;
const EDITAR = { derecho: "horas", uso: "hacer" } as const;

/** Day and specialty, as the address has them. A value that nobody could choose filters nothing. */
export const agendaElegida = z.object({
  dia: campoDeFecha("Elige un día del calendario").optional().catch(undefined),
  especialidad: z.enum(SLUGS_DE_ESPECIALIDAD).optional().catch(undefined),
});
type AgendaElegida = z.output<typeof agendaElegida>;

type ReposDeAgenda =
  "agendaDelDia" | "especialistas" | "feriados" | "horarios" | "miAgenda" | "registroDeEquipo";

/**
 * Sessions of a day, with their persons masked. With the specialists: their hours, free times and closed stretches.
 * Without: the sessions alone. The reading is a line of the registro.
 */
export function makeVerAgendaDelDia(deps: Deps<ReposDeAgenda>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { dia, especialidad }: AgendaElegida) =>
    transaccion(async (trx) => {
      const ahora = now();
      const rechazo = rechazoPorDerecho(miembro, VER, ahora);
      if (rechazo) return refuse(rechazo);
      const fecha = dia ?? fechaDe(ahora);
      const conEspecialista = alcances(miembro.roles, VER) === "todo";
      const especialistas = conEspecialista ? await queAtienden(trx, especialidad) : [];
      const sesiones = await trx.agendaDelDia.sesiones({
        inicio: instanteDe(fecha, "00:00"),
        fin: instanteDe(sumarDias(fecha, 1), "00:00"),
        conEspecialista,
        idsEspecialista:
          conEspecialista && especialidad
            ? especialistas.map(({ idEspecialista }) => idEspecialista)
            : "todos",
      });
      const faltas = await trx.miAgenda.inasistencias(sesiones.map(({ idHorario }) => idHorario));
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "vio-agenda", objeto: fecha });
      const vistas = sesiones.map((sesion) => aVista(sesion, ahora, faltas.has(sesion.idHorario)));
      return done({
        ...{ fecha, feriado: await feriadoDe(trx, fecha), conEspecialista },
        editaHoras: conEspecialista && tieneDerecho(miembro.roles, EDITAR),
        sesiones: vistas,
        especialistas: conEspecialista ? await conSuDia(trx, especialistas, { fecha, ahora }) : [],
      });
    });
}

async function queAtienden({ especialistas }: Repos<"especialistas">, especialidad: string | undefined) {
  const todos = await especialistas.todos();
  return todos
    .filter((uno) => especialidad === undefined || uno.especialidad === especialidad)
    .sort(
      (a, b) =>
        a.especialidad.localeCompare(b.especialidad) ||
        nombreCompleto(a).localeCompare(nombreCompleto(b), "es"),
    );
}

/** Name of the holiday on a day; null on another day. */
async function feriadoDe({ feriados }: Repos<"feriados">, fecha: Fecha): Promise<string | null> {
  const [primero] = await feriados.desde(fecha, 1);
  return primero?.fecha === fecha && primero.cuenta ? primero.nombre : null;
}

function aVista({ nombre, apePaterno, ...sesion }: SesionDelDia, ahora: Date, falto: boolean) {
  const { idCita, idPedido, idEspecialista, inicio, fin } = sesion;
  return {
    ...{ idCita, idPedido, idEspecialista, inicio, fin },
    persona: nombreOculto({ nombre, apePaterno }),
    estado: estadoEnPalabras(sesion, ahora, falto),
  };
}

/** The hours, free times and closed stretches of each specialist on a day. */
async function conSuDia(
  { horarios }: Repos<"horarios">,
  especialistas: readonly EspecialistaConAgenda[],
  { fecha, ahora }: { fecha: Fecha; ahora: Date },
) {
  const ids = especialistas.map(({ idEspecialista }) => idEspecialista);
  const ocupados = ids.length === 0 ? new Map<string, Ocupado[]>() : await horarios.ocupados(ids, ahora);
  const deEseDia = diaDeSemana(fecha);
  return especialistas.map((especialista) => ({
    idEspecialista: especialista.idEspecialista,
    nombre: nombreCompleto(especialista),
    especialidad: especialista.especialidad,
    turnos: especialista.turnos
      .filter((turno) => turno.diaDeSemana === deEseDia)
      .sort((a, b) => a.desde.localeCompare(b.desde)),
    excepciones: especialista.excepciones.filter((excepcion) => excepcion.fecha === fecha),
    libres: horariosLibres(especialista, fecha, ocupados.get(especialista.idEspecialista) ?? [], ahora).map(
      ({ inicio }) => inicio,
    ),
  }));
}

import type { Excepcion, Turno } from "~/domain/agenda/especialistas/especialista";
import { agendaElegida } from "~/domain/atencion/agendaDelDia/verAgendaDelDia";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { diaCercano, diaLargo, fechaDe, horaDe, sumarDias } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";

const HREF = "/equipo/agenda";

const conMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const escrito = Object.fromEntries(new URL(args.request.url).searchParams);
  const elegida = agendaElegida.parse(escrito);
  const agenda = exigir(await services.atencion.verAgendaDelDia(miembro, elegida), RECHAZOS_POR_DERECHO);
  const { fecha, conEspecialista, editaHoras, sesiones, especialistas } = agenda;
  const ahora = services.now();
  const { especialidad } = elegida;
  const enElDia = (dia: string) =>
    `${HREF}?${new URLSearchParams({ dia, ...(especialidad && { especialidad }) })}`;
  const especialidades = conEspecialista ? await services.agenda.especialidades() : [];
  const nombreDe = (slug: string) => especialidades.find((una) => una.slug === slug)?.name ?? slug;
  const vistas = sesiones.map(({ inicio, fin, ...sesion }) => ({
    ...sesion,
    hora: horaDe(inicio),
    hasta: horaDe(fin),
  }));
  const cercano = diaCercano(fecha, ahora);
  return {
    ...{ fecha, conEspecialista, editaHoras, feriado: agenda.feriado },
    titulo: conMayuscula(cercano ? `${cercano}, ${diaLargo(fecha)}` : diaLargo(fecha)),
    cuantas: sesiones.length,
    anterior: enElDia(sumarDias(fecha, -1)),
    siguiente: enElDia(sumarDias(fecha, 1)),
    hoy: fecha === fechaDe(ahora) ? null : enElDia(fechaDe(ahora)),
    especialidad: especialidad ?? "",
    especialidades: especialidades.map(({ slug, name }) => ({ valor: slug, texto: name })),
    filas: conEspecialista
      ? especialistas.map(({ idEspecialista, nombre, especialidad: slug, turnos, excepciones, libres }) => {
          const propias = vistas.filter((sesion) => sesion.idEspecialista === idEspecialista);
          return {
            ...{ idEspecialista, nombre, slug, especialidad: nombreDe(slug) },
            horas: enPalabras(turnos, excepciones),
            seCierra: excepciones.some(({ tipo }) => tipo === "cerrado"),
            libres: libres.length,
            tramos: porHora(propias, libres.map(horaDe)),
          };
        })
      : [{ ...SIN_ESPECIALISTA, tramos: porHora(vistas, []) }],
  };
}

/** The only row of a member who sees no specialties. */
const SIN_ESPECIALISTA = {
  ...{ idEspecialista: "", nombre: "Todas las sesiones", slug: "", especialidad: "", horas: "" },
  ...{ seCierra: false, libres: 0 },
};

/** Hours of a day in words, and what is closed or opened that day alone. */
function enPalabras(turnos: readonly Turno[], excepciones: readonly Excepcion[]): string {
  const horas = turnos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(", ");
  const cambios = excepciones.map(({ tipo, desde, hasta }) => {
    const entero = desde === "00:00" && hasta === "24:00";
    const palabra = tipo === "cerrado" ? "Cerrado" : "Abierto de más";
    return entero ? `${palabra} todo el día` : `${palabra} ${desde}–${hasta}`;
  });
  return [horas || "No atiende este día", ...cambios].join(" · ");
}

interface SesionVista {
  idCita: string;
  idPedido: string;
  persona: string;
  estado: string;
  hora: string;
  hasta: string;
}

/** Sessions and free times of one row, by the hour at which they begin. */
function porHora(sesiones: readonly SesionVista[], libres: readonly string[]) {
  const horas = [...sesiones.map(({ hora }) => hora), ...libres].map((hora) => Number(hora.slice(0, 2)));
  return [...new Set(horas)]
    .sort((a, b) => a - b)
    .map((hora) => {
      const deEsta = (escrita: string) => Number(escrita.slice(0, 2)) === hora;
      return {
        hora,
        libres: libres.filter(deEsta),
        sesiones: sesiones
          .filter((sesion) => deEsta(sesion.hora))
          .map(({ idCita, persona, estado, hora: desde, hasta, idPedido }) => ({
            ...{ idCita, persona, estado, hora: desde, hasta },
            href: `/equipo/pedidos/${idPedido}`,
          })),
      };
    });
}

import { own, through, type PersonalData } from "../platform/declarations";
import { borrarAvisosAEspecialistas } from "./repositories/avisosAEspecialistas";
import type { AgendaTables } from "./tables";

/** Personal data of the agenda, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<AgendaTables> = {
  calendarios: {
    // The address of the calendar is a secret: anybody who has it can read the sessions.
    titulo: "Tu calendario privado",
    camino: own,
    columnas: { creado_en: "Creado" },
    alEliminar: "borrar",
  },
  ofertas_de_espera: {
    titulo: "Horarios que te ofrecimos en una lista de espera",
    camino: through("esperas", "id_espera"),
    columnas: {
      id_espera: "Lista",
      inicio: "Horario",
      estado: "Estado",
      motivo: "Por qué no",
      creada_en: "Ofrecido",
      expira_en: "Hasta",
    },
    alEliminar: "borrar",
  },
  esperas: {
    titulo: "Tus listas de espera",
    camino: own,
    columnas: {
      id_espera: "Código",
      id_especialista: "Especialista",
      tipo: "Para qué",
      numero: "Número",
      fecha: "Día",
      id_cita: "Cita",
      estado: "Estado",
      fin: "Cómo terminó",
      creada_en: "Desde",
      terminada_en: "Hasta",
    },
    alEliminar: "borrar",
  },
  mensajes_de_sala: {
    // A message may hold the specialist's words, or the network address of their device.
    titulo: "Mensajes de tus videollamadas",
    camino: through("citas", "id_cita"),
    columnas: { id_cita: "Cita", rol: "De quién", tipo: "Tipo", creado_en: "Fecha" },
    alEliminar: "borrar",
  },
  presencias_en_sala: {
    titulo: "Quién está en tus videollamadas",
    camino: through("citas", "id_cita"),
    columnas: { id_cita: "Cita", rol: "Quién", escalon: "Cómo", vista_en: "Última señal" },
    alEliminar: "borrar",
  },
  salas: {
    titulo: "Tus videollamadas",
    camino: through("citas", "id_cita"),
    columnas: { id_cita: "Cita", cierra_en: "Cierra" },
    alEliminar: "borrar",
  },
  citas: {
    titulo: "Tus sesiones con especialistas",
    camino: own,
    columnas: {
      id_cita: "Código",
      codigo_corto: "Código corto",
      id_pedido: "Pedido",
      id_horario: "Horario",
      forma_de_pago: "Forma de pago",
      estado: "Estado",
      creada_en: "Reservada",
      version: "Versión",
      actualizada_en: "Cambiada",
      cancelada_por: "Cancelada por",
      devolucion: "Devolución",
      cambio_libre: "Cambio libre",
      asistencia_confirmada: "Asistencia confirmada",
      persona_llego_en: "Entraste a la sala",
      especialista_llego_en: "Tu especialista entró a la sala",
    },
    alEliminar: { cerrar: (idPersona, { db }) => borrarAvisosAEspecialistas(db, idPersona) },
  },
  horarios: {
    titulo: "Horarios que separaste",
    camino: own,
    columnas: {
      id_horario: "Código",
      id_especialista: "Especialista",
      inicio: "Inicio",
      fin: "Fin",
      estado: "Estado",
      creado_en: "Separado",
    },
    alEliminar: "conservar",
  },
  ocupaciones: {
    titulo: "Horas que ocupan tus sesiones y talleres",
    camino: through("horarios", "id_horario"),
    columnas: { id_horario: "Horario", tramo: "Tramo" },
    alEliminar: "conservar",
  },
};

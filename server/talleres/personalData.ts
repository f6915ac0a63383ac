import { own, through, type PersonalData } from "../platform/declarations";
import type { TalleresTables } from "./tables";

/** Personal data of workshops, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<TalleresTables> = {
  pedidos_de_taller: {
    titulo: "Los talleres que pediste",
    camino: through("pedidos", "id_pedido"),
    columnas: { id_pedido: "Pedido", titulo: "Taller", inicio: "Empieza", forma_de_pago: "Forma de pago" },
    alEliminar: "conservar",
  },
  preguntas_de_taller: {
    titulo: "Tus preguntas en talleres y clases",
    camino: own,
    columnas: { uid: "Taller", fecha: "Día", texto: "Pregunta", estado: "Estado", creada_en: "Fecha" },
    alEliminar: "borrar",
  },
  certificados: {
    titulo: "Tus certificados de talleres y clases",
    camino: own,
    columnas: {
      codigo: "Código",
      nombre: "A nombre de",
      titulo: "Título",
      clase: "Taller o clase",
      inicio: "Empezó",
      minutos: "Minutos",
      emitido_en: "Emitido",
      presente_segundos: "Segundos en la sala",
      entro_en: "Entró a la reunión",
      confirmado: "Confirmado por quien lo dirigió",
      revocado_en: "Revocado",
    },
    alEliminar: "borrar",
  },
  inscripciones: {
    titulo: "Tus lugares en talleres y clases",
    camino: own,
    columnas: {
      id_inscripcion: "Código",
      uid: "Taller",
      fecha: "Día",
      estado: "Estado",
      numero: "Número en la lista de espera",
      expira_en: "Guardado hasta",
      fin: "Cómo terminó",
      creada_en: "Desde",
      terminada_en: "Hasta",
      presente_en: "Visto en la sala",
      entro_en: "Entró a la reunión",
      asistio_en: "Asistió",
      inscrita_en: "Con lugar desde",
      guardada_para: "Guardado para",
    },
    alEliminar: "borrar",
  },
};

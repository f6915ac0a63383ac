import type { Db } from "../platform/database/client";
import { own, through, type FilaDePersona, type PersonalData } from "../platform/declarations";
import { makeCertificadoRepository } from "./repositories/certificados";
import type { TalleresTables } from "./tables";

const leerEmision = (filas: readonly FilaDePersona[], { db }: { db: Db }) =>
  Promise.all(
    filas.map(async ({ codigo }) => {
      const certificado = await makeCertificadoRepository(db).porCodigo(String(codigo));
      return certificado!.emitidoEn.toISOString();
    }),
  );

/** Children before parents. */
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
      revocado_en: "Revocado",
    },
    // What is said while it goes on is given once that is over: the copy says the same as the certificate.
    cerrada: { columna: "emitido_en", leer: leerEmision },
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
      asistio_en: "Asistió",
      inscrita_en: "Con lugar desde",
      guardada_para: "Guardado para",
    },
    alEliminar: "borrar",
  },
};

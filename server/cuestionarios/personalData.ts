import { abrir, enPalabras, ILEGIBLE } from "../../app/domain/cuestionarios/guardado";
import { own, type FilaDePersona, type PersonalData, type PersonalTable } from "../platform/declarations";
import { makeArca, type UsoDeArca } from "./arca";
import { makeFormularioFijadoRepository } from "./repositories/formularios";
import type { CuestionariosTables } from "./tables";

/**
 * Reads encrypted answers as text, for the copy of a person's data (Ley 29733, art. 19). An unreadable row does not
 * stop the copy.
 */
export const leerRespuestas =
  (clave: string, uso: UsoDeArca): NonNullable<PersonalTable["cerrada"]>["leer"] =>
  (filas, { db, secretoDeRespuestas, idPersona }) => {
    const arca = makeArca(secretoDeRespuestas, uso);
    const fijados = makeFormularioFijadoRepository(db);
    return Promise.all(
      filas.map(async (fila: FilaDePersona) => {
        const idform = String(fila.idform);
        const form = await fijados.leer(idform, Number(fila.version));
        const respuestasCerradas = String(fila.respuestas_cerradas);
        const cuestionario = { uuidForm: String(fila[clave]), idform, idPersona, respuestasCerradas };
        const respuestas = form && abrir(arca, form, cuestionario);
        return form && respuestas ? enPalabras(form, respuestas) : ILEGIBLE;
      }),
    );
  };

/** Personal data of tests and surveys, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<CuestionariosTables> = {
  cuestionarios: {
    titulo: "Tests que respondiste",
    camino: own,
    columnas: {
      uuid_form: "Código",
      idform: "Test",
      version: "Versión",
      respuestas_cerradas: "Respuestas",
      empezado_en: "Empezado",
      movido_en: "Última vez",
      terminado_en: "Terminado",
    },
    cerrada: { columna: "respuestas_cerradas", leer: leerRespuestas("uuid_form", "respuestas") },
    alEliminar: "borrar",
  },
  respuestas_de_encuesta: {
    titulo: "Encuestas que respondiste",
    camino: own,
    columnas: {
      id_respuesta: "Código",
      idform: "Encuesta",
      version: "Versión",
      disparador: "Después de",
      respuestas_cerradas: "Respuestas",
      creada_en: "Fecha",
    },
    cerrada: { columna: "respuestas_cerradas", leer: leerRespuestas("id_respuesta", "respuestas") },
    alEliminar: "borrar",
  },
  invitaciones_de_encuesta: {
    titulo: "Encuestas que te enviamos, o que decidimos no enviarte",
    camino: own,
    columnas: {
      id_invitacion: "Código",
      idform: "Encuesta",
      disparador: "Después de",
      referencia: "De qué",
      estado: "Estado",
      creada_en: "Fecha",
      respondida_en: "Respondida",
    },
    alEliminar: "borrar",
  },
  turnos_de_encuesta: {
    titulo: "Cuándo te hicimos una encuesta por última vez",
    camino: own,
    columnas: { ultima_en: "Última vez", no_preguntar: "No quieres que te preguntemos" },
    alEliminar: "borrar",
  },
};

import { leerRespuestas } from "../cuestionarios/module";
import { byDigest, own, type PersonalData } from "../platform/declarations";
import type { SaludMentalTables } from "./tables";

const COLUMNAS_DE_AVISO = {
  id_alerta: "Código",
  creada_en: "Avisado",
  escalada_en: "Enviado a quien estaba de turno",
  acusada_en: "Tomado",
};

/** Children before parents. */
export const personalData: PersonalData<SaludMentalTables> = {
  alertas_cerradas: {
    titulo: "Avisos del programa de salud mental",
    camino: byDigest("huella_de_persona"),
    columnas: { ...COLUMNAS_DE_AVISO, veces: "Veces", ultima_en: "Última vez" },
    alEliminar: "borrar",
  },
  alertas_de_salud_mental: {
    titulo: "Avisos anteriores del programa de salud mental",
    camino: own,
    columnas: COLUMNAS_DE_AVISO,
    alEliminar: "borrar",
  },
  ingresos_de_salud_mental: {
    titulo: "Lo que respondiste en el programa de salud mental",
    camino: own,
    columnas: {
      uuid_form: "Código",
      idform: "Cuestionario",
      version: "Versión",
      respuestas_cerradas: "Respuestas",
      empezado_en: "Empezado",
      movido_en: "Última vez",
      terminado_en: "Terminado",
    },
    cerrada: { columna: "respuestas_cerradas", leer: leerRespuestas("uuid_form", "salud-mental") },
    alEliminar: "borrar",
  },
};

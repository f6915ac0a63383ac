import { diaYHoraEscrita } from "../../app/domain/shared/fechas";
import { leerRespuestas } from "../cuestionarios/module";
import { byDigest, own, type PersonalData, type PersonalTable } from "../platform/declarations";
import { makeLlaveDeAlertas } from "./llave";
import { makeAlertaRepository } from "./repositories/alertas";
import type { SaludMentalTables } from "./tables";

const ILEGIBLE = "No podemos leerlo.";

const leerCuandoFue: NonNullable<PersonalTable["cerrada"]>["leer"] = (filas, { db, secretoDeRespuestas }) => {
  const llave = makeLlaveDeAlertas(secretoDeRespuestas);
  const alertas = makeAlertaRepository(db);
  return Promise.all(
    filas.map(async (fila) => {
      const alerta = await alertas.porId(String(fila.id_alerta));
      const de = alerta && llave.abrir(alerta);
      if (!de) return ILEGIBLE;
      const fechas = [de.creadaEn, de.ultimaEn].flatMap((en) => (en ? diaYHoraEscrita(en) : [])).join(" y ");
      return de.avisada
        ? `${fechas}; enviado a quien estaba de turno: ${diaYHoraEscrita(de.avisada.en)}`
        : fechas;
    }),
  );
};

/**
 * Personal data of the mental-health programme, by table. Rows that refer to others are deleted before those they
 * refer to.
 */
export const personalData: PersonalData<SaludMentalTables> = {
  alertas_cerradas: {
    titulo: "Avisos del programa de salud mental",
    camino: byDigest("huella_de_persona"),
    columnas: {
      id_alerta: "Código",
      acusada_en: "Tomado",
      escaladas: "Correos a quien estaba de turno",
      terminada_en: "Cerrado",
      desenlace: "Cómo terminó",
      veces: "Veces",
      de_quien_cerrado: "Cuándo",
    },
    cerrada: { columna: "de_quien_cerrado", leer: leerCuandoFue },
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

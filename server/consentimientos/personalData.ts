import { own, type PersonalData } from "../platform/declarations";
import type { ConsentimientosTables } from "./tables";

/** Personal data of consents and draws, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<ConsentimientosTables> = {
  participaciones_en_sorteos: {
    titulo: "Tus participaciones en sorteos",
    camino: own,
    columnas: {
      id_sorteo: "Sorteo",
      numero: "Número",
      nonce: "Código para comprobarla",
      via: "Por dónde",
      creado_en: "Desde",
      retirado_en: "Retirada",
    },
    // Entries are kept: the list of the draw must have its numbers without gaps.
    alEliminar: "conservar",
  },
  consentimientos: {
    titulo: "Tus consentimientos",
    camino: own,
    columnas: {
      codigo: "Código",
      version: "Versión",
      flujo: "Dónde",
      valor: "Respuesta",
      canal: "Canal",
      creado_en: "Fecha",
      huella_del_texto: "Huella del texto",
    },
    alEliminar: "conservar",
  },
};

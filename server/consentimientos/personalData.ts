import { own, type PersonalData } from "../platform/declarations";
import type { ConsentimientosTables } from "./tables";

/** Children before parents. */
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
    // The draw's log must keep its numbers without gaps.
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

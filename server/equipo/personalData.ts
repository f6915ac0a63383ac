import { own, type PersonalData } from "../platform/declarations";
import type { EquipoTables } from "./tables";

export const personalData: PersonalData<EquipoTables> = {
  registro_de_equipo: {
    titulo: "Lo que nuestro equipo vio o hizo por ti",
    camino: own,
    columnas: { creada_en: "Fecha", accion: "Acción", roles: "Área" },
    // The lines prove who acted. They name no person, and the database refuses to change them.
    alEliminar: "conservar",
  },
};

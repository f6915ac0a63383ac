import { formularioDeInstrumentos } from "../../app/domain/saludMental/instrumentos";
import type { CarpetaDeFormularios } from "../cuestionarios/module";

export const DE_SALUD_MENTAL: CarpetaDeFormularios = {
  nombre: "salud-mental",
  seCuentaComo: "formulariosDeSaludMental",
  esquema: formularioDeInstrumentos,
};

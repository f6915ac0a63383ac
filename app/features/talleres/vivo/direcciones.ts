export const EN_VIVO = "/bienestar-en-vivo";
export const CALENDARIO = "/bienestar-en-vivo/talleres-y-clases";

/** The days of a week, which begins on Monday (specification § 9). */
export const DIAS = [
  { nombre: "Lunes", corto: "Lu" },
  { nombre: "Martes", corto: "Ma" },
  { nombre: "Miércoles", corto: "Mi" },
  { nombre: "Jueves", corto: "Ju" },
  { nombre: "Viernes", corto: "Vi" },
  { nombre: "Sábado", corto: "Sá" },
  { nombre: "Domingo", corto: "Do" },
] as const;

/** Help lines for a person in danger: free calls at any hour. */
export const LINEAS_DE_AYUDA = [
  { nombre: "Línea 113, opción 5", telefono: "113" },
  { nombre: "SAMU, en una emergencia", telefono: "106" },
] as const;

/** Lines for medical emergencies. */
export const LINEAS_DE_EMERGENCIA = [
  { nombre: "SAMU", telefono: "106" },
  { nombre: "Bomberos", telefono: "116" },
] as const;

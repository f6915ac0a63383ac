export const ESCANER = "/scanner-bienestar";
export const A_MANO = `${ESCANER}/a-mano`;
export const MEDICIONES = "/mi-zona-privada/mediciones";

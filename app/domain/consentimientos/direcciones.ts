export const CONSENTIMIENTOS = "/mi-perfil/consentimientos";

/** Of the answer about health data, among the others. */
export const ID_SOBRE_SALUD = "datos-de-salud";
export const SOBRE_SALUD = `${CONSENTIMIENTOS}#${ID_SOBRE_SALUD}`;

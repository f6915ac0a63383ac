export const CONSENTIMIENTOS = "/mi-perfil/consentimientos";

/** Id of the answer about health data on its page. */
export const ID_SOBRE_SALUD = "datos-de-salud";
export const SOBRE_SALUD = `${CONSENTIMIENTOS}#${ID_SOBRE_SALUD}`;

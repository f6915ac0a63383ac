/** Of the page that deletes an account: keeps it after all. */
export const CANCELAR = "cancelar";

export const MIS_DATOS = "/mi-perfil/mis-datos";

/** Asks for the password itself: whoever has just given it is not sent to give it again. */
export const ELIMINACION = `${MIS_DATOS}/eliminacion`;

export const MIS_DATOS = "/mi-perfil/mis-datos";

/** Asks for the password itself, and for none to keep the account: whoever has just given it is not sent to give it again. */
export const ELIMINACION = `${MIS_DATOS}/eliminacion`;

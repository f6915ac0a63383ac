export const MIS_DATOS = "/mi-perfil/mis-datos";

/**
 * Page that deletes the account. It asks for the password itself only to delete, so that nobody types the password
 * twice in a row.
 */
export const ELIMINACION = `${MIS_DATOS}/eliminacion`;

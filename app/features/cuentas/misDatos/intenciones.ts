/** Of the page that deletes an account: keeps it after all. */
export const CANCELAR = "cancelar";

export const MIS_DATOS = "/mi-perfil/mis-datos";

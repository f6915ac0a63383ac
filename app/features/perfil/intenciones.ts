/** What the forms of the profile ask for. */
export const GUARDAR_CONTACTO = "contacto";
export const VERIFICAR_CORREO = "correo";
export const CAMBIAR_CLAVE = "clave";

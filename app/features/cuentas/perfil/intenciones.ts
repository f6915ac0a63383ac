/** Intents of the buttons of the profile's forms. */
export const GUARDAR_NOMBRES = "nombres";
export const GUARDAR_CONTACTO = "contacto";
export const VERIFICAR_CORREO = "correo";
export const REENVIAR_CODIGO = "reenviar-codigo";
export const CONSERVAR_CORREO = "conservar-correo";
/** Anchor of the form for the code of a new mail. */
export const CORREO_NUEVO = "correo-nuevo";
export const CAMBIAR_CLAVE = "clave";
export const ACTIVAR = "activar";
export const RENOVAR = "renovar";
export const QUITAR = "quitar";
export const SEGURIDAD = "/mi-perfil/seguridad";
export const VERIFICACION = "/mi-perfil/verificacion";

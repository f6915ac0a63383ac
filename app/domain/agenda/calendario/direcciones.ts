/** Page that makes a private calendar address (with the password), copies it and revokes it. */
export const DIRECCION_DEL_CALENDARIO = "/mi-zona-privada/calendario";

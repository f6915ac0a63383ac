/** Address of the page that makes a private calendar address (with the password), copies it and revokes it. */
export const SU_CALENDARIO = "/mi-zona-privada/calendario";

/** Where the private address of a calendar is made, with the password, copied and taken back. */
export const SU_CALENDARIO = "/mi-zona-privada/calendario";

/** Values of the buttons of the private zone. */
export const CANCELAR = "cancelar";
export const CONFIRMAR = "confirmar";
/** Sent by the page of the calendar's address. */
export const REVOCAR_CALENDARIO = "revocar-calendario";

/** Sent by the page of a session: its specialist did not come. */
export const AVISAR_AUSENCIA = "avisar-ausencia";

/** Sent by the page of a note: nothing is shared any more. */
export const BORRAR_NOTA = "borrar";

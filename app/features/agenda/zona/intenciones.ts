/** Values of the buttons of the private zone. */
export const CANCELAR = "cancelar";
export const CONFIRMAR = "confirmar";
/** Intent of the button that revokes the private calendar address. */
export const REVOCAR_CALENDARIO = "revocar-calendario";

/** Intent of the button on a session's page that reports an absent specialist. */
export const AVISAR_AUSENCIA = "avisar-ausencia";

/** Intent of the button that deletes the note shared before a session. */
export const BORRAR_NOTA = "borrar";

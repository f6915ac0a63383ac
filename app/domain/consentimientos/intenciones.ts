/** Values of `intencion` of a modal. */
export const ACEPTAR = "aceptar";
export const CERRAR = "cerrar";

/**
 * The box of a consent to the use of health data (Ley 29733, art. 13.6), as every form and request sends it: ticked,
 * and beside which text.
 */
export const CASILLA_DE_SALUD = "aceptaTratamientoDeDatos";

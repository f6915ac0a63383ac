/**
 * How long a chosen time is kept for one person. By itself, so that a page that says it brings no
 * schema along.
 */
export const RETENCION_EN_MINUTOS = 10;

/**
 * Minutes for which a chosen time is held for one person. The constant has a file of its own, so that a page that shows
 * it loads no schema.
 */
export const RETENCION_EN_MINUTOS = 10;

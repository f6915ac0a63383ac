/** Part of the documents that measure themselves: the figures need a sample, and the other phones save the work. */
export const PARTE_QUE_SE_MIDE = 1 / 4;

/** Parts of a shift in a unit of CLS. */
export const MIL_PARTES = 1000;

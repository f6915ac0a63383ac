/** Specialty, specialist, day, time. */
export const PASOS = 4;

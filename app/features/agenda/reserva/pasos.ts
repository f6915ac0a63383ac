/** Specialty, specialist, day, time, and the summary where it is paid. */
export const PASOS = 5;

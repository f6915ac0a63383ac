/** Between two things said of a date. It ends a line, and never begins one. */
export const PUNTO = "\u00a0· ";

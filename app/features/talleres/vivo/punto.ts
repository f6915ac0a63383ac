/** Mark between two facts of a date. It may end a line, and never begins one. */
export const PUNTO = "\u00a0· ";

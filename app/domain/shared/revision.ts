import type { z } from "zod";

/**
 * For a check of some fields against each other: it waits for those, and for no other. Whoever mends a form is told at
 * once of all that there is to mend.
 */
export const cuandoEsten = (...campos: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    issues.every(({ path }) => path?.[0] !== undefined && !campos.includes(String(path[0]))),
});

import type { z } from "zod";

/**
 * Runs a check that compares several fields once those fields are valid, even if others are not. So a form shows all
 * its errors at once.
 */
export const cuandoEsten = (...campos: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    issues.every(({ path }) => path?.[0] !== undefined && !campos.includes(String(path[0]))),
});

/**
 * True in `npm test -- largo`, which runs some tests with all their cases. `npm test` runs them with fewer;
 * tests/README.md says how many, and why those are enough for a change.
 */
export const COMPLETA = process.env.FORMA === "completa";

/** True when a random test runs fewer trials: each costs about three times as much on PostgreSQL as on SQLite. */
export const BREVE_EN_POSTGRES = process.env.TEST_DATABASE === "postgres" && !COMPLETA;

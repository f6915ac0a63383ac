import fc from "fast-check";

/**
 * Fixes the seed of generated cases, so that they are the same in every run and anybody can repeat a failure.
 * `FC_SEED=7` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED || 20261123) });

export { fc };

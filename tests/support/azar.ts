import fc from "fast-check";

/** Generated cases are the same in every run, so that a failure can be repeated by all. `FC_SEED=7` tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED || 20261123) });

export { fc };

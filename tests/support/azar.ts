import fc from "fast-check";

/** Generated cases are the same in every run: a failure is a failure for everybody. `FC_SEED=7` looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED || 20261123) });

export { fc };

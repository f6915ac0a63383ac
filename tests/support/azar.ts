import fc from "fast-check";

/** Generated cases are the same in every run: a failure is a failure for everybody. */
fc.configureGlobal({ seed: 20261123 });

export { fc };

import { spawnSync } from "node:child_process";
import { aptInstall } from "../../server/prepare.mjs";

const runs = (program) => spawnSync(program, ["--version"]).status === 0;

/** Name of a Python 3, which is installed when the machine has none. */
export function findPython() {
  if (!runs("python3") && !(aptInstall(["python3"]) && runs("python3")))
    throw new Error("the check of the roulette in Python needs python3, and it could not be installed");
  return "python3";
}

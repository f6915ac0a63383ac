// Starts `npm run ops -- …`, the operator's command line, on the database of the configuration. It needs no running
// server.
import process from "node:process";
import { build, install, ROOT, Stop } from "./prepare.mjs";

try {
  process.chdir(ROOT);
  // Messages of the preparation go to standard error, because standard output holds only the answer.
  console.log = console.error;
  install();
  build();
  process.env.NODE_ENV = "production";
  await import("../build/server/ops.js");
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

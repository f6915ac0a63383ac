// `npm run ops -- …`: the operator's command line, on the database of the configuration. It needs no running server.
import process from "node:process";
import { build, install, ROOT, Stop } from "./prepare.mjs";

try {
  process.chdir(ROOT);
  // What preparing says is for the operator's eyes, and never part of an answer.
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

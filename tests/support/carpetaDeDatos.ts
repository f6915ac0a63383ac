import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Gives the tests a data folder of their own: some open the site, and must not open the demo of whoever runs them. */
export default function setup() {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-datos-"));
  process.env.DATA_DIR = carpeta;
  return () => rmSync(carpeta, { recursive: true, force: true });
}

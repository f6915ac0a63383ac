import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { explicarArranque } from "../platform/arranque";
import { lugarDe } from "../platform/installation";

// Where a heap may reach gigabytes, V8 lets it grow to several times what it holds before it looks for what is dead.
setFlagsFromString("--heap-growing-percent=25");

// This file is emitted as build/server/main.js, beside build/client.
const clientFolder = fileURLToPath(new URL("../client", import.meta.url));

try {
  // Loading the site opens the database: a refusal of the configuration must find this handler in place.
  const { renewDemo, serveSite } = await import("./serveSite");
  await (process.argv.includes("--reset") ? renewDemo() : serveSite(clientFolder));
} catch (error) {
  const motivo = explicarArranque(error, lugarDe(process.env));
  if (motivo === undefined) throw error;
  process.stderr.write(`\n${motivo}\n\n`);
  process.exit(1);
}

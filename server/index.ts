import { fileURLToPath } from "node:url";
import { ConfigError } from "./config";

// This file is emitted as build/server/main.js, beside build/client.
const clientFolder = fileURLToPath(new URL("../client", import.meta.url));

try {
  // Loading the site opens the database: a refusal of the configuration must find this handler in place.
  const { renewDemo, serveSite } = await import("./serveSite");
  await (process.argv.includes("--reset") ? renewDemo() : serveSite(clientFolder));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exit(1);
}

// `npm start`: from a fresh clone to a running site. `--dev` runs it from the sources, `--reset` renews the demo.
import process from "node:process";
import { build, install, remix, ROOT, Stop } from "./prepare.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);

try {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Stop("Bienestar necesita Node 20.19 o más nuevo.");
  process.chdir(ROOT);
  // A demo has the staff site too, beside the public one. In production it is there when it is configured.
  if (process.env.APP_ENV !== "production")
    process.env.EQUIPO_PORT ??= String(Number(process.env.PORT ?? 3000) + 1);
  install();
  if (process.argv.includes("--dev")) {
    const env = { ...process.env, NODE_ENV: "development" };
    remix(["vite:dev", "--host", "--strictPort", "--port", process.env.PORT ?? "3000"], env);
  } else {
    build();
    process.env.NODE_ENV = "production";
    // Runs in this process, so that a signal reaches the server directly.
    await import("../build/server/main.js");
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

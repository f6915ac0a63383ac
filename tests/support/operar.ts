import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CLOCK, type TestServer } from "./server";

const ejecutar = promisify(execFile);

/** Output of the built command line for an order to a running server. */
export async function operar<T>(server: TestServer, ...orden: string[]): Promise<T> {
  const { stdout } = await ejecutar(process.execPath, ["build/server/ops.js", ...orden, "--json"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      APP_ENV: "local",
      DATA_DIR: server.dataDir,
      APP_URL: server.url,
      ...CLOCK,
    },
  });
  return (JSON.parse(stdout) as { valor: T }).valor;
}

import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

export interface TestServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Output of the server so far, line by line. */
  output: string[];
  /** Resolves with the first line of the server's output, past or future, that `pattern` matches. */
  line(pattern: RegExp): Promise<string>;
  /** Ends the server as an operator would. Resolves with the exit code of its process. */
  stop(): Promise<number | null>;
}

interface Options {
  env?: Record<string, string>;
  /** Folder in which the server runs; with other content the server is another site. */
  cwd?: string;
  /** Arguments of node for another program than our own server; the program listens on PORT. */
  args?: string[];
  /** Pattern of the line that the program prints once it answers requests. */
  ready?: RegExp;
}

/** Shift of this run's clock, if there is one (see reloj.cjs). */
const { NODE_OPTIONS, RELOJ_ADELANTO_EN_MS } = process.env;
export const CLOCK = RELOJ_ADELANTO_EN_MS ? { NODE_OPTIONS, RELOJ_ADELANTO_EN_MS } : {};

/** Arguments of node with which the recipe of the deployment runs the site. */
export const ARGS_OF_THE_RECIPE = /^ExecStart=\S+ (.+)$/m
  .exec(readFileSync("server/deploy/bienestar@.service", "utf8"))![1]!
  .split(" ");

/** Starts the built site as a process of its own, on a free port and with its own data folder. */
export async function startServer({
  env = {},
  cwd,
  args = ARGS_OF_THE_RECIPE,
  ready = /http:\/\/\S+/,
}: Options = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      ...CLOCK,
      NODE_ENV: "production",
      APP_ENV: "local",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (text) => {
      output.push(text);
      for (const look of waiting) look();
    });
  }
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const match = output.find((text) => pattern.test(text));
        if (match === undefined) return;
        waiting.delete(look);
        resolve(match);
      };
      waiting.add(look);
      look();
      child.once("close", () =>
        reject(new Error(`The server ended without ${pattern}:\n${output.join("\n")}`)),
      );
    });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };
  try {
    await line(ready);
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return { url: `http://localhost:${port}`, dataDir, process: child, output, line, stop };
}

/**
 * Lowest port of test servers. Systems give outgoing connections ports above the range used here, so that no
 * connection takes a server's port before it does.
 */
const FIRST_PORT = 15_000;
const PORTS = 17_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer()
      .on("error", (error: NodeJS.ErrnoException) =>
        error.code === "EADDRINUSE" ? resolve(false) : reject(error),
      )
      .listen(port, () => {
        server.close(() => resolve(true));
      });
  });

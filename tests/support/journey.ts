import { test as base, type WorkerFixture } from "@playwright/test";
import { startServer, type TestServer } from "./server";

/** A server of its own for those journeys that ask for it: it starts for them, and stops after the last. */
export function ownServer(
  options?: Parameters<typeof startServer>[0],
): [WorkerFixture<TestServer, object>, { scope: "worker" }] {
  return [
    async ({}, provide) => {
      const server = await startServer(options);
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ];
}

/**
 * Test of a browser journey. Each worker has a server of its own with a freshly written demonstration. A journey is
 * written once and runs with JavaScript and without, so it finds things by role and label.
 */
export const test = base.extend<object, { server: TestServer }>({
  server: ownServer(),
  baseURL: async ({ server }, provide) => provide(server.url),
});

export { expect } from "@playwright/test";

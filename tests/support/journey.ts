import { test as base } from "@playwright/test";
import { startServer, type TestServer } from "./server";

/**
 * A browser journey. The worker that runs it has a server of its own with a freshly seeded demo; it is written
 * once and run with JavaScript and without, so it finds things by role and label.
 */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

export { expect } from "@playwright/test";

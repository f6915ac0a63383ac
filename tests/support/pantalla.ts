import type { Page } from "@playwright/test";
import type { TestServer } from "./server";

/** A screen that is walked, and the way to it. Those of a noun stand in a `….pantallas.ts` among its journeys. */
export interface Pantalla {
  nombre: string;
  /** The main heading: that one is really there. */
  titulo: RegExp;
  llegar: (page: Page, server: TestServer) => Promise<unknown>;
}

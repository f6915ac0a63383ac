import { Hono } from "hono";
import type { Services } from "../services";

/** `/v2`: the other door to the use cases. */
export function createApi(_services: Services): Hono {
  return new Hono();
}

import type { Almacen } from "../../server/platform/orders/orden";

/** For orders that ask the services, and nothing of the storage. */
export const SIN_ALMACEN: Almacen = { databaseUrl: "", dataDir: "", now: () => new Date() };

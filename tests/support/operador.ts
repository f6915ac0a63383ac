import type { Almacen } from "../../server/platform/orders/orden";

/** Storage for orders that only ask the services. */
export const SIN_ALMACEN: Almacen = { databaseUrl: "", dataDir: "", now: () => new Date() };

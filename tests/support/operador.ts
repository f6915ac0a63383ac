import type { Almacen } from "../../server/platform/orders/orden";

/** Empty storage, for orders of the operator that only ask the services. */
export const SIN_ALMACEN: Almacen = { databaseUrl: "", dataDir: "", now: () => new Date() };

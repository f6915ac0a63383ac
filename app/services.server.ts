import { openServicesFromEnvironment } from "../server/composition";
import type { Services } from "../server/platform/services";

export type { Services };

/** The one door from the routes to the use cases, and the only place where the pages meet the server. */
export const services: Services = await openServicesFromEnvironment();

import { readConfig } from "../server/config";
import { createLogger } from "../server/log";
import { openServices } from "../server/services";

/** The one door from the pages to the use cases, and the only file of `app` that imports the server. */
export const config = readConfig(process.env);
export const log = createLogger(config);
export const services = await openServices(config, log);

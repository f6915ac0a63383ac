import type { MetaFunction } from "@remix-run/node";
import { MisConsentimientos } from "./MisConsentimientos";

export { loader, action } from "./misConsentimientos.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Tus consentimientos · Bienestar" }];

export default MisConsentimientos;

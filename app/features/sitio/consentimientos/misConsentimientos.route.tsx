import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MisConsentimientos } from "./MisConsentimientos";

export { loader, action } from "./misConsentimientos.server";
export const handle = {
  hidratar: "intencion",
  repite: ["idConsentimiento", "version", "valor"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Privacidad" }];

export default MisConsentimientos;

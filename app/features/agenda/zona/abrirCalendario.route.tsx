import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AbrirCalendario } from "./AbrirCalendario";
import { loader } from "./abrirCalendario.server";

export { action } from "./abrirCalendario.server";
export { loader };
export const handle = {
  hidratar: "intencion",
  // The address can be copied at the first tap, also after the page was loaded again.
  esperaHastaHidratar: ({ direccion }: Awaited<ReturnType<typeof loader>>) => (direccion ? 1 : undefined),
  repite: ["intencion"],
  lugar: "/mi-perfil",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dirección de tu calendario" }];

export default AbrirCalendario;

import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { Anfitrion } from "./Anfitrion";
import type { action, loader } from "./anfitrion.server";

export { loader, action } from "./anfitrion.server";
export const handle = {
  repite: ["intencion", "idInscripcion", "idPregunta", "estado", "motivo", "texto"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dirigir en vivo" }];

/** The page has no cookie, so this header keeps caches away (RFC 9111 § 5.2.2.5). */
export const headers = () => ({ "cache-control": "private, no-store" });

export default function DirigirTaller() {
  const ultimo = useActionData<typeof action>();
  return <Anfitrion {...useLoaderData<typeof loader>()} ultimo={ultimo} />;
}

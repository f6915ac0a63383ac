import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { Sala } from "./Sala";
import type { action, loader } from "./sala.server";

export { loader, action } from "./sala.server";
export const handle = {
  hidratar: "siempre",
  repite: ["intencion", "texto"],
  permite: "reunion",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Sala de ${data.titulo}` : "Sala" },
];

export default function SalaDeTaller() {
  const ultimo = useActionData<typeof action>();
  return <Sala {...useLoaderData<typeof loader>()} ultimo={ultimo} />;
}

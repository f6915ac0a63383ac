import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import type { loader } from "./retorno.server";
import { NoEntro } from "./NoEntro";

export { loader } from "./retorno.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Entrar · Equipo" }];

export default function Retorno() {
  return <NoEntro {...useLoaderData<typeof loader>()} />;
}

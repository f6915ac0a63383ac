import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { Sorteos } from "./Sorteos";
import type { loader } from "./sorteos.server";

export { loader } from "./sorteos.server";
export const handle = { seLista: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Todos los sorteos" },
  {
    name: "description",
    content: "El sorteo de ahora y los anteriores: qué se sorteó, qué número ganó y cómo comprobarlo.",
  },
];

export default function Pagina() {
  return <Sorteos {...useLoaderData<typeof loader>()} />;
}

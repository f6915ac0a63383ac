import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { Sorteo } from "./Sorteo";
import type { action, loader } from "./sorteo.server";

export { loader, action } from "./sorteo.server";
export const handle = {
  seLista: true,
  hidratar: "intencion",
  repite: ["intencion", "mayorDeEdad", "aceptaBases", "versionDeBases"],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Sorteo" },
  {
    name: "description",
    content: "Qué se sortea, quién lo organiza, hasta cuándo participas, cuándo se sortea y qué número ganó.",
  },
];

export default function Pagina() {
  const respuesta = useActionData<typeof action>();
  return (
    <Sorteo
      {...useLoaderData<typeof loader>()}
      ultimoEnvio={respuesta?.envio ?? undefined}
      generales={respuesta?.generales}
      basesNuevas={respuesta && "basesNuevas" in respuesta ? respuesta.basesNuevas : null}
    />
  );
}

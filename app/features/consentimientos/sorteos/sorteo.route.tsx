import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recortada } from "~/shell/marco/cabeza";
import type { Handle } from "~/shell/route";
import { Sorteo } from "./Sorteo";
import type { action, loader } from "./sorteo.server";

export { loader, action } from "./sorteo.server";
export const handle = {
  seLista: true,
  hidratar: "intencion",
  repite: ["intencion", "mayorDeEdad", "aceptaBases", "versionDeBases"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: data.sorteo.nombre },
        {
          name: "description",
          content: `${data.sorteo.nombre}: ${recortada(data.sorteo.premio, 80)}. Quién lo organiza, hasta cuándo participas y qué número ganó.`,
        },
      ]
    : [];

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

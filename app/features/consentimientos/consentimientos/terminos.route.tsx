import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

/** Who is signed in brings a cookie and is never answered from memory: what they accepted is theirs alone. */
export const handle = { publica: ["version", "comparar"] };
export const meta: MetaFunction = () => [
  { title: "Términos y condiciones · Bienestar" },
  {
    name: "description",
    content:
      "Las reglas de Bienestar en palabras claras: tu cuenta, tus sesiones, tus pagos y qué cambió en cada versión.",
  },
];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return verDocumento(request, { flujo: "REGISTRO", codigo: "TYC" }, persona?.idPersona ?? null);
}

export default function Terminos() {
  return <Documento titulo="Términos y condiciones" {...useLoaderData<typeof loader>()} />;
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DATOS_DEL_TEST } from "~/domain/consentimientos/politica";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

export const handle = { publica: ["version", "comparar"] };
export const meta: MetaFunction = () => [
  { title: "Tus respuestas del Test de bienestar · Bienestar" },
  {
    name: "description",
    content:
      "Qué guardamos de lo que respondes en el Test de bienestar, quién lo lee y cómo retirar tu permiso o borrarlo.",
  },
];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return verDocumento(request, { flujo: "TEST", codigo: DATOS_DEL_TEST }, persona?.idPersona ?? null);
}

export default function DatosDelTest() {
  return (
    <Documento titulo="Tus respuestas del Test de bienestar" {...useLoaderData<typeof loader>()}>
      <p>
        Se pide antes de empezar el test y se retira cuando quieras, en{" "}
        <a href="/mi-perfil/consentimientos">tus consentimientos</a>.
      </p>
    </Documento>
  );
}

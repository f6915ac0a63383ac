import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CUA } from "~/domain/consentimientos/politica";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

export const handle = { publica: ["version", "comparar"] };
export const meta: MetaFunction = () => [
  { title: "Consentimiento de usos adicionales · Bienestar" },
  {
    name: "description",
    content:
      "Qué aceptas si nos dejas contarte novedades y beneficios. Es opcional y lo retiras cuando quieras.",
  },
];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return verDocumento(request, { flujo: "REGISTRO", codigo: CUA }, persona?.idPersona ?? null);
}

export default function UsosAdicionales() {
  return (
    <Documento titulo="Consentimiento de usos adicionales" {...useLoaderData<typeof loader>()}>
      <p>
        Es opcional y se retira con la misma facilidad con que se da, en{" "}
        <a href="/mi-perfil/consentimientos">tus consentimientos</a>.
      </p>
    </Documento>
  );
}

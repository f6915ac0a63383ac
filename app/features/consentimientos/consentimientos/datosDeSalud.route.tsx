import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DATOS_DE_SALUD } from "~/domain/consentimientos/politica";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

export const handle = { publica: ["version", "comparar"] };
export const meta: MetaFunction = () => [
  { title: "Tus datos de salud en las sesiones · Bienestar" },
  {
    name: "description",
    content:
      "Qué datos de salud compartes al reservar una sesión, para qué se usan y cómo retirar tu permiso.",
  },
];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return verDocumento(request, { flujo: "SESION", codigo: DATOS_DE_SALUD }, persona?.idPersona ?? null);
}

export default function DatosDeSalud() {
  return (
    <Documento titulo="Tus datos de salud en las sesiones" {...useLoaderData<typeof loader>()}>
      <p>
        Se pide al reservar y se retira cuando quieras, en{" "}
        <a href="/mi-perfil/consentimientos">tus consentimientos</a>.
      </p>
    </Documento>
  );
}

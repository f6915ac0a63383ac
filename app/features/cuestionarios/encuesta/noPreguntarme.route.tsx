import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { services } from "~/services.server";
import { EnlaceDeCorreo } from "~/shell/formularios/EnlaceDeCorreo";
import { enlaceDeCorreo } from "~/shell/formularios/enlaceDeCorreo.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";

export const handle = { repite: [], unClic: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.enlaceUsado ? "No te preguntaremos más" : "No preguntarme más" },
];

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.cuestionarios.idInvitacionDeBaja(llave),
  hacer: (idInvitacion) => services.cuestionarios.encuestas.noPreguntar({ idPersona: null, idInvitacion }),
});

export const loader = async ({ request }: LoaderArgs) => ({
  enlaceUsado: (await enlace.leer(request)) === null,
});
export const action = ({ request }: ActionArgs) => enlace.hacer(request);

export default function NoPreguntarme() {
  const { enlaceUsado } = useLoaderData<typeof loader>();
  return enlaceUsado ? (
    <EnlaceDeCorreo
      titulo="No te preguntaremos más"
      texto="No te escribiremos para saber cómo te fue. Lo demás sigue igual."
      seguir={{ href: "/", texto: "Ir al inicio" }}
    />
  ) : (
    <EnlaceDeCorreo
      titulo="No preguntarme más"
      texto="Dejamos de escribirte para saber cómo te fue. Lo demás sigue igual."
      hacer="No preguntarme más"
    />
  );
}

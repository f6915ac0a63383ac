import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { services } from "~/services.server";
import { EnlaceDeCorreo } from "~/shell/formularios/EnlaceDeCorreo";
import { enlaceDeCorreo } from "~/shell/formularios/enlaceDeCorreo.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";

export const handle = { repite: [], lugar: "/lista-rutas", unClic: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.enlaceUsado ? "Ya no te lo recordamos" : "No recordarme más" },
];

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.rutas.idRecorridoDeLlave(llave),
  hacer: (idRecorrido) => services.rutas.dejarDeRecordar({ idRecorrido }),
});

export const loader = async ({ request }: LoaderArgs) => ({
  enlaceUsado: (await enlace.leer(request)) === null,
});
export const action = ({ request }: ActionArgs) => enlace.hacer(request);

export default function Recordatorio() {
  const { enlaceUsado } = useLoaderData<typeof loader>();
  return enlaceUsado ? (
    <EnlaceDeCorreo
      titulo="Ya no te lo recordamos"
      texto="Apagamos los recordatorios. Puedes encenderlos otra vez cuando quieras."
      seguir={{ href: LISTA_DE_RUTAS, texto: "Ver las rutas" }}
    />
  ) : (
    <EnlaceDeCorreo
      titulo="No recordarme más"
      texto="Dejaremos de escribirte. Todo lo que hiciste sigue guardado."
      hacer="No recordarme más"
    />
  );
}

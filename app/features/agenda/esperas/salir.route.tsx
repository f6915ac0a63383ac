import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { services } from "~/services.server";
import { EnlaceDeCorreo } from "~/shell/EnlaceDeCorreo";
import { enlaceDeCorreo } from "~/shell/enlaceDeCorreo.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/ruta";

export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dejar la lista de espera" }];

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.agenda.idEsperaDeLlave(llave),
  hacer: (idEspera) => services.agenda.salirDeEspera({ idEspera }),
});

export const loader = ({ request }: LoaderArgs) => ({ hecho: enlace.leer(request) === null });
export const action = ({ request }: ActionArgs) => enlace.hacer(request);

export default function SalirDeLaLista() {
  const { hecho } = useLoaderData<typeof loader>();
  return hecho ? (
    <EnlaceDeCorreo
      titulo="Ya no estás en la lista"
      texto="No te avisaremos más sobre esa lista. Tus sesiones siguen como estaban."
      seguir={{ href: "/", texto: "Ir al inicio" }}
    />
  ) : (
    <EnlaceDeCorreo
      titulo="Dejar la lista de espera"
      texto="Dejaremos de avisarte cuando se libere un horario. Si te guardamos uno, pasa a la persona que sigue. Tus sesiones no cambian."
      hacer="Dejar la lista"
    />
  );
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EnlaceDeCorreo } from "~/shell/formularios/EnlaceDeCorreo";
import type { Handle } from "~/shell/route";
import type { loader } from "./salir.server";

export { loader, action } from "./salir.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && yaSalio(data) ? "Ya no estás en esta lista" : "Salir de la lista de espera" },
];

function yaSalio({ para, fin }: { para: string | null; fin: string | null }) {
  return para === null || fin !== null;
}

export default function SalirDeLaLista() {
  const { para, fin, seguir } = useLoaderData<typeof loader>();
  if (yaSalio({ para, fin }))
    return (
      <EnlaceDeCorreo
        titulo="Ya no estás en esta lista"
        texto={
          <>
            {para && <strong>{para}. </strong>}
            {fin ?? "No te avisaremos más sobre ella."} Tus sesiones siguen como estaban.
          </>
        }
        seguir={seguir}
      />
    );
  return (
    <EnlaceDeCorreo
      titulo="Salir de la lista"
      texto={
        <>
          <strong>{para}. </strong>
          Dejaremos de avisarte cuando se libere un horario. Si te guardamos uno, pasa a la persona que sigue.
          Tus sesiones no cambian.
        </>
      }
      hacer="Salir de la lista"
    />
  );
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TEXTO_DE_FIN } from "~/domain/agenda/esperas/espera";
import { services } from "~/services.server";
import { EnlaceDeCorreo } from "~/shell/EnlaceDeCorreo";
import { enlaceDeCorreo } from "~/shell/enlaceDeCorreo.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";

export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Salir de la lista de espera" }];

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.agenda.idEsperaDeLlave(llave),
  hacer: (idEspera) => services.agenda.salirDeEspera({ idEspera }),
  yaEstaba: ({ yaNoEstaba }) => yaNoEstaba,
});

export async function loader({ request }: LoaderArgs) {
  const idEspera = enlace.leer(request);
  if (idEspera === null) return { para: null, fin: null, seguir: { href: "/", texto: "Ir al inicio" } };
  const espera = await services.agenda.verEsperaQueSeDeja(idEspera);
  if (!espera) throw noExiste();
  const { para, fin, href } = espera;
  return {
    para,
    fin: fin && TEXTO_DE_FIN[fin],
    seguir: { href: href ?? "/agendar", texto: href ? "Volver a sus horarios" : "Buscar otro horario" },
  };
}
export const action = ({ request }: ActionArgs) => enlace.hacer(request);

export default function SalirDeLaLista() {
  const { para, fin, seguir } = useLoaderData<typeof loader>();
  if (para === null || fin !== null)
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

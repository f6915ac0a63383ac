import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Card } from "~/components/Card";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs } from "~/shell/route";

export const meta: MetaFunction = () => [{ title: "Enlaces de especialistas" }];

/**
 * Links of the specialist for each session of the signed-in person, for testing a call from both sides. It exists on a
 * developer's machine only.
 */
export async function loader({ request, context }: LoaderArgs) {
  if (!services.avisos.buzonDeDesarrollo) throw noExiste();
  const { idPersona } = await exigirPersona({ request, context });
  const { dias } = await services.agenda.verAgenda({ idPersona });
  const citas = dias.flatMap(({ cita }) => cita);
  return Promise.all(
    citas.map(async ({ idCita, especialista, inicio }) => {
      const enlace = await services.agenda.enlaceDeEspecialista(idCita);
      return {
        idCita,
        especialista,
        cuando: diaYHora(inicio, services.now()),
        enlace: enlace.ok ? enlace.value : null,
      };
    }),
  );
}

export default function EnlacesDeEspecialistas() {
  const citas = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Enlaces de especialistas</h1>
      {citas.length === 0 && <EmptyState title="Aún no tienes sesiones" />}
      {citas.map(({ idCita, especialista, cuando, enlace }) => (
        <Card key={idCita} as="article" className={pila.corta}>
          <h2>{cuando}</h2>
          {enlace && <a href={enlace}>Entrar como {especialista}</a>}
        </Card>
      ))}
    </div>
  );
}

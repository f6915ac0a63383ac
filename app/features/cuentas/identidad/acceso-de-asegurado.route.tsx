import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { services } from "~/services.server";
import { recibirPrueba } from "~/shell/prueba.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { irALaPuerta } from "./puerta.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Unir mi acceso de asegurado · Bienestar" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!services.cuentas.aseguradora) throw redirect("/mi-perfil");
  const { pathname, search } = new URL(request.url);
  return { conClave: await services.cuentas.tieneClave(idPersona), aqui: pathname + search };
}

/** Only whoever has proven that the account is theirs goes on to the insurer's sign-in to link it. */
export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return recibirPrueba(request, persona, () =>
    irALaPuerta({ request, context }, { destino, enlazarA: persona.idPersona }),
  );
}

export default function UnirAcceso() {
  const { conClave, aqui } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Unir mi acceso de asegurado"
      bajada="Después podrás entrar a esta misma cuenta con tu acceso de asegurado. Te avisaremos por correo."
      conClave={conClave}
      volverA={aqui}
      respuesta={useActionData<typeof action>()}
    />
  );
}

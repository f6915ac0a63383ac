import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { VIDA_DE_PRUEBA_EN_MINUTOS } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { galletaDePrueba, recibirPrueba } from "~/shell/sesion/prueba.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";

export const handle = { hidratar: "intencion", repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Confirma que eres tú" }];

const destinoDe = (request: Request) => destinoSeguro(new URL(request.url).searchParams.get("redirect"));

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return { conClave: await services.cuentas.tieneClave(idPersona), destino: destinoDe(request) };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  return recibirPrueba(request, persona, async () => {
    const headers = new Headers({ "set-cookie": await galletaDePrueba.poner(request, persona.idAcceso) });
    return seguirEn(destinoDe(request), undefined, headers);
  });
}

export default function Confirmar() {
  const { conClave, destino } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Confirma que eres tú"
      bajada={`Lo que sigue es solo tuyo. Te lo pedimos otra vez dentro de ${VIDA_DE_PRUEBA_EN_MINUTOS} minutos.`}
      conClave={conClave}
      volverA={destino}
      respuesta={useActionData<typeof action>()}
    />
  );
}

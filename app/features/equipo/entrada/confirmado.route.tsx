import { redirect, type MetaFunction } from "@remix-run/node";
import { VIDA_DE_CONFIRMACION_EN_MINUTOS } from "~/domain/equipo/accesos/acceso";
import type { Handle, LoaderArgs } from "~/shell/route";
import { Pantalla } from "../marco/Pantalla";
import { exigirMiembro } from "../marco/sesion.server";

export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Confirmaste que eres tú · Equipo" }];

export async function loader(args: LoaderArgs) {
  const { delProveedor } = await exigirMiembro(args);
  if (!delProveedor) throw redirect("/equipo", 303);
  return null;
}

/** End of a proof at the provider, in a tab of its own: the form waits in the other one. */
export default function Confirmado() {
  return (
    <Pantalla
      titulo="Confirmaste que eres tú"
      guia={`Cierra esta pestaña y envía tu formulario. Tienes ${VIDA_DE_CONFIRMACION_EN_MINUTOS} minutos, para un acto.`}
      angosta
    >
      <p>
        <a href="/equipo">Ir a Hoy</a>
      </p>
    </Pantalla>
  );
}

import { services } from "~/services.server";
import { enlaceDeCorreo } from "~/shell/formularios/enlaceDeCorreo.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.talleres.idInscripcionDeLlave(llave),
  hacer: (idInscripcion) => services.talleres.dejarLugar({ idInscripcion }),
  yaEstaba: ({ inscripcion }) => inscripcion.estado === "terminada",
  seExplica: (rechazo) => rechazo !== "inscripcion-no-existe",
});

export async function loader({ request }: LoaderArgs) {
  const idInscripcion = await enlace.leer(request);
  if (idInscripcion === null) return { estado: "hecho", cual: null, href: null } as const;
  return services.talleres.queSeDeja(idInscripcion);
}

export const action = ({ request }: ActionArgs) => enlace.hacer(request);

import { TEXTO_DE_FIN } from "~/domain/agenda/esperas/espera";
import { services } from "~/services.server";
import { enlaceDeCorreo } from "~/shell/formularios/enlaceDeCorreo.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const enlace = enlaceDeCorreo({
  idDe: (llave) => services.agenda.idEsperaDeLlave(llave),
  hacer: (idEspera) => services.agenda.salirDeEspera({ idEspera }),
  yaEstaba: ({ yaNoEstaba }) => yaNoEstaba,
});

export async function loader({ request }: LoaderArgs) {
  const idEspera = await enlace.leer(request);
  if (idEspera === null) return { para: null, fin: null, seguir: { href: "/", texto: "Ir al inicio" } };
  const espera = await services.agenda.verEsperaQueSeDeja(idEspera);
  if (!espera) throw noExiste();
  const { para, fin, href } = espera;
  return {
    para,
    fin: fin && TEXTO_DE_FIN[fin],
    seguir: { href: href ?? "/agendar", texto: href ? "Volver a sus horarios" : "Agendar" },
  };
}

export const action = ({ request }: ActionArgs) => enlace.hacer(request);

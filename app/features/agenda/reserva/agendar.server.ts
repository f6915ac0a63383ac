import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { services } from "~/services.server";
import { verPreferidas } from "~/shell/partes/preferidas.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

export async function loader({ request, context }: LoaderArgs) {
  const persona = await exigirPersona({ request, context });
  const [especialidades, preferidas] = await Promise.all([
    services.agenda.especialidades(),
    verPreferidas(context, persona),
  ]);
  const enOrden = especialidades.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return {
    porTemas: preferidas.size > 0,
    especialidades: primeroLasPreferidas(enOrden, preferidas, ({ slug }) => slug).map(
      ({ slug, name, information }) => ({ slug, name, information, porTemas: preferidas.has(slug) }),
    ),
  };
}

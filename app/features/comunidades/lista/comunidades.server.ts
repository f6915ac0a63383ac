import { direccionDeComunidad } from "~/domain/comunidades/comunidad";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";

/** All communities: their names and purpose, and the reader's own name in those that they joined. */
export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const comunidades = await services.comunidades.verComunidades(persona?.idPersona ?? null);
  return {
    comunidades: comunidades.map(({ miParticipacion, ...comunidad }) => ({
      url: comunidad.url,
      href: direccionDeComunidad(comunidad),
      nombre: comunidad.nombre,
      paraQue: comunidad.paraQue,
      dibujo: comunidad.dibujo,
      miNombre: miParticipacion?.seudonimo ?? null,
    })),
  };
}

import { imagenDeTaller } from "~/components/fichaDePieza";
import type { Tema } from "~/domain/contenido/contenido";
import type { ProximoEnVivo } from "~/domain/contenido/enVivo";
import { services } from "~/services.server";
import { inicioEnPalabras } from "~/shell/partes/siguiente.server";

/** The next live event as its card shows it: its scene, when it begins, and its free places. */
export const enVivoALaVista = (
  { titulo, href, inicio, detalles, lugares, ...enVivo }: ProximoEnVivo,
  temas: readonly Tema[],
) => ({
  ...{ titulo, href, detalles, lugares },
  inicio: inicioEnPalabras(inicio, services.now()),
  imagen: imagenDeTaller(
    enVivo,
    temas.find(({ url }) => url === enVivo.temas[0]),
  ),
});

import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro } from "../marco/sesion.server";
import { direccionDeRevision } from "./direcciones";
import { DESHACER, PUBLICAR, QUITAR, SOLTAR } from "./intenciones";
import { etiquetasDe, momentoDe } from "./palabras";

const DECIDIDOS_A_LA_VISTA = 20;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [PUBLICAR]: "Decidiste el texto.",
  [QUITAR]: "Quitaste el texto. Quien lo escribió puede leer la regla y el motivo.",
  [SOLTAR]: "Soltaste el texto. Quedó libre para el equipo.",
  [DESHACER]: "Deshiciste el acto.",
};

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { porDecidir, decididas } = exigir(
    await services.comunidades.moderacion.cola(miembro),
    RECHAZOS_POR_DERECHO,
  );
  const comunidades = await services.comunidades.verComunidades(null);
  const nombreDe = (url: string) => comunidades.find((una) => una.url === url)?.nombre ?? url;
  const ahora = services.now();
  return {
    hecho: hechoDe(args, HECHO),
    porDecidir: porDecidir.map(({ idRevision, comunidad, motivos, creadaEn, esMia, deOtra, libreDesde }) => ({
      ...{ idRevision, esMia, deOtra, href: direccionDeRevision(idRevision), comunidad: nombreDe(comunidad) },
      etiquetas: etiquetasDe(motivos),
      desde: momentoDe(creadaEn, ahora),
      libre: libreDesde && horaDe(libreDesde),
    })),
    decididos: decididas
      .slice(0, DECIDIDOS_A_LA_VISTA)
      .map(({ idRevision, comunidad, motivos, decididaEn }) => ({
        ...{ idRevision, href: direccionDeRevision(idRevision), comunidad: nombreDe(comunidad) },
        motivos: etiquetasDe(motivos).map(({ texto }) => texto),
        cuando: momentoDe(decididaEn, ahora),
      })),
  };
}

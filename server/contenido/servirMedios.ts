import path from "node:path";
import type { Coleccion, Medio, Pieza } from "../../app/domain/contenido/contenido";
import { direccionDeMedio } from "../../app/domain/contenido/contenido";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import { imagenEnCdn, raizDeImagenes, type Cdn } from "../../app/domain/shared/imagenes/cdn";
import { withinLimit } from "../platform/withinLimit";

interface DepsDeMedios {
  contenidos: Contenidos;
  /** Where the files lie; null where others serve them. */
  carpeta: string | null;
  cdn: Cdn | null;
  now: () => Date;
}

/** A browser in the middle of a video waits for its next part no longer than a page waits for its version. */
const LIMITE_EN_MS = 2_000;

/** A file of ours that a browser may have. */
export interface ArchivoDeMedio extends Pick<Medio, "tipoMime" | "bytes" | "huella"> {
  archivo: string;
}

/** Where the media of pieces are served, and which file is meant by such an address. */
export function makeMedios({ contenidos, carpeta, cdn, now }: DepsDeMedios) {
  const raiz = raizDeImagenes(cdn);
  let indice: { de: Coleccion; porDireccion: ReturnType<typeof indizar> } | undefined;

  /** While nobody can say what is published, what was: an address that means certain bytes goes on meaning them. */
  async function coleccion(): Promise<Coleccion> {
    try {
      return await withinLimit(contenidos.coleccion(), LIMITE_EN_MS);
    } catch (error) {
      if (indice) return indice.de;
      throw error;
    }
  }

  return {
    /** As a page shows it: from the CDN, if there is one; of a content system only where it serves that host. */
    direccionDe(medio: Pick<Medio, "ruta" | "huella">): string {
      const direccion = direccionDeMedio(medio);
      return direccion.startsWith("/") ? raiz + direccion : imagenEnCdn(direccion, cdn);
    },

    /** Only what the content of now names by this very address: no other file can be asked for. */
    async medioEn(direccion: string): Promise<ArchivoDeMedio | null> {
      if (carpeta === null) return null;
      const deAhora = await coleccion();
      if (indice?.de !== deAhora) indice = { de: deAhora, porDireccion: indizar(deAhora) };
      const hallado = indice.porDireccion.get(direccion);
      if (!hallado || !estaPublicada(hallado.pieza, now())) return null;
      const { ruta, tipoMime, bytes, huella } = hallado.medio;
      return { archivo: path.join(carpeta, ruta), tipoMime, bytes, huella };
    },
  };
}

function indizar({ piezas }: Coleccion) {
  return new Map(
    piezas.flatMap((pieza) =>
      mediosDe(pieza)
        .map((medio) => [direccionDeMedio(medio), { pieza, medio }] as const)
        .filter(([direccion]) => direccion.startsWith("/")),
    ),
  );
}

function mediosDe(pieza: Pieza): Medio[] {
  if (pieza.tipo === "video") return Object.values<Medio>({ ...pieza.medios });
  return pieza.tipo === "herramienta" ? [pieza.pdf] : [];
}

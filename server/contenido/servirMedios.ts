import path from "node:path";
import type { Coleccion, Medio, Pieza } from "../../app/domain/contenido/contenido";
import { direccionDeMedio } from "../../app/domain/contenido/contenido";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import { imagenEnCdn, raizDeImagenes, type Cdn } from "../../app/domain/shared/imagenes/cdn";
import { withinLimit } from "../platform/withinLimit";

interface DepsDeMedios {
  contenidos: Contenidos;
  /** Folder of the media files; null when another host serves them. */
  carpeta: string | null;
  cdn: Cdn | null;
  now: () => Date;
}

/**
 * Milliseconds to wait for the current content before a media file is served: as long as a page waits for its version.
 */
const LIMITE_EN_MS = 2_000;

/** A local media file that a browser may load. */
export interface ArchivoDeMedio extends Pick<Medio, "tipoMime" | "bytes" | "huella"> {
  archivo: string;
}

/** Gives the addresses of media files, and the file of each address. */
export function makeMedios({ contenidos, carpeta, cdn, now }: DepsDeMedios) {
  const raiz = raizDeImagenes(cdn);
  let indice: { de: Coleccion; porDireccion: ReturnType<typeof indizar> } | undefined;

  /**
   * Gives the current content, or the last known one while it cannot be read. The address of a media file names
   * certain bytes, so it stays right.
   */
  async function coleccion(): Promise<Coleccion> {
    try {
      return await withinLimit(contenidos.coleccion(), LIMITE_EN_MS);
    } catch (error) {
      if (indice) return indice.de;
      throw error;
    }
  }

  return {
    /**
     * Address of a media file on a page: on the CDN if there is one. Media of a content system use the CDN only when
     * it serves their host.
     */
    direccionDe(medio: Pick<Medio, "ruta" | "huella">): string {
      const direccion = direccionDeMedio(medio);
      return direccion.startsWith("/") ? raiz + direccion : imagenEnCdn(direccion, cdn);
    },

    /** Finds the media file of an address that the current content names; no other file can be read. */
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
  return pieza.tipo === "herramienta" ? [pieza.pdf, pieza.portada ?? []].flat() : [];
}

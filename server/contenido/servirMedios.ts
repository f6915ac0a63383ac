import path from "node:path";
import type { Coleccion, Medio, Pieza } from "../../app/domain/contenido/contenido";
import { direccionDeMedio } from "../../app/domain/contenido/contenido";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import { imagenEnCdn, raizDeImagenes, type Cdn } from "../../app/domain/shared/imagenes/cdn";
import { withinLimit } from "../platform/withinLimit";

interface DepsDeMedios {
  contenidos: Contenidos;
  /** Folder of the files; null when another host serves them. */
  carpeta: string | null;
  cdn: Cdn | null;
  now: () => Date;
}

/** Maximum wait for the current content: the same as a page waits for its version. */
const LIMITE_EN_MS = 2_000;

/** A local file that a browser may load. */
export interface ArchivoDeMedio extends Pick<Medio, "tipoMime" | "bytes" | "huella"> {
  archivo: string;
}

/** Gives the addresses of media, and the file of each address. */
export function makeMedios({ contenidos, carpeta, cdn, now }: DepsDeMedios) {
  const raiz = raizDeImagenes(cdn);
  let indice: { de: Coleccion; porDireccion: ReturnType<typeof indizar> } | undefined;

  /**
   * Returns the current content, or the last known one while it cannot be read. An address names certain bytes, so that
   * it stays right.
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
     * Address on a page: on the CDN if there is one. Media of a content system use it only when the CDN serves their
     * host.
     */
    direccionDe(medio: Pick<Medio, "ruta" | "huella">): string {
      const direccion = direccionDeMedio(medio);
      return direccion.startsWith("/") ? raiz + direccion : imagenEnCdn(direccion, cdn);
    },

    /** Finds the file of an address that the current content names; no other file can be read. */
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

import type { Miembro } from "../../app/domain/equipo/derechos/exigir";
import type { loader as salir } from "../../app/features/equipo/entrada/cuenta.server";
import type { loader as volver } from "../../app/features/equipo/entrada/retorno.server";
import type { Services } from "../../server/platform/services";
import type { ProveedorFirmante } from "./proveedorFirmante";

export const SITIO_DE_EQUIPO = "http://localhost:3001";
export const RED_DE_EQUIPO = "192.0.2.1";

export interface PuertasDeNavegador {
  firmante: ProveedorFirmante;
  servicios: Services;
  salir: typeof salir;
  volver: typeof volver;
  /** Takes what the pages report as a failure. */
  informar?: (error: unknown) => void;
}

/** A browser of a member: it keeps its cookies, and follows no redirect. */
export function abrirNavegador({ firmante, servicios, informar = () => {}, ...puertas }: PuertasDeNavegador) {
  const galletas = new Map<string, string>();
  async function pedir(loader: typeof salir | typeof volver, direccion: string | URL) {
    const cookie = [...galletas].map(([nombre, contenido]) => `${nombre}=${contenido}`).join("; ");
    const request = new Request(new URL(direccion, SITIO_DE_EQUIPO), { headers: { cookie } });
    const context = { deEquipo: true, red: RED_DE_EQUIPO, informarError: informar };
    const respuesta: unknown = await loader({ request, params: {}, context } as never).catch(
      (lanzado: unknown) => lanzado,
    );
    if (!(respuesta instanceof Response)) throw new Error("no answer of a page", { cause: respuesta });
    for (const galleta of respuesta.headers.getSetCookie()) {
      const [, nombre = "", contenido = ""] = /^([^=]+)=([^;]*)/.exec(galleta) ?? [];
      galletas.set(nombre, contenido);
    }
    return { estado: respuesta.status, destino: respuesta.headers.get("location") ?? "" };
  }
  const salirA = (ruta = "/equipo/entrar/cuenta") => pedir(puertas.salir, ruta);
  const volverPor = (direccion: URL) => pedir(puertas.volver, direccion);
  /** Key of the stay, as the cookie of Remix has it: JSON in base64. */
  const llave = (): string => {
    const [, contenido = ""] = [...galletas].find(([nombre]) => nombre.endsWith("equipo")) ?? [];
    const texto = Buffer.from(decodeURIComponent(contenido), "base64").toString();
    return texto === "" ? "" : String(JSON.parse(texto));
  };
  return {
    salir: salirA,
    volver: volverPor,
    llave,
    miembro: (): Promise<Miembro | null> => servicios.equipo.entrada.miembro(llave(), RED_DE_EQUIPO),
    entrar: async () => volverPor(firmante.volverDe((await salirA()).destino)),
    /** Proves again who acts. `pedida`: what the provider is asked for. */
    async confirmar() {
      const { destino } = await salirA("/equipo/entrar/cuenta?confirmar");
      const pedida = Object.fromEntries(new URL(destino).searchParams);
      return { ...(await volverPor(firmante.volverDe(destino))), pedida };
    },
  };
}

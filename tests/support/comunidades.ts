import type { Miembro } from "../../app/domain/equipo/derechos/exigir";
import type { Publicacion } from "../../app/domain/comunidades/texto";
import { cifrarClave } from "../../server/cuentas/identidad/claves";
import { unMiembro } from "./equipo";
import { valor, type Mundo } from "./servicios";

export const COMUNIDAD = "dormir-mejor";
export const RED = "192.0.2.7";
export const CLAVE = "camino-de-prueba-24";
export const CLAVE_HASH = await cifrarClave(CLAVE);

/** Words of a text with nothing to confirm. */
export const escrito = (texto: string): Publicacion => ({ texto, conDatos: false, soloModeracion: false });

/** Acts on communities for tests. */
export function conComunidades(mundo: Mundo) {
  const { comunidades } = mundo.servicios;
  let moderador: Miembro | null = null;

  /** A moderator of this test, freshly proven. */
  async function deModeracion(): Promise<Miembro> {
    moderador = await unMiembro(mundo, "moderacion");
    return moderador;
  }

  /** Joins a new person to the community. */
  async function unido(seudonimo: string, comunidad = COMUNIDAD) {
    const { idPersona } = await mundo.persona({
      ...{ nombre: "Zoraida", apePaterno: "Quispealaya", claveHash: CLAVE_HASH },
    });
    valor(await comunidades.unirse({ idPersona, comunidad, seudonimo, red: RED }));
    return { idPersona, comunidad, red: RED, idAcceso: "ninguno", clave: CLAVE };
  }
  type Unido = Awaited<ReturnType<typeof unido>>;

  /** Takes the only waiting text. */
  async function tomar(de: Miembro): Promise<string> {
    const { porDecidir } = valor(await comunidades.moderacion.cola(de));
    const { idRevision } = porDecidir.find(({ deOtra }) => !deOtra)!;
    valor(await comunidades.moderacion.tomar(de, idRevision));
    return idRevision;
  }

  /** Publishes as a member whose first text a moderator published. */
  async function publicar(de: Unido, texto: string) {
    const publicado = valor(await comunidades.publicar(de, escrito(texto)));
    if (publicado.estado === "publicado") return publicado.idTexto;
    const moderacion = await deModeracion();
    valor(await comunidades.moderacion.publicar(moderacion, await tomar(moderacion), { motivo: "Cumple." }));
    return publicado.idTexto;
  }

  return { unido, tomar, publicar, deModeracion };
}

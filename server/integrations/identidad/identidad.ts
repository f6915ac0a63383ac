import { VIDA_DE_ACCESO_EN_DIAS, type Acceso } from "../../../app/domain/identidad/identidad";
import {
  makeIniciarSesion,
  makeReconocerAcceso,
  type DepsDeIdentidad,
} from "../../../app/domain/identidad/iniciarSesion";
import { makeCerrarSesiones, makeVerSesiones } from "../../../app/domain/identidad/sesiones";
import type { Deps } from "../../../app/domain/puertos";
import { done, refuse } from "../../../app/domain/shared/result";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Secret } from "../../rotation";
import { verificarClave } from "./claves";
import {
  makeHuella,
  makeHuellas,
  makeTokens,
  nuevoRefresco,
  VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS,
  type Portador,
  type Publico,
} from "./tokens";

/** The embedded identity: passwords in our database, accesses that can be closed, tokens that we sign. */
export function makeIdentidad(deps: Deps, secreto: Secret, avisarBloqueo: DepsDeIdentidad["avisarBloqueo"]) {
  const { repos, now } = deps;
  const huella = makeHuella(secreto);
  const huellas = makeHuellas(secreto);
  const tokens = makeTokens(secreto, now);
  const iniciarSesion = makeIniciarSesion({ ...deps, verificarClave, huella, avisarBloqueo });
  const reconocerAcceso = makeReconocerAcceso(deps);

  const juegoDeTokens = async (acceso: Acceso) => {
    const refreshToken = nuevoRefresco();
    await repos.accesos.guardarRefresco(huella(refreshToken), acceso.idAcceso, acceso.expiraEn);
    const expira = new Date(now().getTime() + VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS * 1000);
    return {
      accessToken: await tokens.firmar(acceso, "api", expira),
      refreshToken,
      expiresIn: VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS,
    };
  };

  return {
    iniciarSesion,
    juegoDeTokens,

    firmarSesion: (acceso: Acceso) =>
      tokens.firmar(acceso, "web", sumarMinutos(acceso.creadoEn, VIDA_DE_ACCESO_EN_DIAS * 24 * 60)),

    /** Whose token this is, if its access is still open. */
    async reconocer(token: string, publico: Publico): Promise<Portador | null> {
      const portador = await tokens.leer(token, publico);
      return portador && (await reconocerAcceso(portador.idAcceso)) ? portador : null;
    },

    /** A refresh token works once. Seeing it again means that it leaked: its access is closed. */
    async refrescar(refreshToken: string) {
      let uso: Awaited<ReturnType<typeof repos.accesos.usarRefresco>> = null;
      for (const una of huellas(refreshToken)) uso ??= await repos.accesos.usarRefresco(una, now());
      if (!uso) return refuse("refresco-invalido");
      if (uso.repetido) {
        await repos.accesos.cerrar(uso.idAcceso, now());
        return refuse("refresco-invalido");
      }
      const acceso = await reconocerAcceso(uso.idAcceso);
      return acceso ? done(await juegoDeTokens(acceso)) : refuse("refresco-invalido");
    },

    cerrar: (idAcceso: string) => repos.accesos.cerrar(idAcceso, now()),
    sesiones: makeVerSesiones(deps),
    cerrarSesiones: makeCerrarSesiones(deps),
    /** Which way the access came in that is being closed. */
    puertaDe: async (idAcceso: string) => (await repos.accesos.porId(idAcceso))?.puerta ?? null,
    persona: repos.personas.porId,
  };
}

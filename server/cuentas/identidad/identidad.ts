import { z } from "zod";
import {
  VIDA_DE_ACCESO_EN_DIAS,
  type Acceso,
  type NavegadorConocido,
  type PrimerPaso,
} from "../../../app/domain/cuentas/identidad/identidad";
import {
  makeDarSegundoPaso,
  makeIniciarSesion,
  makeReconocerAcceso,
  type DepsDeIdentidad,
} from "../../../app/domain/cuentas/accesos/iniciarSesion";
import { makeCerrarSesiones, makeVerSesiones } from "../../../app/domain/cuentas/accesos/sesiones";
import { makeHuellaDeClave } from "../../../app/domain/cuentas/identidad/huellaDeClave";
import { done, refuse } from "../../../app/domain/shared/result";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Secret } from "../../platform/rotation";
import { makeSello } from "./sello";
import { makeTokens, nuevoRefresco, VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS, type Publico } from "./tokens";
import { buscarPorHuella } from "../../../app/domain/shared/huella";
import { type Portador } from "../../platform/api/endpoint";
import { UN_DIA_EN_MINUTOS, UN_DIA_EN_SEGUNDOS } from "../../../app/domain/shared/duracion";

const VIDA_DEL_PASE_EN_SEGUNDOS = 10 * 60;
const VIDA_DEL_NAVEGADOR_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;
const PERSONAS_POR_NAVEGADOR = 5;

const formaDePase = z.object({
  idPersona: z.number(),
  puerta: z.enum(["clave", "aseguradora"]),
  huellaDeClave: z.string(),
});
const formaDeNavegador = z.object({
  idNavegador: z.string(),
  personas: z.array(z.object({ idPersona: z.number(), huellaDeClave: z.string() })).min(1),
});

/** The sign-in with our own passwords: hashes in our database, sign-ins that can be closed, and tokens signed here. */
export function makeIdentidad(deps: DepsDeIdentidad, secreto: Secret) {
  const { repos, now, huella } = deps;
  const sello = makeSello(secreto, now);
  const tokens = makeTokens(secreto, now);
  const iniciarSesion = makeIniciarSesion(deps);
  const darSegundoPaso = makeDarSegundoPaso(deps);
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

  const deNavegador = makeHuellaDeClave(huella, "navegador");
  const dePase = makeHuellaDeClave(huella, "pase");

  return {
    iniciarSesion,

    /** Signs the pass that a person holds between their password and the code of their second factor. */
    firmarPase: (primerPaso: PrimerPaso): Promise<string> =>
      sello.sellar("segundo-paso", { ...primerPaso }, VIDA_DEL_PASE_EN_SEGUNDOS),

    async leerPase(sellado: string): Promise<PrimerPaso | null> {
      const primerPaso = await sello.abrir("segundo-paso", sellado, formaDePase);
      if (!primerPaso) return null;
      const cuenta = await repos.personas.cuentaDe(primerPaso.idPersona);
      return dePase.esDe(primerPaso.huellaDeClave, cuenta?.claveHash) ? primerPaso : null;
    },

    darSegundoPaso,

    /**
     * Mark for a browser or application in which a person has just signed in. People who signed in there before stay
     * in the mark, with the password hash read then. A person who changed the password since must sign in there again
     * to be known.
     */
    async firmarNavegador(antes: NavegadorConocido | null, idPersona: number): Promise<string> {
      const anteriores = (antes?.personas ?? []).filter((anterior) => anterior.idPersona !== idPersona);
      const huellaDeClave = deNavegador.de((await repos.personas.clavesDe([idPersona])).get(idPersona));
      const navegador: z.infer<typeof formaDeNavegador> = {
        idNavegador: antes?.idNavegador ?? deps.newId(),
        personas: [{ idPersona, huellaDeClave }, ...anteriores].slice(0, PERSONAS_POR_NAVEGADOR),
      };
      return sello.sellar("navegador", navegador, VIDA_DEL_NAVEGADOR_EN_SEGUNDOS);
    },

    /**
     * Reads the mark of a browser. It knows only people whose password is still the one of their sign-in there, so a
     * changed password makes a thief's browser unknown. Null when no person is left. It costs one query, also for each
     * attempt that the limit would turn away.
     */
    async leerNavegador(sellado: string): Promise<NavegadorConocido | null> {
      const navegador = await sello.abrir("navegador", sellado, formaDeNavegador);
      if (!navegador) return null;
      const claves = await repos.personas.clavesDe(navegador.personas.map(({ idPersona }) => idPersona));
      const personas = navegador.personas.filter(({ idPersona, huellaDeClave }) =>
        deNavegador.esDe(huellaDeClave, claves.get(idPersona)),
      );
      return personas.length > 0 ? { idNavegador: navegador.idNavegador, personas } : null;
    },
    juegoDeTokens,

    firmarSesion: (acceso: Acceso) =>
      tokens.firmar(acceso, "web", sumarMinutos(acceso.creadoEn, VIDA_DE_ACCESO_EN_DIAS * UN_DIA_EN_MINUTOS)),

    /** Person and sign-in of a token; null once that sign-in is closed. */
    async reconocer(token: string, publico: Publico): Promise<Portador | null> {
      const portador = await tokens.leer(token, publico);
      const leer = publico === "web" ? repos.accesos.conPersona : repos.accesos.porId;
      return portador && (await reconocerAcceso(portador.idAcceso, leer)) ? portador : null;
    },

    /** Person of a token, without asking the database whether the sign-in is still open. It grants nothing. */
    quienFirma: async (token: string, publico: Publico): Promise<number | null> =>
      (await tokens.leer(token, publico))?.idPersona ?? null,

    /**
     * Exchanges a refresh token, which works once. A second use means that the token leaked, so its sign-in is closed
     * (RFC 9700 § 4.14.2).
     */
    async refrescar(refreshToken: string) {
      const uso = await buscarPorHuella(huella.posibles(refreshToken), (huellaPosible) =>
        repos.accesos.usarRefresco(huellaPosible, now()),
      );
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
    /** Way in which a sign-in was made: the password form or the insurer's provider. */
    puertaDe: async (idAcceso: string) => (await repos.accesos.porId(idAcceso))?.puerta ?? null,
    persona: repos.personas.porId,
  };
}

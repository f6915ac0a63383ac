import { z } from "zod";
import type { PuertaDeAseguradora } from "../../../app/domain/cuentas/identidad/aseguradora";
import {
  makeConfirmarPorAseguradora,
  makeEnlazarAseguradora,
  makeEntrarPorAseguradora,
} from "../../../app/domain/cuentas/accesos/entrarPorAseguradora";
import {
  INTENTOS_POR_DIRECCION,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
} from "../../../app/domain/cuentas/identidad/identidad";
import type { DepsConSitio, Repositorios } from "../../../app/domain/shared/puertos";
import { contarRetorno, type Ida } from "../../../app/domain/shared/proveedorOidc";
import type { Huella } from "../../../app/domain/shared/huella";
import type { Secret } from "../../platform/rotation";
import { makeSello } from "./sello";

const PARA = "puerta-de-aseguradora";
/** Seconds that a person may spend at the insurer's sign-in before they must return. */
const VIDA_DE_LA_IDA_EN_SEGUNDOS = 10 * 60;

const viaje = z.object({
  state: z.string(),
  nonce: z.string(),
  verificador: z.string(),
  /** Path of ours to which the person goes after the insurer's sign-in. */
  destino: z.string(),
  /**
   * Signed-in person who asked to link the insurer's identity to their account; null for a person who is signing in.
   */
  enlazarA: z.number().nullable(),
  /**
   * Sign-in whose identity must be proved again, and the start of the trip to the insurer in milliseconds since 1970;
   * null for any other trip.
   */
  confirma: z.object({ idAcceso: z.string(), desde: z.number() }).nullable(),
  /**
   * Start of the trip of a person who says that an account with their document is not theirs, in milliseconds since
   * 1970; null for others.
   */
  reclama: z.number().nullable().default(null),
});
type Viaje = z.output<typeof viaje>;

interface Salida {
  retorno: string;
  destino: string;
  enlazarA?: number | null;
  /** Id of the sign-in whose identity must be proved again. */
  confirma?: string | null;
  reclama?: boolean;
}

/** The sign-in at the insurer's provider: the way there and the return. The browser keeps the state in between. */
export function makeAseguradora(
  deps: DepsConSitio<keyof Repositorios> & { huella: Huella },
  secreto: Secret,
  puerta: PuertaDeAseguradora,
) {
  const sello = makeSello(secreto, deps.now);
  return {
    async comenzar({
      retorno,
      destino,
      enlazarA = null,
      confirma: idAcceso = null,
      reclama = false,
    }: Salida) {
      const { url, ida } = await puerta.comenzar(retorno, idAcceso !== null || reclama);
      const desde = deps.now().getTime();
      const confirma = idAcceso === null ? null : { idAcceso, desde };
      const datos = { ...ida, destino, enlazarA, confirma, reclama: reclama ? desde : null };
      return {
        url,
        state: ida.state,
        viaje: await sello.sellar(PARA, datos, VIDA_DE_LA_IDA_EN_SEGUNDOS),
      };
    },
    leerViaje: (sellado: string) => sello.abrir(PARA, sellado, viaje),
    /**
     * Identity of the person who returned from the insurer's sign-in. A proof of identity accepts only a sign-in after
     * the trip began.
     */
    async terminar(direccion: URL, ida: Ida & Partial<Viaje>, red = "") {
      const desde = ida.confirma?.desde ?? ida.reclama ?? null;
      const cuenta = {
        contador: `retornos-invalidos:${deps.huella(red)}`,
        tope: INTENTOS_POR_DIRECCION,
        ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS,
      };
      return contarRetorno(deps, cuenta, () =>
        puerta.terminar(direccion, ida, desde === null ? undefined : new Date(desde)),
      );
    },
    entrar: makeEntrarPorAseguradora(deps),
    enlazar: makeEnlazarAseguradora(deps),
    confirmar: makeConfirmarPorAseguradora(deps),
    salida: puerta.salida,
  };
}

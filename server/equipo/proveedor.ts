import { z } from "zod";
import { LIMITE_POR_RED } from "../../app/domain/equipo/cuentas/cuenta";
import { makeEntrarConProveedor, type DepsDeProveedor } from "../../app/domain/equipo/proveedor/entrar";
import type { AjustesDeProveedor } from "../../app/domain/equipo/proveedor/identidad";
import type { RechazoDeProveedor } from "../../app/domain/equipo/proveedor/rechazos";
import { FalloDeLlamada } from "../../app/domain/shared/fallo";
import {
  contarRetorno,
  DemasiadosRetornos,
  RetornoInvalido,
  type ProveedorOidc,
} from "../../app/domain/shared/proveedorOidc";
import type { Deps } from "../../app/domain/shared/puertos";
import { done, refuse } from "../../app/domain/shared/result";
import type { OpenedCuentas } from "../cuentas/module";

const PARA = "puerta-de-equipo";
/** Seconds that a member may spend at the provider before they must return. */
const VIDA_DEL_VIAJE_EN_SEGUNDOS = 10 * 60;

const viaje = z.object({
  state: z.string(),
  nonce: z.string(),
  verificador: z.string(),
  /** Page of the staff site to go on to. */
  destino: z.string(),
  /** Start of the trip, in milliseconds since 1970. */
  desde: z.number(),
  /** Digest of the key of the stay that is proved again; null for a sign-in. */
  confirma: z.string().nullable(),
});
type Viaje = z.output<typeof viaje>;

interface Salida {
  /** Address to which the provider sends the browser back. */
  retorno: string;
  destino: string;
  /** Key of the stay that is proved again; empty for a sign-in. */
  llave: string;
}

interface Llegada {
  direccion: URL;
  viaje: Viaje;
  /** Key of the browser's stay; empty without one. */
  llave: string;
  red: string;
}

/** The sign-in of the staff by a provider: the way there and the return. The browser keeps the trip in between. */
export function makePuertaDeProveedor(
  deps: DepsDeProveedor & Pick<Deps<"intentos">, "repos">,
  { cliente, ...ajustes }: AjustesDeProveedor & { cliente: ProveedorOidc },
  sello: ReturnType<OpenedCuentas["pruebas"]["makeSello"]>,
) {
  const { now, sha256, huella } = deps;
  const puerta = makeEntrarConProveedor(deps, ajustes);

  /** Refusal of a return that was not exchanged. The failures of the provider go with it, to be reported. */
  async function rechazar(error: unknown, red: string) {
    if (error instanceof DemasiadosRetornos) return refuse("demasiados-intentos");
    if (error instanceof RetornoInvalido) return puerta.anotarRechazo("retorno-alterado", red);
    if (!(error instanceof FalloDeLlamada)) throw error;
    const rechazo: RechazoDeProveedor =
      error.codigo === "UNEXPECTED_ERROR" ? "respuesta-no-valida" : "proveedor-caido";
    if (rechazo === "respuesta-no-valida") await puerta.anotarRechazo(rechazo, red);
    return refuse(rechazo, error);
  }

  return {
    nombre: ajustes.nombre,

    /**
     * Address of the provider's sign-in, and the sealed trip to keep. It is a fresh sign-in each time: the session of
     * the provider outlives a stay here, and would let the next person at the computer in.
     */
    async comenzar({ retorno, destino, llave }: Salida) {
      try {
        const { url, ida } = await cliente.comenzar(retorno, true);
        const confirma = llave === "" ? null : sha256(llave);
        const nuevo: Viaje = { ...ida, destino, desde: now().getTime(), confirma };
        const sellado = await sello.sellar(PARA, nuevo, VIDA_DEL_VIAJE_EN_SEGUNDOS);
        return done({ url, state: ida.state, viaje: sellado });
      } catch (error) {
        if (error instanceof FalloDeLlamada) return refuse("proveedor-caido", error);
        throw error;
      }
    },

    leerViaje: (sellado: string) => sello.abrir(PARA, sellado, viaje),

    /** True for the trip of a proof of the stay with this key. */
    esDe: ({ confirma }: Viaje, llave: string) => confirma === sha256(llave),

    /**
     * Exchanges the return of a trip. Gives the key of the stay that it opens, or that it proves. Only a sign-in after
     * the trip began counts.
     */
    async terminar({ direccion, viaje: { confirma, desde, ...ida }, llave, red }: Llegada) {
      const cuenta = { contador: `equipo-retornos:${huella(red)}`, ...LIMITE_POR_RED };
      try {
        const claims = await contarRetorno(deps, cuenta, () =>
          cliente.terminar(direccion, ida, new Date(desde)),
        );
        return await (confirma !== null ? puerta.confirmar(llave, claims, red) : puerta.entrar(claims, red));
      } catch (error) {
        return rechazar(error, red);
      }
    },
  };
}

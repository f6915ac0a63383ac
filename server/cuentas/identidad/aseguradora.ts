import { z } from "zod";
import {
  RetornoInvalido,
  type Ida,
  type PuertaDeAseguradora,
} from "../../../app/domain/cuentas/identidad/aseguradora";
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
import type { Huella } from "../../../app/domain/shared/huella";
import type { Secret } from "../../platform/rotation";
import { makeSello } from "./sello";

const PARA = "puerta-de-aseguradora";
/** How long somebody may take at the provider. */
const VIDA_DE_LA_IDA_EN_SEGUNDOS = 10 * 60;

const viaje = z.object({
  state: z.string(),
  nonce: z.string(),
  verificador: z.string(),
  /** Where to go in the end. */
  destino: z.string(),
  /** Who had signed in and asked to be linked; null for somebody who is signing in. */
  enlazarA: z.number().nullable(),
  /** The access that is being proven again, and since when they are on their way; null for any other trip. */
  confirma: z.object({ idAcceso: z.string(), desde: z.number() }).nullable(),
  /** Since when somebody who says that the account with their document is not theirs is on their way; null for others. */
  reclama: z.number().nullable().default(null),
});
type Viaje = z.output<typeof viaje>;

interface Salida {
  retorno: string;
  destino: string;
  enlazarA?: number | null;
  /** The access to prove again. */
  confirma?: string | null;
  reclama?: boolean;
}

/** Going through the insurer's door and coming back, with what must be remembered between kept by the browser. */
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
    /** Of who proves that it is they, only what they have just given the provider counts. */
    /**
     * Who came back. Altered returns are counted for each address, which is asked for no other one once it has brought
     * many: each costs a call to the provider.
     */
    async terminar(direccion: URL, ida: Ida & Partial<Viaje>, red = "") {
      const { intentos } = deps.repos;
      const contador = `retornos-invalidos:${deps.huella(red)}`;
      const limite = { ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS };
      const van = await intentos.contar(contador, limite, deps.now());
      if (van > INTENTOS_POR_DIRECCION) throw new RetornoInvalido("too many from one address");
      const desde = ida.confirma?.desde ?? ida.reclama ?? null;
      const edad = desde === null ? undefined : Math.ceil((deps.now().getTime() - desde) / 1000);
      try {
        const externa = await puerta.terminar(direccion, ida, edad);
        await intentos.descontar(contador);
        return externa;
      } catch (error) {
        if (!(error instanceof RetornoInvalido)) await intentos.descontar(contador);
        throw error;
      }
    },
    entrar: makeEntrarPorAseguradora(deps),
    enlazar: makeEnlazarAseguradora(deps),
    confirmar: makeConfirmarPorAseguradora(deps),
    salida: puerta.salida,
  };
}

import { z } from "zod";
import type { Ida, PuertaDeAseguradora } from "../../../app/domain/cuentas/identidad/aseguradora";
import {
  makeConfirmarPorAseguradora,
  makeEnlazarAseguradora,
  makeEntrarPorAseguradora,
} from "../../../app/domain/cuentas/accesos/entrarPorAseguradora";
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
});
type Viaje = z.output<typeof viaje>;

interface Salida {
  retorno: string;
  destino: string;
  enlazarA?: number | null;
  /** The access to prove again. */
  confirma?: string | null;
}

/** Going through the insurer's door and coming back, with what must be remembered between kept by the browser. */
export function makeAseguradora(
  deps: DepsConSitio<keyof Repositorios> & { huella: Huella },
  secreto: Secret,
  puerta: PuertaDeAseguradora,
) {
  const sello = makeSello(secreto, deps.now);
  return {
    async comenzar({ retorno, destino, enlazarA = null, confirma: idAcceso = null }: Salida) {
      const { url, ida } = await puerta.comenzar(retorno, idAcceso !== null);
      const confirma = idAcceso === null ? null : { idAcceso, desde: deps.now().getTime() };
      return {
        url,
        viaje: await sello.sellar(PARA, { ...ida, destino, enlazarA, confirma }, VIDA_DE_LA_IDA_EN_SEGUNDOS),
      };
    },
    leerViaje: (sellado: string) => sello.abrir(PARA, sellado, viaje),
    /** Of who proves that it is they, only what they have just given the provider counts. */
    terminar: (direccion: URL, ida: Ida & Partial<Viaje>) =>
      puerta.terminar(
        direccion,
        ida,
        ida.confirma ? Math.ceil((deps.now().getTime() - ida.confirma.desde) / 1000) : undefined,
      ),
    entrar: makeEntrarPorAseguradora(deps),
    enlazar: makeEnlazarAseguradora(deps),
    confirmar: makeConfirmarPorAseguradora(deps),
    salida: puerta.salida,
  };
}

import { z } from "zod";
import type { PuertaDeAseguradora } from "../../../app/domain/cuentas/identidad/aseguradora";
import {
  makeEnlazarAseguradora,
  makeEntrarPorAseguradora,
} from "../../../app/domain/cuentas/accesos/entrarPorAseguradora";
import type { DepsConSitio, Repositorios } from "../../../app/domain/shared/puertos";
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
});

/** Going through the insurer's door and coming back, with what must be remembered between kept by the browser. */
export function makeAseguradora(
  deps: DepsConSitio<keyof Repositorios>,
  secreto: Secret,
  puerta: PuertaDeAseguradora,
) {
  const sello = makeSello(secreto, deps.now);
  return {
    async comenzar({
      retorno,
      destino,
      enlazarA,
    }: {
      retorno: string;
      destino: string;
      enlazarA: number | null;
    }) {
      const { url, ida } = await puerta.comenzar(retorno);
      return {
        url,
        viaje: await sello.sellar(PARA, { ...ida, destino, enlazarA }, VIDA_DE_LA_IDA_EN_SEGUNDOS),
      };
    },
    leerViaje: (sellado: string) => sello.abrir(PARA, sellado, viaje),
    terminar: puerta.terminar,
    entrar: makeEntrarPorAseguradora(deps),
    enlazar: makeEnlazarAseguradora(deps),
    salida: puerta.salida,
  };
}

import type { z } from "zod";
import { DATOS_EN_TEXTO, type DatoEnTexto } from "~/domain/comunidades/datosPersonales";
import type { Escrito } from "~/domain/comunidades/escribir";
import {
  RECHAZOS_DE_COMUNIDAD,
  type RechazoAlEditar,
  type RechazoDeComunidad,
} from "~/domain/comunidades/rechazos";
import type { EstadoDeTexto } from "~/domain/comunidades/texto";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import type { Result } from "~/domain/shared/result";
import { recibir, type SinHacer } from "~/shell/formularios/envio.server";

/** Answer to a refused text: with the personal data that it shows, in words. */
export type EscritoSinHacer = SinHacer & { hallados: readonly string[] };

type Hallazgo = { hallados: readonly DatoEnTexto[] } | undefined;

interface AlEscribir<E extends z.ZodType> {
  esquema: E;
  pedir: (escrito: z.output<E>) => Promise<Result<Escrito, RechazoAlEditar, Hallazgo>>;
  luego: (escrito: Escrito) => Response;
}

/** Takes the form of a text. A text with personal data or words of danger comes back to its writer first. */
export const recibirTexto = <E extends z.ZodType>(
  datos: FormData,
  { esquema, pedir, luego }: AlEscribir<E>,
) =>
  recibir<E, Escrito, RechazoDeComunidad, Hallazgo, { hallados: string[] }>(datos, {
    esquema,
    rechazos: RECHAZOS_DE_COMUNIDAD,
    pedir,
    luego: (escrito) => luego(escrito),
    con: (rechazado) => ({
      hallados: (rechazado?.detalle?.hallados ?? []).map((dato) => DATOS_EN_TEXTO[dato]),
    }),
  });

/** Notice after a text was stored, by its state. */
export const avisoDe = (estado: EstadoDeTexto): NombreDeAviso =>
  estado === "publicado"
    ? "texto-publicado"
    : estado === "solo-moderacion"
      ? "texto-a-moderacion"
      : "texto-en-espera";

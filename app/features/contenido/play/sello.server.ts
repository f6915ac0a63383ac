import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { services } from "~/services.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const PARA = "avance";
/** Seconds for which a page's reports are accepted. A report that waited longer for a network is refused. */
const VIDA_EN_SEGUNDOS = 14 * UN_DIA_EN_SEGUNDOS;

const contenido = z.object({
  idPersona: z.int(),
  url: campoExacto(80),
  abiertoEn: z.iso.datetime().transform((texto) => new Date(texto)),
});

/** Signed facts about the page of a player: its person, its video, and the instant at which it was opened. */
export const sellarPagina = (idPersona: number, url: string): Promise<string> =>
  services.cuentas.sello.sellar(
    PARA,
    { idPersona, url, abiertoEn: services.now().toISOString() },
    VIDA_EN_SEGUNDOS,
  );

export const abrirSello = (sello: string) => services.cuentas.sello.abrir(PARA, sello, contenido);

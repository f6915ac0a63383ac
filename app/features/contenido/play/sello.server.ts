import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { services } from "~/services.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const PARA = "avance";
/** A report that waited for a network longer than this is not taken. */
const VIDA_EN_SEGUNDOS = 14 * UN_DIA_EN_SEGUNDOS;

const contenido = z.object({
  idPersona: z.int(),
  url: campoExacto(80),
  abiertoEn: z.iso.datetime().transform((texto) => new Date(texto)),
});

/** Signed data of a player's page: its person, its video, and since when it is open. */
export const sellarPagina = (idPersona: number, url: string): Promise<string> =>
  services.cuentas.sello.sellar(
    PARA,
    { idPersona, url, abiertoEn: services.now().toISOString() },
    VIDA_EN_SEGUNDOS,
  );

export const abrirSello = (sello: string) => services.cuentas.sello.abrir(PARA, sello, contenido);

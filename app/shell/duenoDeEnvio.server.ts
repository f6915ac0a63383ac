import { z } from "zod";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { quienFirma } from "./sesion.server";

/** The field by which a form that was lost says whose it was. */
const CAMPO = "duenoDelEnvio";
const PARA = "envio-perdido";

const dueno = z.object({ idPersona: z.int().nullable() });

/**
 * For whom a page was made: for whoever sends it, whose session may have been closed elsewhere, for somebody else or for
 * whom nobody can tell any more, or it does not say, as no page of a visitor.
 */
type DeQuien = "suyo" | "ajeno" | "no-dice";

/**
 * What one person typed is not saved as another's, who has signed in since on the same browser. Neither question needs
 * the storage, because that may be what failed: it is the session's signature that says who.
 */
export const duenoDeEnvio = {
  campo: CAMPO,

  async sellar(request: Request, vidaEnSegundos = UN_DIA_EN_SEGUNDOS): Promise<string> {
    return services.cuentas.sello.sellar(PARA, { idPersona: await quienFirma(request) }, vidaEnSegundos);
  },

  async deQuien(request: Request, datos: FormData): Promise<DeQuien> {
    const sellado = datos.get(CAMPO);
    if (sellado === null) return "no-dice";
    const suyo = typeof sellado === "string" && (await services.cuentas.sello.abrir(PARA, sellado, dueno));
    if (!suyo || suyo.idPersona !== (await quienFirma(request))) return "ajeno";
    // What a visitor sends anew is as what they sent.
    return suyo.idPersona === null ? "no-dice" : "suyo";
  },
};
export type DuenoDeEnvio = typeof duenoDeEnvio;

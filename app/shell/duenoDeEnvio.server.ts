import { z } from "zod";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { camposDe } from "./campos.server";
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

  /**
   * For whom a page was made that is sent without a session: by its seal, or else by the session that its browser still
   * brings though it has ended. Null where nobody can tell.
   */
  async deQuienEra(request: Request, datos: FormData): Promise<number | null> {
    const sellado = datos.get(CAMPO);
    if (typeof sellado !== "string") return quienFirma(request);
    return (await services.cuentas.sello.abrir(PARA, sellado, dueno))?.idPersona ?? null;
  },

  /** Whether it was made for a person, and nobody has a session any more. */
  async sinSesion(request: Request): Promise<boolean> {
    const sellado = (await camposDe(request)).get(CAMPO);
    if (typeof sellado !== "string" || (await quienFirma(request)) !== null) return false;
    return ((await services.cuentas.sello.abrir(PARA, sellado, dueno))?.idPersona ?? null) !== null;
  },
};
export type DuenoDeEnvio = typeof duenoDeEnvio;

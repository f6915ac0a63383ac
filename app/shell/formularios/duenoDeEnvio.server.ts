import { z } from "zod";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { camposDe } from "./campos.server";
import { quienFirma } from "../sesion/sesion.server";

/** Hidden field that names the owner of a form, for forms that were lost. */
const CAMPO = "duenoDelEnvio";
const PARA = "envio-perdido";

const dueno = z.object({ idPersona: z.int().nullable() });

/**
 * Owner of the page that a form comes from. `suyo`: the sender, also when their session was closed elsewhere. `ajeno`:
 * another or an unknown person. `no-dice`: none named, as on a visitor's page.
 */
type DeQuien = "suyo" | "ajeno" | "no-dice";

/**
 * Tells and checks the owner of a form's page, so that one person's text is never stored for another who signed in
 * since on the same browser. It does not need the database, which may be what failed: the signature of the session
 * names the person.
 */
export const duenoDeEnvio = {
  campo: CAMPO,

  async sellar(request: Request, vidaEnSegundos = UN_DIA_EN_SEGUNDOS): Promise<string> {
    return services.cuentas.sello.sellar(PARA, { idPersona: await quienFirma(request) }, vidaEnSegundos);
  },

  async deQuien(request: Request, datos: FormData): Promise<DeQuien> {
    const sellado = datos.get(CAMPO);
    if (sellado === null) return "no-dice";
    const duenoSellado =
      typeof sellado === "string" && (await services.cuentas.sello.abrir(PARA, sellado, dueno));
    if (!duenoSellado || duenoSellado.idPersona !== (await quienFirma(request))) return "ajeno";
    // A visitor's form names no owner, so there is nothing to compare.
    return duenoSellado.idPersona === null ? "no-dice" : "suyo";
  },

  /**
   * Owner of a page whose form was sent without a session: by its seal, or else by the browser's ended session. Null
   * when neither tells.
   */
  async deQuienEra(request: Request, datos: FormData): Promise<number | null> {
    const sellado = datos.get(CAMPO);
    if (typeof sellado !== "string") return quienFirma(request);
    return (await services.cuentas.sello.abrir(PARA, sellado, dueno))?.idPersona ?? null;
  },

  /** True when the form was made for a person and the browser has no session any more. */
  async sinSesion(request: Request): Promise<boolean> {
    const sellado = (await camposDe(request)).get(CAMPO);
    if (typeof sellado !== "string" || (await quienFirma(request)) !== null) return false;
    return ((await services.cuentas.sello.abrir(PARA, sellado, dueno))?.idPersona ?? null) !== null;
  },
};
export type DuenoDeEnvio = typeof duenoDeEnvio;

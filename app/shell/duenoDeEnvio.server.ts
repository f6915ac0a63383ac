import { z } from "zod";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { quienFirma } from "./sesion.server";

/** The field by which a form that was lost says whose it was. */
const CAMPO = "duenoDelEnvio";
const PARA = "envio-perdido";

const dueno = z.object({ idPersona: z.int().nullable() });

/**
 * What one person typed is not saved as another's, who has signed in since on the same browser. Neither question needs
 * the storage, because that may be what failed: it is the session's signature that says who.
 */
export const duenoDeEnvio = {
  campo: CAMPO,

  async sellar(request: Request, vidaEnSegundos = UN_DIA_EN_SEGUNDOS): Promise<string> {
    return services.cuentas.sello.sellar(PARA, { idPersona: await quienFirma(request) }, vidaEnSegundos);
  },

  /** Whether these fields say that they are somebody else's, or nobody can tell any more whose. */
  async esDeOtro(request: Request, datos: FormData): Promise<boolean> {
    const sellado = datos.get(CAMPO);
    if (sellado === null) return false;
    const suyo = typeof sellado === "string" && (await services.cuentas.sello.abrir(PARA, sellado, dueno));
    return !suyo || suyo.idPersona !== (await quienFirma(request));
  },
};
export type DuenoDeEnvio = typeof duenoDeEnvio;

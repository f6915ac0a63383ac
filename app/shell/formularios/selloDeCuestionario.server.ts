import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { CAMPO_DE_CUESTIONARIO } from "~/domain/cuestionarios/envios";
import { services } from "~/services.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const PARA = "cuestionario";
/**
 * Seconds for which the seal of a questionnaire's page is valid: a page may stay open for as long as its questionnaire
 * is kept.
 */
const VIDA_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;
const esquema = z.object({ uuidForm: campoExacto(80) });

/** Seal that names the questionnaire of a page: its answers are stored in no other. */
export const selloDeCuestionario = {
  poner: (uuidForm: string): Promise<string> =>
    services.cuentas.sello.sellar(PARA, { uuidForm }, VIDA_EN_SEGUNDOS),

  async leer(datos: FormData): Promise<string | null> {
    const sellado = datos.get(CAMPO_DE_CUESTIONARIO);
    const abierto =
      typeof sellado === "string" && (await services.cuentas.sello.abrir(PARA, sellado, esquema));
    return abierto ? abierto.uuidForm : null;
  },
};

/** Answer on the page of a questionnaire, before anything of it is checked. */
export function leerEleccion(datos: FormData) {
  const textosDe = (campo: string) =>
    datos.getAll(campo).filter((valor): valor is string => typeof valor === "string");
  const [codPregunta = ""] = textosDe("pregunta");
  return { codPregunta, respuesta: textosDe("respuesta").map((idRespuesta) => ({ idRespuesta })) };
}

import { z } from "zod";
import { CAMPO_DE_CUESTIONARIO } from "~/domain/cuestionarios/envios";
import { services } from "~/services.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const PARA = "cuestionario";
/** A page may be left open for as long as what it belongs to is kept. */
const VIDA_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;
const cual = z.object({ uuidForm: z.string() });

/** For which questionnaire a page was made: what is typed into it is kept in no other. */
export const selloDeCuestionario = {
  poner: (uuidForm: string): Promise<string> =>
    services.cuentas.sello.sellar(PARA, { uuidForm }, VIDA_EN_SEGUNDOS),

  async leer(datos: FormData): Promise<string | null> {
    const sellado = datos.get(CAMPO_DE_CUESTIONARIO);
    const abierto = typeof sellado === "string" && (await services.cuentas.sello.abrir(PARA, sellado, cual));
    return abierto ? abierto.uuidForm : null;
  },
};

/** What was chosen on such a page, before anything of it is checked: what is wrong with the rest may wait. */
export function loElegido(datos: FormData) {
  const textosDe = (campo: string) =>
    datos.getAll(campo).filter((uno): uno is string => typeof uno === "string");
  const [codPregunta = ""] = textosDe("pregunta");
  return { codPregunta, respuesta: textosDe("respuesta").map((idRespuesta) => ({ idRespuesta })) };
}

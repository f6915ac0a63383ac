import { DIAS_QUE_ESPERA } from "~/domain/shared/navegacion/bandeja";
import { duenoDeEnvio } from "~/shell/formularios/duenoDeEnvio.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/** Signed owner of the page: its buttons never change another person's answers. */
export const selloDe = async (request: Request) => ({
  name: duenoDeEnvio.campo,
  // The seal is valid as long as an answer may wait in the browser.
  value: await duenoDeEnvio.sellar(request, DIAS_QUE_ESPERA * UN_DIA_EN_SEGUNDOS),
});

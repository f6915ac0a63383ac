import { DIAS_QUE_ESPERA } from "~/domain/shared/navegacion/bandeja";
import { duenoDeEnvio } from "~/shell/duenoDeEnvio.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/** Whose the page is: what is pressed on it changes nobody else's. */
export const selloDe = async (request: Request) => ({
  name: duenoDeEnvio.campo,
  // As long as an answer may wait in the browser.
  value: await duenoDeEnvio.sellar(request, DIAS_QUE_ESPERA * UN_DIA_EN_SEGUNDOS),
});

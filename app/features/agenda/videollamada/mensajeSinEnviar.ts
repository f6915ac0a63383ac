import type { SinHacer } from "~/shell/formularios/envio.server";

/** Error of a chat message that was not sent, with its text, so that the person can send it again. */
export function mensajeSinEnviar(respuesta: Pick<SinHacer, "envio" | "mensaje"> | undefined) {
  const texto = respuesta?.envio.initialValue?.texto;
  return {
    error: respuesta?.mensaje || undefined,
    escrito: typeof texto === "string" ? texto : undefined,
  };
}

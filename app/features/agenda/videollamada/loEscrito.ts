import type { SinHacer } from "~/shell/envio.server";

/** What is wrong with a message that was not sent, and its text, to be sent again. */
export function loEscrito(respuesta: Pick<SinHacer, "envio" | "mensaje"> | undefined) {
  const texto = respuesta?.envio.initialValue?.texto;
  return {
    error: respuesta?.mensaje || undefined,
    escrito: typeof texto === "string" ? texto : undefined,
  };
}

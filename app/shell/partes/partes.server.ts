import type { AppLoadContext } from "@remix-run/node";

/** A part of a page that is read separately: it may fail, or take too long, while the rest of the page is shown. */
export type ParteLeida<T> = { estado: "success"; valor: T } | { estado: "error" };

/** Milliseconds to wait for a part of a page. After that the page is sent, and says that the part is missing. */
const ESPERA_EN_MS = 5_000;

export async function leerParte<T>(context: AppLoadContext, lectura: Promise<T>): Promise<ParteLeida<T>> {
  let timer: NodeJS.Timeout | undefined;
  const demora = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("a part of the page took too long")), ESPERA_EN_MS);
  });
  try {
    return { estado: "success", valor: await Promise.race([lectura, demora]) };
  } catch (error) {
    // A redirect, or a refusal of the whole page, is an answer and not a failure of this part.
    if (error instanceof Response) throw error;
    context.informarError?.(error);
    return { estado: "error" };
  } finally {
    clearTimeout(timer);
  }
}

import type { AppLoadContext } from "@remix-run/node";

/** A part of a page that is read by itself: it can fail, or take too long, while the rest of the page stands. */
export type ParteLeida<T> = { estado: "success"; valor: T } | { estado: "error" };

/** Limit of the wait for a part: after it the page goes out, and the part says that it is missing. */
const ESPERA_EN_MS = 5_000;

export async function leerParte<T>(context: AppLoadContext, lectura: Promise<T>): Promise<ParteLeida<T>> {
  let timer: NodeJS.Timeout | undefined;
  const demora = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("a part of the page took too long")), ESPERA_EN_MS);
  });
  try {
    return { estado: "success", valor: await Promise.race([lectura, demora]) };
  } catch (error) {
    // A redirect, or a refusal of the whole page, is an answer and no failure.
    if (error instanceof Response) throw error;
    context.informarError?.(error);
    return { estado: "error" };
  } finally {
    clearTimeout(timer);
  }
}

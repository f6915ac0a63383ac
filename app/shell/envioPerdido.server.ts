import type { AppLoadContext } from "@remix-run/node";
import type { EnvioPerdido } from "./contexto";

/** Never written into a page, however it was sent. */
const SECRETO = /clave|contrase|codigo|password|token|tarjeta|__intent__|__state__/i;
const CAMPOS_MAXIMOS = 60;
const LARGO_MAXIMO = 20_000;

/** What the failed action of this request had been sent, without passwords and codes; null where there is nothing. */
export async function envioPerdido(request: Request, context: AppLoadContext): Promise<EnvioPerdido | null> {
  if (request.method !== "POST") return null;
  const datos = await context.loEnviado?.();
  if (!datos) return null;
  const campos = [...datos].filter(
    (campo): campo is [string, string] => typeof campo[1] === "string" && !SECRETO.test(campo[0]),
  );
  const largo = campos.reduce((total, [nombre, valor]) => total + nombre.length + valor.length, 0);
  if (campos.length === 0 || campos.length > CAMPOS_MAXIMOS || largo > LARGO_MAXIMO) return null;
  const { pathname, search } = new URL(request.url);
  return { action: pathname + search, campos };
}

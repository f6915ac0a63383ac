import type { AppLoadContext } from "@remix-run/node";
import type { EnvioPerdido } from "./contexto";
import type { DuenoDeEnvio } from "./duenoDeEnvio.server";

/** Whether a field is among those that its route lets be repeated; see `Handle`. */
export const seRepite = (campo: string, repite: readonly string[]) =>
  repite.some((uno) =>
    uno.endsWith("*")
      ? campo.startsWith(uno.slice(0, -1)) && /^[\w-]{1,60}$/.test(campo.slice(uno.length - 1))
      : uno === campo,
  );

const CAMPOS_MAXIMOS = 60;
const LARGO_MAXIMO = 20_000;

/** Of what a form sent, what may be written into a page again; null where that is nothing, or too much. */
export function camposQueSeRepiten(
  datos: FormData,
  repite: readonly string[],
): [nombre: string, valor: string][] | null {
  const campos = [...datos].filter(
    (campo): campo is [string, string] => typeof campo[1] === "string" && seRepite(campo[0], repite),
  );
  const largo = campos.reduce((total, [nombre, valor]) => total + nombre.length + valor.length, 0);
  return campos.length === 0 || campos.length > CAMPOS_MAXIMOS || largo > LARGO_MAXIMO ? null : campos;
}

/**
 * What the failed action of this request had been sent, without passwords and codes, signed as of who sent it; null
 * where there is nothing, or where it is somebody else's.
 */
export async function envioPerdido(
  request: Request,
  context: Pick<AppLoadContext, "loEnviado" | "handleDe">,
  dueno: DuenoDeEnvio,
): Promise<EnvioPerdido | null> {
  if (request.method !== "POST") return null;
  const datos = await context.loEnviado?.();
  if (!datos || (await dueno.deQuien(request, datos)) === "ajeno") return null;
  const { pathname, search } = new URL(request.url);
  const { repite = [], siFalla = null } = context.handleDe?.(pathname) ?? {};
  const campos = camposQueSeRepiten(datos, repite);
  if (!campos) return null;
  const deQuienEs = [dueno.campo, await dueno.sellar(request)] as const;
  return { action: pathname + search, campos: [...campos, deQuienEs], siFalla };
}

import type { AppLoadContext } from "@remix-run/node";
import type { EnvioPerdido } from "../marco/contexto";
import type { DuenoDeEnvio } from "./duenoDeEnvio.server";

/** True when the route lets this field be written into a page again; see `Handle`. */
export const seRepite = (campo: string, repite: readonly string[]) =>
  repite.some((patron) =>
    patron.endsWith("*")
      ? campo.startsWith(patron.slice(0, -1)) && /^[\w-]{1,60}$/.test(campo.slice(patron.length - 1))
      : patron === campo,
  );

const CAMPOS_MAXIMOS = 60;
const LARGO_MAXIMO = 20_000;

/** Fields of a form that may be written into a page again; null when there are none, or they are too long. */
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
 * Fields of the failed form of this request, without passwords and codes, signed for its sender. Null when there is
 * none, or when it is another person's.
 */
export async function envioPerdido(
  request: Request,
  context: Pick<AppLoadContext, "leerEnvio" | "handleDe">,
  dueno: DuenoDeEnvio,
): Promise<EnvioPerdido | null> {
  if (request.method !== "POST") return null;
  const datos = await context.leerEnvio?.();
  if (!datos || (await dueno.deQuien(request, datos)) === "ajeno") return null;
  const { pathname, search } = new URL(request.url);
  const { repite = [], siFalla = null } = context.handleDe?.(pathname) ?? {};
  const campos = camposQueSeRepiten(datos, repite);
  if (!campos) return null;
  const deQuienEs = [dueno.campo, await dueno.sellar(request)] as const;
  return { action: pathname + search, campos: [...campos, deQuienEs], siFalla };
}

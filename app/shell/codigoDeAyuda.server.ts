import type { LoaderFunctionArgs } from "@remix-run/node";
import { ERROR_DE_AUTENTICACION } from "./ErrorDeAutenticacion";

/** A request id of ours, which is all that an address may make a page show. */
const CODIGO = /^[\w.-]{8,64}$/;

/** The failed request that the address names, or this one; null where the address speaks of no failure. */
export function codigoDeAyuda({ request, context }: LoaderFunctionArgs): string | null {
  const { searchParams } = new URL(request.url);
  const { parametro, valor, codigo } = ERROR_DE_AUTENTICACION;
  if (searchParams.get(parametro) !== valor) return null;
  const dado = searchParams.get(codigo) ?? "";
  return CODIGO.test(dado) ? dado : (context.idSolicitud ?? null);
}

import type { AppLoadContext } from "@remix-run/node";
import { CABECERA_DE_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { COOKIE_DE_AYUDA, leerCookie } from "~/domain/shared/navegacion/parametros";
import { hablaDePeligro } from "~/domain/shared/peligro";
import { seRepite } from "./envioPerdido.server";
import { camposDe } from "./campos.server";
import type { ActionArgs } from "../route";

/** Requests whose text signals danger, only while they are being answered. */
const dePeligro = new WeakSet<AppLoadContext>();

/** `Set-Cookie` header that makes the next page show the help lines. It holds nothing of the text. */
const cookiePara = ({ url }: Request, segundos = 120) =>
  `${COOKIE_DE_AYUDA}=${segundos && 1}; Path=/; Max-Age=${segundos}; HttpOnly; SameSite=Lax${url.startsWith("https:") ? "; Secure" : ""}`;

/** True when the page must first show the help lines, because of the text of this request or of the one before. */
export const pideAyuda = ({ request, context }: { request: Request; context: AppLoadContext }): boolean =>
  dePeligro.has(context) || quedaba(request);

/**
 * Wraps an action whose form has free text. A person whose text signals danger sees the help lines on the next page,
 * whether the form is stored, refused or failed. Nothing of the finding is stored.
 */
export const buscandoPeligro =
  <T extends Response>(campos: readonly string[], action: (args: ActionArgs) => Promise<T>) =>
  async (args: ActionArgs): Promise<T> => {
    if (!(await hayPeligroEn(args.request, campos))) return action(args);
    dePeligro.add(args.context);
    try {
      return conAyuda(args.request, await action(args));
    } catch (salida) {
      throw salida instanceof Response ? conAyuda(args.request, salida) : salida;
    }
  };

async function hayPeligroEn(request: Request, campos: readonly string[]): Promise<boolean> {
  // A body that cannot be read is refused later, by its own reader.
  const datos = await camposDe(request).catch(() => new FormData());
  return [...datos].some(
    ([campo, valor]) => typeof valor === "string" && seRepite(campo, campos) && hablaDePeligro(valor),
  );
}

/** True when an earlier request left the help lines for this page. */
const quedaba = (request: Request) => leerCookie(request.headers.get("cookie"), COOKIE_DE_AYUDA) !== null;

/**
 * Adds the help lines to an answer. A redirect, or an answer to a script that shows no page, leaves them for the next
 * request.
 */
function conAyuda<T extends Response>(request: Request, respuesta: T): T {
  if (respuesta.headers.has("location") || request.headers.has(CABECERA_DE_BANDEJA))
    respuesta.headers.append("set-cookie", cookiePara(request));
  else if (quedaba(request)) respuesta.headers.append("set-cookie", cookiePara(request, 0));
  return respuesta;
}

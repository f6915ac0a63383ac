import type { AppLoadContext } from "@remix-run/node";
import { CABECERA_DE_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { COOKIE_DE_AYUDA, leerCookie } from "~/domain/shared/navegacion/parametros";
import { hablaDePeligro } from "~/domain/shared/peligro";
import { seRepite } from "./envioPerdido.server";
import { camposDe } from "./campos.server";
import type { ActionArgs } from "./route";

/** Requests in which somebody wrote of danger: as long as they are being answered, and nowhere else. */
const dePeligro = new WeakSet<AppLoadContext>();

/** The `Set-Cookie` by which the page that follows says whom to call. It says nothing of what was written. */
const cookiePara = ({ url }: Request, segundos = 120) =>
  `${COOKIE_DE_AYUDA}=${segundos && 1}; Path=/; Max-Age=${segundos}; HttpOnly; SameSite=Lax${url.startsWith("https:") ? "; Secure" : ""}`;

/** Whether the page of this request, or the one that led to it, has to say first whom to call. */
export const pideAyuda = ({ request, context }: { request: Request; context: AppLoadContext }): boolean =>
  dePeligro.has(context) || quedaba(request);

/**
 * An action whose form has fields where people write as they like: whoever writes there of danger is shown whom to call,
 * by the next page that there is, be it kept, refused or failed. Nothing of it is kept.
 */
export const leyendoLoEscrito =
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
  // A body that cannot be read is refused by whoever has to read it.
  const datos = await camposDe(request).catch(() => new FormData());
  return [...datos].some(
    ([campo, valor]) => typeof valor === "string" && seRepite(campo, campos) && hablaDePeligro(valor),
  );
}

/** Whether a page before this one left it to this one. */
const quedaba = (request: Request) => leerCookie(request.headers.get("cookie"), COOKIE_DE_AYUDA) !== null;

/** Where it leads on, or was sent by a script that shows no page, another request makes the page. */
function conAyuda<T extends Response>(request: Request, respuesta: T): T {
  if (respuesta.headers.has("location") || request.headers.has(CABECERA_DE_BANDEJA))
    respuesta.headers.append("set-cookie", cookiePara(request));
  else if (quedaba(request)) respuesta.headers.append("set-cookie", cookiePara(request, 0));
  return respuesta;
}

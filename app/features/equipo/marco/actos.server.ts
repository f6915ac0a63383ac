import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import type { Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { conCodigo } from "./prueba.server";

/** A form of a page: its schema, and the use case that it asks. `C`: what the address of the page says. */
export interface Acto<C, R extends string> {
  esquema: z.ZodType;
  pedir: (en: C & { miembro: Miembro }, datos: unknown) => Promise<Result<unknown, R>>;
}

/**
 * Makes the function that ties the schema of a form to its use case, for one page.
 *
 * @example const acto = actosDe<{ idPedido: string }, Rechazo>();
 */
export const actosDe =
  <C, R extends string>() =>
  <E extends z.ZodType>(
    esquema: E,
    pedir: (en: C & { miembro: Miembro }, datos: z.output<E>) => Promise<Result<unknown, R>>,
  ): Acto<C, R> => ({ esquema, pedir: pedir as Acto<C, R>["pedir"] });

interface Envio<C, R extends string, X extends object> {
  request: Request;
  datos: FormData;
  en: C & { miembro: Miembro };
  /** Forms of the page, by the value of `intencion`. */
  actos: Readonly<Record<string, Acto<C, R>>>;
  rechazos: Rechazos<R>;
  /** Address of the page after an act; the act is told there by `hecho`. */
  href: string;
  /** Address after an act that leads elsewhere, or is told otherwise; null for `href`. */
  luego?: (intencion: string, value: unknown) => string | null;
  /** True when a wrong code is said beside the field of the code. */
  codigoEnSuCampo?: boolean;
  /** Further data to show the form again. */
  con?: X;
}

/** Address of a page that tells an act that was done. */
export const trasElActo = (href: string, hecho: string) => `${href}?${new URLSearchParams({ hecho })}`;

/** Takes a form of a page with several acts. A code in the form proves the member to the use case. */
export function recibirActo<C, R extends string, X extends object = object>(envio: Envio<C, R, X>) {
  const { request, datos, en, actos, href, codigoEnSuCampo = false } = envio;
  const pedida = datos.get("intencion");
  const intencion = typeof pedida === "string" ? pedida : "";
  const rechazos: Rechazos<string> = { ...envio.rechazos, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
  const acto = Object.hasOwn(actos, intencion) ? actos[intencion]! : null;
  return recibir(datos, {
    esquema: acto?.esquema ?? z.object({ intencion: z.enum(Object.keys(actos), "Elige qué quieres hacer") }),
    rechazos,
    async pedir(leidos: unknown): Promise<Result<unknown, string>> {
      const probado = await conCodigo(request, en.miembro, datos);
      return probado.ok ? acto!.pedir({ ...en, miembro: probado.value }, leidos) : probado;
    },
    luego: (value) => seguirEn(envio.luego?.(intencion, value) ?? trasElActo(href, intencion)),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
    ...(codigoEnSuCampo && { campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" } }),
    ...(envio.con && { con: envio.con }),
  });
}

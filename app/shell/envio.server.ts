import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { httpDe, type Rechazado, type Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { CAMBIAR_PAIS, prefijoDe } from "~/domain/shared/telefono/telefono";
import { services } from "~/services.server";
import { responder, type Respuesta } from "./responder";

/** What never comes back in a page, whichever form it was typed into. */
export const SECRETOS = ["clave", "actual", "nueva"];

/** What every form that did not go on is answered. */
export interface SinHacer<R extends string = string> {
  /** Which form of the page it was: the value of its button. */
  intencion: string | null;
  envio: SubmissionResult;
  generales: string[];
  /** In one line, for pages whose form is a button: the refusal, or else the first thing that is wrong. */
  mensaje: string;
  rechazo: R | null;
  /** The code to ask for help with, where somebody else does not answer. */
  soporte: string | null;
}

/** What the use case was asked, and what it says besides of why it does not do it. */
interface No<S, D, R> {
  datos: S;
  detalle: D;
  rechazo: R;
}

interface Envio<E extends z.ZodType, T, R extends string, D, X extends object> {
  esquema: E;
  /** The words and the status of each refusal of the use case. */
  rechazos: Rechazos<R>;
  /** Asks the use case. */
  pedir: (datos: z.output<E>) => Promise<Result<T, R, D>>;
  /** Where it goes on; null for the same form again, where nothing was done that a refresh could repeat. */
  luego: (value: T, datos: z.output<E>) => Response | null | Promise<Response>;
  /** Beside which field a refusal is said, where it does not say so itself or this form calls it otherwise. */
  campos?: Partial<Record<R, string>>;
  /** Refusals that the page says in a place of their own, with where to go on. */
  aparte?: ReadonlySet<R>;
  /** What the page needs besides, to show the form again; a function where it depends on what was refused. */
  con?: X | ((no: No<z.output<E>, D, R> | null) => X | Promise<X>);
  /** Refusals that lead somewhere else. */
  salvo?: (rechazo: R, detalle: D) => Response | null;
  /** What is refused already, said beside its field together with whatever else is wrong. */
  sabido?: R | null;
}

/**
 * Reads a form by its schema. Under the button that changes its country nothing is sent: it answers the same form with
 * that country, as conform's own `update` does in the browser.
 */
export function leerEnvio<E extends z.ZodType>(datos: FormData, schema: E): Submission<z.output<E>> {
  const value = datos.get(CAMBIAR_PAIS);
  datos.delete(CAMBIAR_PAIS);
  if (typeof value === "string" && prefijoDe(value) !== undefined && datos.has("pais")) {
    datos.set("__intent__", JSON.stringify({ type: "update", payload: { name: "pais", value } }));
  }
  return parseWithZod(datos, { schema });
}

/** Reads a form, checks its schema, asks the use case, answers: what nearly every action is. */
export async function recibir<
  E extends z.ZodType,
  T,
  R extends string,
  D = undefined,
  X extends object = object,
>(
  datos: FormData,
  { esquema, rechazos, pedir, luego, campos = {}, aparte, con, salvo, sabido = null }: Envio<E, T, R, D, X>,
): Promise<Respuesta<SinHacer<R> & X>> {
  const leido: Submission<z.output<E>> = leerEnvio(datos, esquema);
  const ademas = async (no: No<z.output<E>, D, R> | null) => (typeof con === "function" ? con(no) : con!);
  const enSuCampo = (rechazo: R) => ({
    rechazo,
    ...conCodigoDeSoporte(rechazos[rechazo]),
    campo: campos[rechazo] ?? rechazos[rechazo].campo,
  });
  const otraVez = async (estado: number, no: R | null = null) =>
    responder({ ...(await ademas(null)), ...formaDe<R>(datos, leido, no && enSuCampo(no)) }, estado);
  if (leido.status !== "success") {
    // Without a status a button asked for the same form with another value in it: nothing was refused.
    return leido.status ? otraVez(httpDe({ clase: "invalid" }), sabido) : otraVez(200);
  }
  const hecho = await pedir(leido.value);
  if (hecho.ok) {
    // A redirect carries no data: the page that it leads to reads its own.
    return ((await luego(hecho.value, leido.value)) as Respuesta<never> | null) ?? otraVez(200);
  }
  const { rechazo, detalle } = hecho;
  const fuera = salvo?.(rechazo, detalle) as Respuesta<never> | null | undefined;
  if (fuera) return fuera;
  const respuesta = formaDe(datos, leido, enSuCampo(rechazo));
  const generales = aparte?.has(rechazo) ? [] : respuesta.generales;
  const suyo = await ademas({ datos: leido.value, detalle, rechazo });
  return responder({ ...suyo, ...respuesta, generales }, httpDe(rechazos[rechazo]));
}

/** What a button does that sends nothing else: where that leads, or why it is not done. */
export type Botones<R extends string = never> = Record<string, () => Promise<Result<Response, R>>>;

/** The same of a page that has such buttons alone, by their names. */
export const recibirBoton = <R extends string>(datos: FormData, rechazos: Rechazos<R>, botones: Botones<R>) =>
  recibir(datos, {
    esquema: z.object({ intencion: z.enum(Object.keys(botones), "Elige qué quieres hacer") }),
    rechazos,
    pedir: ({ intencion }) => botones[intencion]!(),
    luego: (adonde) => adonde,
  });

/** A form that is refused before its use case is asked. */
export function rechazarEnvio<R extends string>(
  datos: FormData,
  esquema: z.ZodType,
  rechazos: Rechazos<R>,
  rechazo: R,
): Respuesta<SinHacer<R>> {
  const leido = parseWithZod(datos, { schema: esquema });
  return responder(formaDe(datos, leido, { rechazo, ...rechazos[rechazo] }), httpDe(rechazos[rechazo]));
}

/** Somebody else does not answer: our team finds the request by the code that the page shows. */
function conCodigoDeSoporte(rechazado: Rechazado): Rechazado & { soporte: string | null } {
  const soporte = rechazado.clase === "unavailable" ? services.codigoDeSoporte() : null;
  if (!soporte) return { ...rechazado, soporte: null };
  const ayuda = `Si sigue igual, escríbenos con este código de soporte: ${soporte}`;
  return { ...rechazado, mensaje: `${rechazado.mensaje} ${ayuda}`, soporte };
}

type Leido = Pick<Submission<unknown>, "reply" | "status">;

/** The form again, with what was typed and why it did not go on. */
function formaDe<R extends string>(
  datos: FormData,
  leido: Leido,
  no:
    | (Omit<Rechazado, "campo"> & {
        rechazo: R;
        campo?: string | undefined;
        soporte?: string | null;
      })
    | null,
): SinHacer<R> {
  const intencion = datos.get("intencion");
  const envio = leido.reply({
    hideFields: SECRETOS,
    ...(no?.campo && { fieldErrors: { [no.campo]: [no.mensaje] } }),
  });
  // Of the form as a whole, or of a button that it does not have.
  const errores = leido.status === undefined ? {} : envio.error;
  const deTodo = ["", "intencion"].flatMap((campo) => errores?.[campo] ?? []);
  const [primero = ""] = Object.values(errores ?? {}).flatMap((uno) => uno ?? []);
  return {
    intencion: typeof intencion === "string" ? intencion : null,
    envio,
    generales: no && !no.campo ? [no.mensaje] : deTodo,
    mensaje: no?.mensaje ?? primero,
    rechazo: no?.rechazo ?? null,
    soporte: no?.soporte ?? null,
  };
}

/** Goes on after it was done, so that a refresh repeats nothing, and says on the next page what was done. */
export function seguirEn(direccion: string, aviso?: NombreDeAviso, headers = new Headers()) {
  if (aviso) headers.append("set-cookie", cookieDeAvisos([aviso]));
  return redirect(direccion, { status: 303, headers });
}

import type { Submission, SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { httpDe, type Rechazado, type Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { CAMBIAR_PAIS, prefijoDe } from "~/domain/shared/telefono/telefono";
import { services } from "~/services.server";
import { responder, type Respuesta } from "../responder";

/** Secret fields, which no page shows again, whatever its form. */
export const SECRETOS = ["clave", "actual", "nueva"];

/** Answer to a form that was refused. */
export interface SinHacer<R extends string = string> {
  /** Intent of the refused form: the value of its button. */
  intencion: string | null;
  envio: SubmissionResult;
  generales: string[];
  /** Message for pages whose form is a single button: the refusal, or else the first error. */
  mensaje: string;
  rechazo: R | null;
  /** Support code, when another service does not answer; null otherwise. */
  soporte: string | null;
}

/** A refused form: its data, the refusal and its details. */
interface EnvioRechazado<S, D, R> {
  datos: S;
  detalle: D;
  rechazo: R;
}

interface Envio<E extends z.ZodType, T, R extends string, D, X extends object> {
  esquema: E;
  /** Words and status of each refusal of the use case. */
  rechazos: Rechazos<R>;
  /** Calls the use case with the data of the form. */
  pedir: (datos: z.output<E>) => Promise<Result<T, R, D>>;
  /** Answer to a form that succeeded. Null shows the same form again, when a refresh could repeat nothing. */
  luego: (value: T, datos: z.output<E>) => Response | null | Promise<Response>;
  /** Name of the field for each refusal, when the refusal names none or this form names it otherwise. */
  campos?: Partial<Record<R, string>>;
  /** Refusals that the page shows in a place of their own, with links to go on. */
  aparte?: ReadonlySet<R>;
  /** Further data to show the form again; a function when they depend on the refusal. */
  con?: X | ((envioRechazado: EnvioRechazado<z.output<E>, D, R> | null) => X | Promise<X>);
  /** Answer for those refusals that redirect to another page; null for the rest. */
  salvo?: (rechazo: R, detalle: D) => Response | null;
  /** Refusal that is known before the form is read, shown beside its field together with all other errors. */
  sabido?: R | null;
}

/**
 * Keeps the first value of a field that came more than once and is no list in the schema, as `FormData.get` does. A
 * list there would break the form when it is shown again.
 */
function quitarRepetidos(datos: FormData, schema: z.ZodType) {
  const repetidos = [...new Set(datos.keys())].filter((nombre) => datos.getAll(nombre).length > 1);
  if (repetidos.length === 0) return;
  const campos = getZodConstraint(schema);
  for (const nombre of repetidos)
    if (campos[nombre] && !campos[nombre].multiple) datos.set(nombre, datos.get(nombre)!);
}

/**
 * Reads a form by its schema. The button that changes the country sends nothing: the same form is shown with that
 * country, as conform's own `update` does in the browser.
 */
export function leerEnvio<E extends z.ZodType>(datos: FormData, schema: E): Submission<z.output<E>> {
  const value = datos.get(CAMBIAR_PAIS);
  datos.delete(CAMBIAR_PAIS);
  if (typeof value === "string" && prefijoDe(value) !== undefined && datos.has("pais")) {
    datos.set("__intent__", JSON.stringify({ type: "update", payload: { name: "pais", value } }));
  }
  quitarRepetidos(datos, schema);
  return parseWithZod(datos, { schema });
}

/**
 * Reads a form, checks its schema, asks the use case and answers: nearly every action does so. A form that breaks its
 * schema gets 400 with an error for each field. A refusal gets its status and its words. Both show what was typed
 * again, without passwords.
 *
 * @example
 * return recibir(await leerFormulario(request), {
 *   esquema: formularioDeNota,
 *   rechazos: RECHAZOS_DE_NOTA,
 *   pedir: (nota) => services.agenda.guardarNota({ idPersona, idCita, nota }),
 *   luego: () => seguirEn(direccionDeCita({ idCita }), "nota-guardada"),
 * });
 */
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
  const ademas = async (envioRechazado: EnvioRechazado<z.output<E>, D, R> | null) =>
    typeof con === "function" ? con(envioRechazado) : con!;
  const enSuCampo = (rechazo: R) => ({
    rechazo,
    ...conCodigoDeSoporte(rechazos[rechazo]),
    campo: campos[rechazo] ?? rechazos[rechazo].campo,
  });
  const otraVez = async (estado: number, rechazo: R | null = null) =>
    responder(
      { ...(await ademas(null)), ...formaDe<R>(datos, leido, rechazo && enSuCampo(rechazo)) },
      estado,
    );
  if (leido.status !== "success") {
    // A form without a status came from a button that asks for the same form with another value: nothing was refused.
    return leido.status ? otraVez(httpDe({ clase: "invalid" }), sabido) : otraVez(200);
  }
  const resultado = await pedir(leido.value);
  if (resultado.ok) {
    // A redirect carries no data: the page that it leads to reads its own.
    return ((await luego(resultado.value, leido.value)) as Respuesta<never> | null) ?? otraVez(200);
  }
  const { rechazo, detalle } = resultado;
  const fuera = salvo?.(rechazo, detalle) as Respuesta<never> | null | undefined;
  if (fuera) return fuera;
  const respuesta = formaDe(datos, leido, enSuCampo(rechazo));
  const generales = aparte?.has(rechazo) ? [] : respuesta.generales;
  const datosExtra = await ademas({ datos: leido.value, detalle, rechazo });
  return responder({ ...datosExtra, ...respuesta, generales }, httpDe(rechazos[rechazo]));
}

/** Actions of buttons without other fields. Each gives a response or a refusal. */
export type Botones<R extends string = never> = Record<string, () => Promise<Result<Response, R>>>;

/** Takes a form that consists of such buttons only, by their names. */
export const recibirBoton = <R extends string>(datos: FormData, rechazos: Rechazos<R>, botones: Botones<R>) =>
  recibir(datos, {
    esquema: z.object({ intencion: z.enum(Object.keys(botones), "Elige qué quieres hacer") }),
    rechazos,
    pedir: ({ intencion }) => botones[intencion]!(),
    luego: (adonde) => adonde,
  });

/** Answers a form that is refused before its use case is called. */
export function rechazarEnvio<R extends string>(
  datos: FormData,
  esquema: z.ZodType,
  rechazos: Rechazos<R>,
  rechazo: R,
): Respuesta<SinHacer<R>> {
  const leido = leerEnvio(datos, esquema);
  return responder(formaDe(datos, leido, { rechazo, ...rechazos[rechazo] }), httpDe(rechazos[rechazo]));
}

/**
 * Adds the support code when another service does not answer: our team finds the request by the code that the page
 * shows.
 */
function conCodigoDeSoporte(rechazado: Rechazado): Rechazado & { soporte: string | null } {
  const soporte = rechazado.clase === "unavailable" ? services.codigoDeSoporte() : null;
  if (!soporte) return { ...rechazado, soporte: null };
  const ayuda = `Si sigue igual, escríbenos con este código de soporte: ${soporte}`;
  return { ...rechazado, mensaje: `${rechazado.mensaje} ${ayuda}`, soporte };
}

type Leido = Pick<Submission<unknown>, "reply" | "status">;

/** The form to show again, with the typed values and the errors. */
function formaDe<R extends string>(
  datos: FormData,
  leido: Leido,
  rechazado:
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
    ...(rechazado?.campo && { fieldErrors: { [rechazado.campo]: [rechazado.mensaje] } }),
  });
  // Errors of the form as a whole, or of a button that it does not have.
  const errores = leido.status === undefined ? {} : envio.error;
  const deTodo = ["", "intencion"].flatMap((campo) => errores?.[campo] ?? []);
  const [primero = ""] = Object.values(errores ?? {}).flatMap((mensajes) => mensajes ?? []);
  return {
    intencion: typeof intencion === "string" ? intencion : null,
    envio,
    generales: rechazado && !rechazado.campo ? [rechazado.mensaje] : deTodo,
    mensaje: rechazado?.mensaje ?? primero,
    rechazo: rechazado?.rechazo ?? null,
    soporte: rechazado?.soporte ?? null,
  };
}

/**
 * Redirects after an action, so that a refresh repeats nothing (RFC 9110 § 15.4.4), and announces the action on the
 * next page.
 */
export function seguirEn(direccion: string, aviso?: NombreDeAviso, headers = new Headers()) {
  if (aviso) headers.append("set-cookie", cookieDeAvisos([aviso]));
  return redirect(direccion, { status: 303, headers });
}

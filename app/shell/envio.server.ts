import type { Submission, SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { httpDe, type Rechazado, type Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { CAMBIAR_PAIS, prefijoDe } from "~/domain/shared/telefono/telefono";
import { services } from "~/services.server";
import { responder, type Respuesta } from "./responder";

/** Fields that never come back in a page, in any form. */
export const SECRETOS = ["clave", "actual", "nueva"];

/** Answer to a form that was not done. */
export interface SinHacer<R extends string = string> {
  /** Intent of the form: the value of its button. */
  intencion: string | null;
  envio: SubmissionResult;
  generales: string[];
  /** Line for pages whose form is a button: the refusal, or else the first error. */
  mensaje: string;
  rechazo: R | null;
  /** Support code, when another service does not answer. */
  soporte: string | null;
}

/** Refused request: its data, the refusal and its details. */
interface EnvioRechazado<S, D, R> {
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
  /**
   * Response to a form that was done. Null shows the same form again, when nothing was done that a refresh could
   * repeat.
   */
  luego: (value: T, datos: z.output<E>) => Response | null | Promise<Response>;
  /** Field for each refusal, when the refusal names none or this form names it otherwise. */
  campos?: Partial<Record<R, string>>;
  /** Refusals that the page says in a place of their own, with where to go on. */
  aparte?: ReadonlySet<R>;
  /** More data to show the form again; a function when it depends on the refusal. */
  con?: X | ((envioRechazado: EnvioRechazado<z.output<E>, D, R> | null) => X | Promise<X>);
  /** Refusals that lead somewhere else. */
  salvo?: (rechazo: R, detalle: D) => Response | null;
  /** A refusal known beforehand, shown beside its field together with all other errors. */
  sabido?: R | null;
}

/**
 * Keeps the first value of a field that came more than once and is no list in the schema, as `FormData.get` reads it. A
 * list there would break the form that comes back.
 */
function quitarRepetidos(datos: FormData, schema: z.ZodType) {
  const repetidos = [...new Set(datos.keys())].filter((nombre) => datos.getAll(nombre).length > 1);
  if (repetidos.length === 0) return;
  const campos = getZodConstraint(schema);
  for (const nombre of repetidos)
    if (campos[nombre] && !campos[nombre].multiple) datos.set(nombre, datos.get(nombre)!);
}

/**
 * Reads a form by its schema. The button that changes the country sends nothing: it answers the same form with that
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
    // A form without a status was sent by a button that asks for it with another value: nothing was refused.
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

/** Acts of buttons without other fields: each returns a response or a refusal. */
export type Botones<R extends string = never> = Record<string, () => Promise<Result<Response, R>>>;

/** Receives a form of such buttons only, by their names. */
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
  const leido = leerEnvio(datos, esquema);
  return responder(formaDe(datos, leido, { rechazo, ...rechazos[rechazo] }), httpDe(rechazos[rechazo]));
}

/** Another service does not answer: our team finds the request by the code that the page shows. */
function conCodigoDeSoporte(rechazado: Rechazado): Rechazado & { soporte: string | null } {
  const soporte = rechazado.clase === "unavailable" ? services.codigoDeSoporte() : null;
  if (!soporte) return { ...rechazado, soporte: null };
  const ayuda = `Si sigue igual, escríbenos con este código de soporte: ${soporte}`;
  return { ...rechazado, mensaje: `${rechazado.mensaje} ${ayuda}`, soporte };
}

type Leido = Pick<Submission<unknown>, "reply" | "status">;

/** The form again, with the typed values and the errors. */
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

/** Redirects after an act, so that a refresh repeats nothing (RFC 9110 § 15.4.4), and announces it on the next page. */
export function seguirEn(direccion: string, aviso?: NombreDeAviso, headers = new Headers()) {
  if (aviso) headers.append("set-cookie", cookieDeAvisos([aviso]));
  return redirect(direccion, { status: 303, headers });
}

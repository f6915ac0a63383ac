import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { RECHAZOS_POR_DERECHO, type Miembro } from "~/domain/equipo/derechos/exigir";
import { estadoDe, hojaEnPalabras } from "~/domain/reclamos/enPalabras";
import { correosDe, numeroDeHoja, numeroEscrito, type LugarEnLibro } from "~/domain/reclamos/registro";
import { vaPorCarta, type Entregada } from "~/domain/reclamos/responder";
import { formulariosDeRespuesta, RECHAZOS_DE_RESPUESTA } from "~/domain/reclamos/respuesta";
import { NOMBRE_DE_TIPO } from "~/domain/reclamos/textos";
import { fechaDe } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir, noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo, pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { direccionDeAdjunto, direccionDeHoja, direccionParaImprimir } from "./direcciones";
import { CORREGIR, ENTREGAR, RESPONDER } from "./intenciones";
import { plazoEnPalabras } from "./plazo";

const RECHAZOS = { ...RECHAZOS_DE_RESPUESTA, ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Rechazo = keyof typeof RECHAZOS;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [RESPONDER]: "Respondiste. La persona recibe la respuesta por correo.",
  "por-carta": "Respondiste. La persona no dejó correo: imprime la respuesta y envíala.",
  [CORREGIR]: "Agregaste la corrección.",
  [ENTREGAR]: "Anotaste la entrega.",
};

/** Place of the sheet in the address; null for any other text. */
const lugarDe = ({ params }: Pick<LoaderArgs, "params">) => numeroEscrito(params.numero ?? "");

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { hoja, respuestas } = exigir(await services.reclamos.equipo.ver(miembro, lugarDe(args)), RECHAZOS);
  const ahora = services.now();
  const numero = numeroDeHoja(hoja);
  const porCarta = vaPorCarta(hoja);
  const adjuntos = await services.reclamos.equipo.adjuntos(hoja.idHoja);
  return {
    titulo: `${NOMBRE_DE_TIPO[hoja.tipo]} Nº ${numero}`,
    hecho: hechoDe(args, HECHO),
    estado: estadoDe(hoja, fechaDe(ahora)),
    plazo: plazoEnPalabras(hoja, ahora),
    secciones: hojaEnPalabras(hoja, respuestas)?.secciones ?? null,
    adjuntos: adjuntos.map(({ idAdjunto, nombre, bytes }) => ({
      ...{ nombre, bytes },
      href: direccionDeAdjunto(numero, idAdjunto),
    })),
    correos: hoja.contenido ? correosDe(hoja.contenido) : [],
    porCarta,
    seEscribe: hoja.anonimizadaEn === null,
    respondida: respuestas.length > 0,
    faltaEntrega: porCarta && respuestas.length > 0 && respuestas.every(({ clase }) => clase !== "entrega"),
    imprimir: respuestas.length > 0 ? direccionParaImprimir(numero) : null,
    pideCodigo: pideCodigo(miembro),
  };
}

type Acto = (miembro: Miembro, datos: unknown) => Promise<Result<Entregada, Rechazo>>;

/** The schema of each form, and the use case that it asks. */
function actosEn(lugar: LugarEnLibro) {
  const { equipo } = services.reclamos;
  const acto = <E extends z.ZodType<{ texto: string; constancia?: string }>>(
    esquema: E,
    clase: "responder" | "corregir" | "entregar",
  ) => ({
    esquema,
    pedir: ((miembro, datos) =>
      equipo[clase](miembro, { ...lugar, ...(datos as z.output<E>) })) satisfies Acto as Acto,
  });
  return {
    [RESPONDER]: acto(formulariosDeRespuesta.respuesta, "responder"),
    [CORREGIR]: acto(formulariosDeRespuesta.correccion, "corregir"),
    [ENTREGAR]: acto(formulariosDeRespuesta.entrega, "entregar"),
  };
}

/** A form whose button the page does not have. */
const DESCONOCIDA = {
  esquema: z.object({ intencion: z.enum([RESPONDER, CORREGIR, ENTREGAR], "Elige qué quieres hacer") }),
  pedir: (() => Promise.reject(new Error("no such form"))) as Acto,
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const lugar = lugarDe(args);
  if (!lugar) throw noExiste();
  const datos = await leerCampos(args);
  const pedida = datos.get("intencion");
  const intencion = typeof pedida === "string" ? pedida : "";
  const actos = actosEn(lugar);
  const { esquema, pedir } = Object.hasOwn(actos, intencion)
    ? actos[intencion as keyof typeof actos]
    : DESCONOCIDA;
  return recibir(datos, {
    esquema: esquema as z.ZodType,
    rechazos: RECHAZOS,
    async pedir(leidos: unknown): Promise<Result<Entregada, Rechazo>> {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? pedir(probado.value, leidos) : probado;
    },
    luego({ porCorreo }) {
      const hecho = intencion === RESPONDER && !porCorreo ? "por-carta" : intencion;
      return seguirEn(`${direccionDeHoja(numeroDeHoja(lugar))}?${new URLSearchParams({ hecho })}`);
    },
    campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" },
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}

import { motivoDeEquipo } from "~/domain/atencion/personas/verPersona";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { estadoDe, hojaEnPalabras } from "~/domain/reclamos/enPalabras";
import { RECHAZOS_AL_LEER } from "~/domain/reclamos/lecturas";
import {
  correosDe,
  numeroDeHoja,
  numeroEscrito,
  vaPorCarta,
  type LugarEnLibro,
} from "~/domain/reclamos/registro";
import type { Entregada } from "~/domain/reclamos/responder";
import { faltaEntrega, formulariosDeRespuesta, RECHAZOS_DE_RESPUESTA } from "~/domain/reclamos/respuesta";
import { NOMBRE_DE_TIPO } from "~/domain/reclamos/textos";
import { fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir, noExiste, rechazar, responder } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo, trasElActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { direccionDeAdjunto, direccionDeHoja, direccionParaImprimir } from "./direcciones";
import { ABRIR, CORREGIR, ENTREGAR, RESPONDER } from "./intenciones";
import { etiquetaDe, plazoEnPalabras } from "./plazo";

const RECHAZOS = { ...RECHAZOS_AL_LEER, ...RECHAZOS_DE_RESPUESTA, ...RECHAZOS_POR_DERECHO };
type Rechazo = keyof typeof RECHAZOS;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [RESPONDER]: "Respondiste. La persona recibe la respuesta por correo.",
  "por-carta": "Escribiste la respuesta. Va por carta: imprímela, envíala y anota el día en que llegó.",
  [CORREGIR]: "Agregaste la corrección.",
  [ENTREGAR]: "Anotaste la entrega.",
};

/** Place of the sheet in the address; null for any other text. */
const lugarDe = ({ params }: Pick<LoaderArgs, "params">) => numeroEscrito(params.numero ?? "");

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const lugar = lugarDe(args);
  const vista = await services.reclamos.equipo.ver(miembro, lugar);
  if (lugar && !vista.ok && vista.rechazo === "falta-motivo")
    return rechazar(RECHAZOS[vista.rechazo], {
      titulo: `Hoja Nº ${numeroDeHoja(lugar)}`,
      faltaMotivo: RECHAZOS[vista.rechazo].mensaje,
    });
  const { hoja, respuestas } = exigir(vista, RECHAZOS);
  const ahora = services.now();
  const numero = numeroDeHoja(hoja);
  const porCarta = vaPorCarta(hoja);
  const adjuntos = await services.reclamos.equipo.adjuntos(hoja.idHoja);
  const datos = {
    faltaMotivo: null,
    titulo: `${NOMBRE_DE_TIPO[hoja.tipo]} Nº ${numero}`,
    hecho: hechoDe(args, HECHO),
    tono: etiquetaDe(estadoDe(hoja, fechaDe(ahora)), hoja.porEntregarDesde).tono,
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
    faltaEntrega: porCarta && faltaEntrega(respuestas),
    hoy: fechaDe(ahora),
    imprimir: respuestas.length > 0 ? direccionParaImprimir(numero) : null,
  };
  return responder(datos, 200);
}

const acto = actosDe<{ lugar: LugarEnLibro }, Rechazo>();
const { respuesta, correccion, entrega } = formulariosDeRespuesta;
const ACTOS = {
  [ABRIR]: acto(motivoDeEquipo, ({ miembro, lugar }, { motivo }) =>
    services.reclamos.equipo.ver(miembro, lugar, motivo),
  ),
  [RESPONDER]: acto(respuesta, ({ miembro, lugar }, datos) =>
    services.reclamos.equipo.responder(miembro, { ...lugar, ...datos }),
  ),
  [CORREGIR]: acto(correccion, ({ miembro, lugar }, datos) =>
    services.reclamos.equipo.corregir(miembro, { ...lugar, ...datos }),
  ),
  [ENTREGAR]: acto(entrega, ({ miembro, lugar }, datos) =>
    services.reclamos.equipo.entregar(miembro, { ...lugar, ...datos }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const lugar = lugarDe(args);
  if (!lugar) throw noExiste();
  const href = direccionDeHoja(numeroDeHoja(lugar));
  return recibirActo({
    ...{ request: args.request, datos: await leerCampos(args), en: { miembro, lugar }, actos: ACTOS },
    ...{ rechazos: RECHAZOS, href, codigoEnSuCampo: true },
    luego: (intencion, entregada) =>
      intencion === RESPONDER && !(entregada as Entregada).porCorreo ? trasElActo(href, "por-carta") : null,
  });
}

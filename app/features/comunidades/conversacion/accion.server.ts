import { z } from "zod";
import { direccionDeComunidad, direccionDeConversacion } from "~/domain/comunidades/comunidad";
import { formularioDeDenuncia } from "~/domain/comunidades/denuncia";
import { RECHAZOS_DE_COMUNIDAD } from "~/domain/comunidades/rechazos";
import {
  campoDeTextoId,
  formularioDeBorrador,
  formularioDePublicacion,
  formularioDeRespuesta,
} from "~/domain/comunidades/texto";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { camposDe } from "~/shell/formularios/campos.server";
import { conParametros } from "~/shell/direcciones";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import type { ActionArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { anclaDe } from "../comunidad/fichas";
import {
  ABRIR_BORRADO,
  ABRIR_DENUNCIA,
  ABRIR_EDICION,
  apoyoDe,
  BLOQUEAR,
  BORRAR,
  CITAR,
  DEJAR_DE_SEGUIR,
  DENUNCIAR,
  DESBLOQUEAR,
  EDITAR,
  INTENCIONES_DE_QUITAR,
  leerBoton,
  NO_CITAR,
  OCULTAR,
  RESPONDER,
  SEGUIR,
} from "../intenciones";
import { avisoDe, recibirTexto } from "../texto/escrito.server";

const rechazos = RECHAZOS_DE_COMUNIDAD;
const A_LA_RESPUESTA = "#tu-respuesta";
const conTexto = z.object({ idTexto: campoDeTextoId });

interface Envio {
  en: { idPersona: number; comunidad: string };
  idConversacion: string;
  red: string;
  /** Address of the conversation, with the text that a reply being typed quotes. */
  href: string;
  datos: FormData;
}

function responder({ en, idConversacion, red, href, datos }: Envio) {
  if (datos.has("borrador")) return guardarBorrador({ en, idConversacion, red, href, datos });
  return recibirTexto(datos, {
    esquema: formularioDeRespuesta,
    pedir: (escrito) => services.comunidades.responder({ ...en, red, idConversacion }, escrito),
    luego: ({ idTexto, estado }) =>
      seguirEn(estado === "solo-moderacion" ? href : `${href}#${anclaDe(idTexto)}`, avisoDe(estado)),
  });
}

function guardarBorrador({ en, idConversacion, href, datos }: Envio) {
  return recibir(datos, {
    esquema: formularioDeBorrador,
    rechazos,
    pedir: (borrador) => services.comunidades.guardarBorrador({ ...en, idConversacion, ...borrador }),
    luego: () => seguirEn(href, "borrador-guardado"),
  });
}

/** Keeps the reply that is typed while another button of the page is pressed. */
async function guardarTecleado({ en, idConversacion, datos }: Envio): Promise<void> {
  const idCitado = datos.get("idCitado") ?? undefined;
  const { data } = formularioDeBorrador.safeParse({ texto: datos.get("texto"), idCitado });
  if (data) await services.comunidades.guardarBorrador({ ...en, idConversacion, ...data });
}

function editar({ en, href, datos }: Envio) {
  return recibirTexto(datos, {
    esquema: formularioDePublicacion.extend({ idTexto: campoDeTextoId }),
    pedir: ({ idTexto, ...escrito }) => services.comunidades.editar({ ...en, idTexto }, escrito),
    luego: ({ idTexto, estado }) =>
      seguirEn(
        estado === "solo-moderacion"
          ? conParametros(direccionDeComunidad({ url: en.comunidad }), "", { ver: "mias" })
          : `${href}#${anclaDe(idTexto)}`,
        estado === "publicado" ? "texto-cambiado" : avisoDe(estado),
      ),
  });
}

function borrar({ en, idConversacion, href, datos }: Envio) {
  return recibir(datos, {
    esquema: conTexto,
    rechazos,
    pedir: ({ idTexto }) => services.comunidades.borrar({ ...en, idTexto }),
    luego: (_, { idTexto }) =>
      seguirEn(
        idTexto === idConversacion ? direccionDeComunidad({ url: en.comunidad }) : href,
        "texto-borrado",
      ),
  });
}

const seguimiento =
  (dejar: boolean) =>
  ({ en, idConversacion, href, datos }: Envio) =>
    recibir(datos, {
      esquema: z.object({}),
      rechazos,
      pedir: () => services.comunidades.seguir({ ...en, idConversacion, dejar }),
      luego: () => seguirEn(href, dejar ? "conversacion-sin-seguir" : "conversacion-seguida"),
    });

function apoyar({ en, href, datos }: Envio) {
  const dado = apoyoDe(datos.get("intencion") as string)!;
  return recibir(datos, {
    esquema: conTexto,
    rechazos,
    pedir: ({ idTexto }) => services.comunidades.apoyar({ ...en, idTexto, ...dado }),
    luego: (_, { idTexto }) => seguirEn(`${href}#${anclaDe(idTexto)}`),
  });
}

/** Shows the page again with a form about one text. */
const abrir =
  (parametro: "denunciar" | "borrar" | "editar" | "citar", ancla = "") =>
  ({ href, datos }: Envio) =>
    recibir(datos, {
      esquema: conTexto,
      rechazos,
      pedir: ({ idTexto }) => Promise.resolve(done(idTexto)),
      luego: (idTexto) => {
        const [ruta = "", search = ""] = href.split("?");
        return seguirEn(`${conParametros(ruta, search, { [parametro]: idTexto })}${ancla}`);
      },
    });

const noCitar = ({ href, datos }: Envio) =>
  recibir(datos, {
    esquema: z.object({}),
    rechazos,
    pedir: () => Promise.resolve(done(null)),
    luego: () => seguirEn(`${href}${A_LA_RESPUESTA}`),
  });

function denunciar({ en, href, datos }: Envio) {
  return recibir(datos, {
    esquema: formularioDeDenuncia.extend({ idTexto: campoDeTextoId }),
    rechazos,
    pedir: ({ idTexto, ...denuncia }) => services.comunidades.denunciar({ ...en, idTexto }, denuncia),
    luego: () => seguirEn(href, "texto-denunciado"),
  });
}

function bloquear({ en, href, datos }: Envio) {
  return recibir(datos, {
    esquema: conTexto,
    rechazos,
    pedir: ({ idTexto }) => services.comunidades.bloquear({ ...en, idTexto }),
    luego: () => seguirEn(href, "persona-bloqueada"),
  });
}

function desbloquear({ en, href, datos }: Envio) {
  return recibir(datos, {
    esquema: z.object({ idBloqueo: campoDeTextoId }),
    rechazos,
    pedir: ({ idBloqueo }) => services.comunidades.desbloquear({ ...en, idBloqueo }),
    luego: () => seguirEn(href, "persona-desbloqueada"),
  });
}

function ocultar({ en, datos }: Envio) {
  return recibir(datos, {
    esquema: conTexto,
    rechazos,
    pedir: ({ idTexto }) => services.comunidades.ocultar({ ...en, idTexto }),
    luego: (_, { idTexto }) =>
      seguirEn(conParametros(direccionDeComunidad({ url: en.comunidad }), "", { oculto: idTexto })),
  });
}

const ACTOS = {
  [RESPONDER]: responder,
  [EDITAR]: editar,
  [BORRAR]: borrar,
  [SEGUIR]: seguimiento(false),
  [DEJAR_DE_SEGUIR]: seguimiento(true),
  [ABRIR_DENUNCIA]: abrir("denunciar"),
  [ABRIR_BORRADO]: abrir("borrar"),
  [ABRIR_EDICION]: abrir("editar"),
  [CITAR]: abrir("citar", A_LA_RESPUESTA),
  [NO_CITAR]: noCitar,
  [DENUNCIAR]: denunciar,
  [BLOQUEAR]: bloquear,
  [DESBLOQUEAR]: desbloquear,
  [OCULTAR]: ocultar,
};

/** Act of a button; a button that the page does not have is refused. */
function actoDe(intencion: string) {
  if (apoyoDe(intencion)) return apoyar;
  return Object.hasOwn(ACTOS, intencion) ? ACTOS[intencion as keyof typeof ACTOS] : sinActo;
}

/** Takes the forms of a conversation. */
export const action = buscandoPeligro(
  ["texto", "detalle"],
  async ({ request, params, context }: ActionArgs) => {
    const { idPersona } = await exigirPersona(
      { request, context },
      { intencionesDeQuitar: await soloSiQuita(request) },
    );
    const datos = await leerFormulario(request);
    const { intencion, conId } = ponerBoton(datos);
    const comunidad = params.url ?? "";
    const idConversacion = params.id ?? "";
    const citado = datos.get("idCitado");
    const envio = {
      en: { idPersona, comunidad },
      ...{ idConversacion, datos },
      red: context.red ?? "",
      href: conParametros(direccionDeConversacion(comunidad, idConversacion), "", {
        citar: conId && typeof citado === "string" ? citado : null,
      }),
    };
    if (conId && datos.has("texto")) await guardarTecleado(envio);
    return actoDe(intencion)(envio);
  },
);

/** The pressed button, when it is one of those that need no accepted terms. */
async function soloSiQuita(request: Request): Promise<string[]> {
  const valor = (await camposDe(request).catch(() => null))?.get("intencion");
  return typeof valor === "string" && INTENCIONES_DE_QUITAR.includes(leerBoton(valor).intencion)
    ? [valor]
    : [];
}

/** Writes the intent and the id of the pressed button into the fields that its act reads. */
function ponerBoton(datos: FormData) {
  const boton = leerBoton(datos.get("intencion") ?? RESPONDER);
  datos.set("intencion", boton.intencion);
  if (boton.id) datos.set(boton.intencion === DESBLOQUEAR ? "idBloqueo" : "idTexto", boton.id);
  if (boton.intencion === CITAR) datos.set("idCitado", boton.id);
  if (boton.intencion === NO_CITAR) datos.delete("idCitado");
  return boton;
}

const sinActo = ({ datos }: Envio) =>
  recibir(datos, {
    esquema: z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }),
    rechazos,
    pedir: ({ intencion }) => Promise.reject(new Error(`the page has no act ${intencion}`)),
    luego: () => null,
  });

import { z } from "zod";
import { direccionDeComunidad, direccionDeConversacion } from "~/domain/comunidades/comunidad";
import { formularioDeDenuncia } from "~/domain/comunidades/denuncia";
import { RECHAZOS_DE_COMUNIDAD } from "~/domain/comunidades/rechazos";
import {
  campoDeTextoId,
  campoTexto,
  formularioDePublicacion,
  formularioDeRespuesta,
} from "~/domain/comunidades/texto";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import { buscandoPeligro } from "~/shell/peligroEscrito.server";
import type { ActionArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion.server";
import { anclaDe } from "../comunidad/fichas";
import {
  ABRIR_DENUNCIA,
  apoyoDe,
  BLOQUEAR,
  BORRAR,
  DEJAR_DE_SEGUIR,
  DENUNCIAR,
  DESBLOQUEAR,
  EDITAR,
  INTENCIONES_DE_QUITAR,
  OCULTAR,
  RESPONDER,
  SEGUIR,
} from "../intenciones";
import { avisoDe, recibirTexto } from "../texto/escrito.server";

const rechazos = RECHAZOS_DE_COMUNIDAD;
const conTexto = z.object({ idTexto: campoDeTextoId });
const borrador = z.object({ texto: campoTexto.or(z.literal("")) });

interface Envio {
  en: { idPersona: number; comunidad: string };
  idConversacion: string;
  red: string;
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
    esquema: borrador,
    rechazos,
    pedir: ({ texto }) => services.comunidades.guardarBorrador({ ...en, idConversacion, texto }),
    luego: () => seguirEn(href, "borrador-guardado"),
  });
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

const abrirDenuncia = ({ href, datos }: Envio) =>
  recibir(datos, {
    esquema: conTexto,
    rechazos,
    pedir: ({ idTexto }) => Promise.resolve(done(idTexto)),
    luego: (idTexto) => seguirEn(conParametros(href, "", { denunciar: idTexto })),
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
    luego: (_, { idTexto }) => seguirEn(`${href}#${anclaDe(idTexto)}`, "persona-bloqueada"),
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
  [ABRIR_DENUNCIA]: abrirDenuncia,
  [DENUNCIAR]: denunciar,
  [BLOQUEAR]: bloquear,
  [DESBLOQUEAR]: desbloquear,
  [OCULTAR]: ocultar,
};

/** Act of a button; a button that the page does not have is refused. */
function actoDe(intencion: FormDataEntryValue | null) {
  if (typeof intencion !== "string") return sinActo;
  if (apoyoDe(intencion)) return apoyar;
  return Object.hasOwn(ACTOS, intencion) ? ACTOS[intencion as keyof typeof ACTOS] : sinActo;
}

/** Takes the forms of a conversation. */
export const action = buscandoPeligro(
  ["texto", "detalle"],
  async ({ request, params, context }: ActionArgs) => {
    const { idPersona } = await exigirPersona(
      { request, context },
      { intencionesDeQuitar: INTENCIONES_DE_QUITAR },
    );
    const datos = await leerFormulario(request);
    const comunidad = params.url ?? "";
    const idConversacion = params.id ?? "";
    return actoDe(datos.get("intencion"))({
      en: { idPersona, comunidad },
      ...{ idConversacion, datos },
      red: context.red ?? "",
      href: direccionDeConversacion(comunidad, idConversacion),
    });
  },
);

const sinActo = ({ datos }: Envio) =>
  recibir(datos, {
    esquema: z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }),
    rechazos,
    pedir: ({ intencion }) => Promise.reject(new Error(`the page has no act ${intencion}`)),
    luego: () => null,
  });

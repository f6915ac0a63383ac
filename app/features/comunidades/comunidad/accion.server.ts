import { z } from "zod";
import { direccionDeComunidad, direccionDeConversacion } from "~/domain/comunidades/comunidad";
import { formularioDeApelacion } from "~/domain/comunidades/denuncia";
import { RECHAZOS_DE_COMUNIDAD } from "~/domain/comunidades/rechazos";
import { pruebaPara, RECHAZOS_DE_PRUEBA } from "~/domain/cuentas/identidad/prueba";
import { formularioDeUnion } from "~/domain/comunidades/seudonimo";
import { campoDeTextoId, formularioDeBorrador, formularioDePublicacion } from "~/domain/comunidades/texto";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import type { ActionArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { APELAR, DESBLOQUEAR, INTENCIONES_DE_QUITAR, MOSTRAR, PUBLICAR, SALIR, UNIRSE } from "../intenciones";
import { avisoDe, recibirTexto } from "../texto/escrito.server";

const rechazos = RECHAZOS_DE_COMUNIDAD;

interface Envio {
  en: { idPersona: number; comunidad: string };
  idAcceso: string;
  red: string;
  href: string;
  datos: FormData;
}

function unirse({ en, red, href, datos }: Envio) {
  return recibir(datos, {
    esquema: formularioDeUnion,
    rechazos,
    pedir: ({ seudonimo }) => services.comunidades.unirse({ ...en, red, seudonimo }),
    luego: () => seguirEn(href, "comunidad-te-uniste"),
  });
}

function publicar({ en, red, href, datos }: Envio) {
  if (datos.has("borrador")) return guardarBorrador({ en, href, datos });
  return recibirTexto(datos, {
    esquema: formularioDePublicacion,
    pedir: (escrito) => services.comunidades.publicar({ ...en, red }, escrito),
    luego: ({ idConversacion, estado }) =>
      seguirEn(
        estado === "solo-moderacion"
          ? conParametros(href, "", { ver: "mias" })
          : direccionDeConversacion(en.comunidad, idConversacion),
        avisoDe(estado),
      ),
  });
}

function guardarBorrador({ en, href, datos }: Pick<Envio, "en" | "href" | "datos">) {
  return recibir(datos, {
    esquema: formularioDeBorrador,
    rechazos,
    pedir: ({ texto }) => services.comunidades.guardarBorrador({ ...en, idConversacion: null, texto }),
    luego: () => seguirEn(href, "borrador-guardado"),
  });
}

async function salir({ en, idAcceso, href, datos }: Envio) {
  return recibir(datos, {
    esquema: pruebaPara(await services.cuentas.tieneClave(en.idPersona)),
    rechazos: RECHAZOS_DE_PRUEBA,
    pedir: ({ clave }) => services.comunidades.salir({ ...en, idAcceso, clave }),
    luego: () => seguirEn(href, "comunidad-saliste"),
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

function apelar({ en, href, datos }: Envio) {
  return recibir(datos, {
    esquema: formularioDeApelacion.extend({ idTexto: campoDeTextoId }),
    rechazos,
    pedir: (apelacion) => services.comunidades.apelar({ ...en, ...apelacion }),
    luego: (_, { idTexto }) => seguirEn(conParametros(href, "", { quitado: idTexto }), "texto-apelado"),
  });
}

function mostrar({ en, href, datos }: Envio) {
  return recibir(datos, {
    esquema: z.object({ idTexto: campoDeTextoId }),
    rechazos,
    pedir: ({ idTexto }) => services.comunidades.mostrar({ ...en, idTexto }),
    luego: () => seguirEn(href, "texto-a-la-vista"),
  });
}

const ACTOS = {
  [UNIRSE]: unirse,
  [PUBLICAR]: publicar,
  [SALIR]: salir,
  [DESBLOQUEAR]: desbloquear,
  [APELAR]: apelar,
  [MOSTRAR]: mostrar,
};
const esActo = (intencion: unknown): intencion is keyof typeof ACTOS =>
  typeof intencion === "string" && Object.hasOwn(ACTOS, intencion);

/** Takes the forms of a community's page: joining, publishing, leaving, and the member's own lists. */
export const action = buscandoPeligro(
  ["seudonimo", "texto", "apelacion"],
  async ({ request, params, context }: ActionArgs) => {
    const persona = await exigirPersona({ request, context }, { intencionesDeQuitar: INTENCIONES_DE_QUITAR });
    const datos = await leerFormulario(request);
    const comunidad = params.url ?? "";
    const en = { idPersona: persona.idPersona, comunidad };
    const href = direccionDeComunidad({ url: comunidad });
    const intencion = datos.get("intencion");
    const acto = esActo(intencion) ? ACTOS[intencion] : sinActo;
    return acto({ en, idAcceso: persona.idAcceso, red: context.red ?? "", href, datos });
  },
);

/** Refuses a form whose button the page does not have. */
const sinActo = ({ datos }: Envio) =>
  recibir(datos, {
    esquema: z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }),
    rechazos,
    pedir: ({ intencion }) => Promise.reject(new Error(`the page has no act ${intencion}`)),
    luego: () => null,
  });

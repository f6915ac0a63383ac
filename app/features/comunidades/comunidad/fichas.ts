import { direccionDeComunidad, direccionDeConversacion } from "~/domain/comunidades/comunidad";
import type { ConversacionEnLista } from "~/domain/comunidades/leer";
import type { EstadoDeTexto } from "~/domain/comunidades/texto";
import { conParametros } from "~/shell/direcciones";
import { cuandoFue } from "../cuando";

/** Place of a text in the page of its conversation. */
export const anclaDe = (idTexto: string) => `texto-${idTexto}`;

/** State of a text that its author alone reads, in words; null for a published one. */
export const ESTADO_EN_PALABRAS: Record<EstadoDeTexto, string | null> = {
  publicado: null,
  "en-espera": "Moderación la lee antes que los demás",
  "solo-moderacion": "Solo la lee Moderación",
  quitado: "La quitamos",
  borrado: null,
  ido: null,
};

/** A conversation in the list of its community. */
export function fichaDeConversacion(
  comunidad: string,
  { idConversacion, asunto, autor, esMio, plegado, creadoEn, estado, sinRespuesta }: ConversacionEnLista,
  ahora: Date,
) {
  return {
    id: idConversacion,
    href: direccionDeConversacion(comunidad, idConversacion),
    asunto: plegado ? "De alguien que bloqueaste" : (asunto ?? "Ya no está lo que se escribió aquí"),
    autor: esMio ? "Tú" : autor,
    cuando: cuandoFue(creadoEn, ahora),
    estado: ESTADO_EN_PALABRAS[estado],
    sinRespuesta,
  };
}
export type FichaDeConversacion = ReturnType<typeof fichaDeConversacion>;

/** A found text, which may be a reply within its conversation. */
export function fichaDeHallazgo(
  comunidad: string,
  hallado: ConversacionEnLista & { idTexto: string },
  ahora: Date,
): FichaDeConversacion {
  const ficha = fichaDeConversacion(comunidad, hallado, ahora);
  return {
    ...ficha,
    id: hallado.idTexto,
    href: `${ficha.href}#${anclaDe(hallado.idTexto)}`,
    sinRespuesta: false,
  };
}

interface Pendiente {
  idTexto: string;
  idConversacion: string;
  estado: EstadoDeTexto;
  creadoEn: Date;
  asunto: string;
}

/** A text of one's own that others do not read. A removed one leads to its rule and its reason. */
export function fichaDePendiente(
  comunidad: string,
  { idTexto, idConversacion, estado, creadoEn, asunto }: Pendiente,
  ahora: Date,
) {
  const quitado = conParametros(direccionDeComunidad({ url: comunidad }), "", { quitado: idTexto });
  const conversacion = `${direccionDeConversacion(comunidad, idConversacion)}#${anclaDe(idTexto)}`;
  return {
    ...{ id: idTexto, asunto, estado: ESTADO_EN_PALABRAS[estado] },
    href: estado === "quitado" ? quitado : estado === "en-espera" ? conversacion : null,
    cuando: cuandoFue(creadoEn, ahora),
  };
}
export type FichaDePendiente = ReturnType<typeof fichaDePendiente>;

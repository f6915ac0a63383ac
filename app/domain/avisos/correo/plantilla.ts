import type { Sitio } from "../../shared/marca";
import type { Correo, Sobre } from "./correo";

/** Greeting of a mail that may not name its reader. */
export const SALUDO_SIN_NOMBRE = "Hola:";

/** Content of a mail, from which its plain text and its HTML are made. */
export interface Mensaje {
  titulo: string;
  saludo: string;
  parrafos: readonly string[];
  /** Facts of the mail, one a line, such as "Cuándo" and "lunes 9 de noviembre, 10:00 (hora de Perú)". */
  datos?: readonly (readonly [termino: string, valor: string])[];
  /** Links of the mail; the first one stands out. */
  enlaces?: readonly { texto: string; url: string }[];
}

/** Gives the two forms of a mail: plain text and HTML. */
export function componer(mensaje: Mensaje, sitio: Sitio): { texto: string; html: string } {
  return { texto: comoTexto(mensaje, sitio), html: comoHtml(mensaje, sitio) };
}

/** Writes a mail. Its title is also its subject, unless another subject is given. */
export function redactar(
  {
    asunto,
    ...sobre
  }: Sobre & { asunto?: string } & Pick<Correo, "adjuntos" | "oficio" | "secreto" | "urgente" | "baja">,
  mensaje: Mensaje,
  sitio: Sitio,
): Correo {
  return { ...sobre, asunto: asunto ?? mensaje.titulo, ...componer(mensaje, sitio) };
}

function comoTexto({ saludo, parrafos, datos = [], enlaces = [] }: Mensaje, { nombre }: Sitio): string {
  return [
    saludo,
    ...parrafos,
    ...(datos.length > 0 ? [datos.map(([termino, valor]) => `${termino}: ${valor}`).join("\n")] : []),
    ...enlaces.map(({ texto, url }) => `${texto}:\n${url}`),
    nombre,
  ].join("\n\n");
}

/**
 * Styles of a mail. Mail programs know little CSS: one column, styles on each element, and nothing loaded from
 * elsewhere.
 */
const ESTILO = {
  pagina: "margin:0;padding:24px 12px;background:#f4f1ea;font-family:system-ui,-apple-system,sans-serif",
  hoja: "max-width:480px;margin:0 auto;padding:28px 24px;border-radius:16px;background:#ffffff;color:#1d2b2a;font-size:17px;line-height:1.5",
  titulo: "margin:0 0 16px;font-size:24px;line-height:1.25",
  parrafo: "margin:0 0 16px",
  dato: "margin:0 0 4px;padding:12px 16px;border-radius:10px;background:#f4f1ea",
  boton:
    "display:inline-block;margin:0 0 12px;padding:13px 24px;border-radius:999px;background:#0b5f59;color:#ffffff;font-weight:600;text-decoration:none",
  enlace: "display:inline-block;padding:11px 0;color:#0b5f59;font-weight:600",
  pie: "margin:20px 0 0;color:#5b6a68;font-size:14px",
};

function comoHtml(mensaje: Mensaje, { nombre, url }: Sitio): string {
  const { titulo, saludo, parrafos, datos = [], enlaces = [] } = mensaje;
  const parrafo = (texto: string) => `<p style="${ESTILO.parrafo}">${escapar(texto)}</p>`;
  const [principal, ...otros] = enlaces;
  return [
    `<!doctype html><html lang="es-PE"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapar(titulo)}</title></head>`,
    `<body style="${ESTILO.pagina}"><div style="${ESTILO.hoja}">`,
    `<h1 style="${ESTILO.titulo}">${escapar(titulo)}</h1>`,
    parrafo(saludo),
    ...parrafos.map(parrafo),
    ...datos.map(
      ([termino, valor]) =>
        `<p style="${ESTILO.dato}">${escapar(termino)}<br><strong>${escapar(valor)}</strong></p>`,
    ),
    ...(principal
      ? [
          `<p style="margin:20px 0 0"><a href="${escapar(principal.url)}" style="${ESTILO.boton}">${escapar(principal.texto)}</a></p>`,
        ]
      : []),
    ...otros.map(
      (otro) =>
        `<p style="margin:0"><a href="${escapar(otro.url)}" style="${ESTILO.enlace}">${escapar(otro.texto)}</a></p>`,
    ),
    `<p style="${ESTILO.pie}"><a href="${escapar(url)}" style="color:#5b6a68">${escapar(nombre)}</a></p>`,
    `</div></body></html>`,
  ].join("\n");
}

const ENTIDADES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapar(texto: string): string {
  return texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);
}

import { descifrar, formulariosDe } from "./formularios";
import { pedir } from "./recorrido";

export interface PaginaVista {
  estado: number;
  ruta: string;
  html: string;
  /** Visible text of the page, without its scripts. */
  texto: string;
}

const leidoDe = (html: string) =>
  descifrar(html.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

/** Makes a browser without scripts: it keeps its cookies, follows redirects, and sends the forms that it is shown. */
export function visitar(url: string, cookie = "") {
  const galletas = new Map(cookie.split("; ").map((galleta) => [galleta.split("=")[0]!, galleta] as const));

  async function ir(ruta: string, init: RequestInit = {}): Promise<PaginaVista> {
    const respuesta = await pedir(url, ruta, [...galletas.values()].join("; "), init);
    for (const puesta of respuesta.headers.getSetCookie()) {
      const galleta = puesta.split(";")[0]!;
      galletas.set(galleta.split("=")[0]!, galleta);
    }
    const html = await respuesta.text();
    const destino = respuesta.headers.get("location");
    // An address of another site is given back: the caller decides who goes there.
    if (destino && new URL(destino, url).origin !== new URL(url).origin)
      return { estado: respuesta.status, ruta: destino, html, texto: "" };
    if (destino) return ir(destino.replace(url, ""));
    return { estado: respuesta.status, ruta, html, texto: leidoDe(html) };
  }

  return {
    ver: (ruta: string) => ir(ruta),
    /** Sends the form that has these fields or buttons, with these values; its other fields stay as they are shown. */
    enviar(pagina: PaginaVista, valores: Record<string, string>) {
      const formulario = formulariosDe(pagina.html, pagina.ruta).find(({ campos, botones }) =>
        Object.entries(valores).every(
          ([nombre, valor]) =>
            campos.some((campo) => campo.nombre === nombre) ||
            botones.some((boton) => boton.nombre === nombre && boton.valor === valor),
        ),
      );
      if (!formulario) throw new Error(`no form of ${pagina.ruta} has ${Object.keys(valores).join(", ")}`);
      const quedan = formulario.campos.filter(
        ({ nombre, tipo }) => !Object.hasOwn(valores, nombre) && !["checkbox", "radio"].includes(tipo),
      );
      const body = new URLSearchParams(quedan.map(({ nombre, valor }) => [nombre, valor]));
      for (const [nombre, valor] of Object.entries(valores)) body.append(nombre, valor);
      return ir(formulario.destino, { method: "POST", body });
    },
    /** Checkboxes in the forms of a page. */
    casillasDe: ({ html, ruta }: PaginaVista) =>
      formulariosDe(html, ruta)
        .flatMap(({ campos }) => campos)
        .filter(({ tipo }) => tipo === "checkbox"),
  };
}

/** Field of a page's form, read from the HTML as a browser without scripts would send it. */

export interface CampoDeFormulario {
  nombre: string;
  tipo: string;
  valor: string;
}

export interface FormularioDePagina {
  metodo: "get" | "post";
  /** Address to which the form is sent, as a path of the site. */
  destino: string;
  campos: CampoDeFormulario[];
  /** Buttons of the form that have a name. */
  botones: CampoDeFormulario[];
}

const ENTIDADES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export function descifrar(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entidad, hex: string, decimal: string, nombre: string) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTIDADES[nombre] ?? entidad;
    },
  );
}

function atributos(etiqueta: string): Map<string, string> {
  const leidos = new Map<string, string>();
  for (const [, nombre, valor] of etiqueta.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
    leidos.set(nombre!.toLowerCase(), descifrar(valor ?? ""));
  }
  return leidos;
}

/** Reads the forms of a page by simple patterns: our own pages are well formed, because React wrote them. */
export function formulariosDe(html: string, pagina: string): FormularioDePagina[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, cabeza, cuerpo]) => {
    const form = atributos(cabeza!);
    const deFuera = form.has("id") ? botonesDeFuera(html, form.get("id")!) : [];
    const destino = new URL(form.get("action") || pagina, `http://sitio.invalid${pagina}`);
    return {
      metodo: form.get("method") === "post" ? "post" : "get",
      destino: destino.pathname + destino.search,
      campos: camposDe(cuerpo!),
      botones: [
        ...[...cuerpo!.matchAll(/<button\b([^>]*)>/g)].map(([, etiqueta]) => campo(atributos(etiqueta!))),
        ...deFuera,
      ].filter(({ nombre }) => nombre),
    };
  });
}

/** Buttons elsewhere on the page that send the form with this id. */
const botonesDeFuera = (html: string, id: string) =>
  [...html.matchAll(/<button\b([^>]*)>/g)]
    .map(([, etiqueta]) => atributos(etiqueta!))
    .filter((leidos) => leidos.get("form") === id)
    .map(campo);

function camposDe(cuerpo: string): CampoDeFormulario[] {
  const entradas = [...cuerpo.matchAll(/<input\b([^>]*)>/g)].map(([, etiqueta]) =>
    campo(atributos(etiqueta!)),
  );
  const listas = [...cuerpo.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(
    ([, etiqueta, opciones]) => {
      const elegida =
        /<option\b([^>]*\bselected\b[^>]*)>/.exec(opciones!) ?? /<option\b([^>]*)>/.exec(opciones!);
      return {
        ...campo(atributos(etiqueta!)),
        tipo: "select",
        valor: atributos(elegida?.[1] ?? "").get("value") ?? "",
      };
    },
  );
  const textos = [...cuerpo.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)].map(
    ([, etiqueta, texto]) => ({
      ...campo(atributos(etiqueta!)),
      tipo: "textarea",
      valor: descifrar(texto!),
    }),
  );
  return [...entradas, ...listas, ...textos].filter(({ nombre }) => nombre);
}

function campo(leidos: Map<string, string>): CampoDeFormulario {
  return {
    nombre: leidos.get("name") ?? "",
    tipo: leidos.get("type") ?? "text",
    valor: leidos.get("value") ?? "",
  };
}

import { html } from "hono/html";

/** Result of an `html` template: a text in which every inserted value is escaped. */
export type Html = ReturnType<typeof html>;

/** Data for the frame of every page of the test gateway. */
export interface Marco {
  tienda: { nombre: string; url: string };
  /** Path of `urlBase`, so that links in the pages work under any host. */
  direccionBase: string;
}

const AVISO_DE_PRUEBA = "Pasarela de prueba: no se cobra dinero";

export function documento({ direccionBase }: Marco, titulo: string, contenido: Html): Html {
  return html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${titulo} · Pasarela de prueba</title>
        <link rel="stylesheet" href="${direccionBase}/estilos.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header><p>${AVISO_DE_PRUEBA}</p></header>
        <main>${contenido}</main>
      </body>
    </html>`;
}

export interface Mensaje {
  titulo: string;
  texto: string;
  enlace: { texto: string; url: string };
}

/** Page of the test gateway with one message and a link back. */
export function paginaDeMensaje(marco: Marco, { titulo, texto, enlace }: Mensaje): Html {
  return documento(
    marco,
    titulo,
    html`<section class="panel mensaje">
      <h1>${titulo}</h1>
      <p>${texto}</p>
      <p><a class="boton" href="${enlace.url}">${enlace.texto}</a></p>
    </section>`,
  );
}

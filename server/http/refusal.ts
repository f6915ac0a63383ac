import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { MENSAJE_DE_MUCHA_GENTE } from "../../app/domain/shared/fallo";
import type { HttpEnv } from "./solicitud";

/** Texts of refusals that are sent before any page or endpoint runs. */
const TEXTS: Record<number | "form" | "file" | "crowd", Said> = {
  400: {
    title: "No entendimos la dirección",
    text: "Revisa que el enlace esté completo y vuelve a intentarlo.",
    code: "direccion-invalida",
    message: "La dirección no se entiende: revisa cómo está escrita.",
  },
  form: {
    title: "No pudimos leer este formulario",
    text: "Vuelve a la página, recárgala y envía el formulario otra vez.",
    code: "formulario-invalido",
  },
  403: {
    title: "No pudimos comprobar de dónde viene este formulario",
    text: "Vuelve a la página, recárgala y envía el formulario otra vez.",
    code: "origen-no-permitido",
  },
  404: {
    title: "No encontramos esta página",
    text: "Puede que el enlace haya cambiado.",
    code: "direccion-no-existe",
    message: "Esa dirección no existe en esta API.",
  },
  405: {
    title: "Esta dirección no acepta esa acción",
    text: "Vuelve al inicio y elige qué quieres hacer.",
    code: "metodo-no-permitido",
    message: "Esa dirección no acepta ese método: «allow» dice cuáles.",
  },
  408: {
    title: "Lo que enviaste tardó demasiado en llegar",
    text: "Vuelve a la página y envíalo otra vez, con mejor conexión si puedes.",
    code: "envio-lento",
    message: "El cuerpo tardó demasiado en llegar.",
  },
  413: {
    title: "Lo que enviaste es demasiado grande",
    text: "Acorta el texto y vuelve a intentarlo.",
    code: "cuerpo-demasiado-grande",
    message: "El cuerpo es demasiado grande.",
  },
  file: {
    title: "El archivo es demasiado grande",
    text: "Vuelve a la página y elige uno de 5 MB o menos.",
    code: "adjunto-grande",
  },
  415: {
    title: "No podemos leer lo que enviaste",
    text: "Vuelve a la página y envía el formulario otra vez.",
    code: "tipo-no-admitido",
  },
  500: {
    title: "Lo sentimos, ocurrió un error inesperado",
    text: "Por favor, vuelve a intentarlo en un momento.",
    code: "UNEXPECTED_ERROR",
  },
  503: {
    title: "Lo sentimos, hay un error de servicio",
    text: "No hemos podido completar tu solicitud. Por favor, inténtalo en unos segundos.",
    code: "no-disponible",
  },
  crowd: {
    title: MENSAJE_DE_MUCHA_GENTE.titulo,
    text: MENSAJE_DE_MUCHA_GENTE.texto,
    code: "no-disponible",
  },
  504: {
    title: "Lo sentimos, hay un error de servicio",
    text: "No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.",
    code: "504 Timeout",
  },
};

/** Statuses of the refusals that have a name. */
const STATUS = { form: 400, file: 413 } as const;

/** Answers a refusal: a simple page for people, the envelope of the API for programs. */
export function refuse(
  c: Context,
  reason: ContentfulStatusCode | keyof typeof STATUS,
  idSolicitud?: string,
): Response {
  const text = TEXTS[reason] ?? TEXTS[500]!;
  const status = typeof reason === "string" ? STATUS[reason] : reason;
  if (isApi(c.req.path)) return envelope(c, text, status);
  // Only a logged failure has a support code, by which we find it in the log.
  const support =
    idSolicitud && status >= 500 ? html`<p class="soft">Código de soporte: ${idSolicitud}</p>` : "";
  return c.html(
    document(
      text,
      html`${support}
        <p><a href="/">Ir al inicio</a></p>`,
    ),
    status,
  );
}

/** Values of a sent form, without those that no page may show again. */
export interface SentForm {
  action: string;
  campos: readonly (readonly [name: string, value: string])[];
  /** Sentence of the form's page for any failure; null without one. */
  siFalla: string | null;
}

/** Link to ask for help with a failure, and its text. */
export interface Help {
  href: string;
  texto: string;
}

/**
 * Refuses a request because too many came at once. The page keeps the typed values, so that one press sends them again.
 */
export function refuseCrowd(c: Context, sent: SentForm | null): Response {
  if (isApi(c.req.path)) return envelope(c, TEXTS.crowd, 503);
  return c.html(document(TEXTS.crowd, html`${againWith(sent)}`), 503);
}

/** Answers instead of a page that took too long, with a button that sends its form again. */
export function refuseSlow(c: Context<HttpEnv>, sent: SentForm | null, help: Help | null): Response {
  const { id } = c.env.solicitud;
  const asked = help && html`<p><a href="${help.href}" rel="noreferrer">${help.texto}</a></p>`;
  return c.html(
    document(
      TEXTS[504]!,
      html`${sent?.siFalla && html`<p>${sent.siFalla}</p>`}
        <p class="soft">Código de soporte: ${id}</p>
        ${againWith(sent)} ${asked}
        <p><a href="${sent?.action ?? "/"}">${sent ? "Volver a la página" : "Ir al inicio"}</a></p>`,
    ),
    504,
  );
}

const againWith = (sent: SentForm | null) =>
  sent &&
  html`<form method="post" action="${sent.action}">
    ${sent.campos.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <p>
      Lo que escribiste sigue aquí. No guardamos contraseñas ni códigos: si los pedimos, escríbelos de nuevo.
    </p>
    <button>Volver a intentarlo</button>
  </form>`;

interface Said {
  title: string;
  text: string;
  code: string;
  /** Message for programs, where the text for people is of no use to them. */
  message?: string;
}

const envelope = (
  c: Context,
  { title, text, code, message = `${title}. ${text}` }: Said,
  status: ContentfulStatusCode,
) => c.json({ success: false, error: { code, message } }, status);

const document = ({ title, text }: Said, rest: Markup): string =>
  html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/refusal.css" />
      </head>
      <body>
        <main>
          <img src="/favicon.svg" alt="" width="48" height="48" />
          <h1>${title}</h1>
          <p>${text}</p>
          ${rest}
        </main>
      </body>
    </html>` as string;

type Markup = ReturnType<typeof html>;

export function isApi(path: string): boolean {
  return path === "/v2" || path.startsWith("/v2/");
}

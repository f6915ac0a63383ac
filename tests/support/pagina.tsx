import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";

/** The markup of what stands in a page of the site: a form asks its page where it is. */
export const enPagina = (contenido: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/">{contenido}</StaticRouter>);

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

const AQUI = { pathname: "/", search: "", hash: "", state: null, key: "" };
const SIN_DATOS = {
  ...{ basename: "", location: AQUI, actionData: null, errors: null, statusCode: 200 },
  ...{ loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
};

/**
 * HTML of a component inside a page of the site: a form asks its page for the address, and a link asks for the site.
 * `datos`: what the loader of the page sends.
 */
export function enPagina(contenido: ReactNode, datos: unknown = null): string {
  const route = { id: "pagina", path: "/", element: contenido };
  const context = {
    ...SIN_DATOS,
    loaderData: { [route.id]: datos },
    matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }],
  };
  const router = createStaticRouter([route], context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

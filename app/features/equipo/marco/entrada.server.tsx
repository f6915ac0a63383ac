import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import type { LoaderArgs } from "~/shell/route";

/** Renders a page of the staff site. No page of it has a script, so its policy allows none. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]!]));
  const entrada = { ...context, manifest: { ...manifest, routes } };
  const html = renderToString(<RemixServer context={entrada} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

export function handleError(error: unknown, { request, context }: LoaderArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context.informarError ?? console.error)(error);
}

import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import type { Handle, LoaderArgs } from "~/shell/route";
import { bloqueDeMedicion } from "./shell/analitica/bloque.server";
import { bloqueDeArranque, type Hidratar } from "./shell/marco/arranque.server";
import { bloqueDeBandeja } from "./shell/bandeja/bandeja.server";
import { EN_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { bloqueDelBuscador } from "./features/busqueda/buscador/buscador.server";
import { bloqueDeVibracion } from "./features/medicion/escaner/vibracion.server";
import { cabezaDe } from "./shell/marco/cabeza.server";
import { raizDeEmergencia } from "./shell/marco/casa.server";
import { bloqueDeHora } from "./shell/marco/horaDePeru.server";
import {
  EnvioPerdidoContext,
  CodigoDeSoporteContext,
  MotivoDeEsperaContext,
  ReintentoContext,
} from "./shell/marco/contexto";
import { duenoDeEnvio } from "./shell/formularios/duenoDeEnvio.server";
import { conLoRecuperado } from "./shell/formularios/envioGuardado.server";
import { envioPerdido } from "./shell/formularios/envioPerdido.server";
import { type DatosDeRaiz, RaizDeEmergenciaContext } from "./shell/marco/marca";
import * as ModalDelMarco from "./shell/modales/ModalDelMarco";
import { ponerPiezaDelModal } from "./shell/modales/piezaDelModal";

ponerPiezaDelModal(ModalDelMarco);

/** Renders a whole page before it is sent: nothing streams, no timer is left behind, no script is in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const entrada = await conLoRecuperado(request, loadContext, entryContext);
  const context = { ...entrada, manifest: manifestOfPage(entrada) };
  const fallo = Boolean(entrada.staticHandlerContext.errors);
  const envio = fallo ? await envioPerdido(request, loadContext, duenoDeEnvio) : null;
  const raiz = fallo ? await raizDeEmergencia(request, loadContext) : null;
  const { pathname, search } = new URL(request.url);
  const html = renderToString(
    <CodigoDeSoporteContext.Provider value={loadContext.codigoDeSoporte ?? null}>
      <EnvioPerdidoContext.Provider value={envio}>
        <MotivoDeEsperaContext.Provider value={loadContext.motivoDeEspera ?? null}>
          <ReintentoContext.Provider value={request.method === "GET" ? pathname + search : null}>
            <RaizDeEmergenciaContext.Provider value={raiz}>
              <RemixServer context={context} url={request.url} />
            </RaizDeEmergenciaContext.Provider>
          </ReintentoContext.Provider>
        </MotivoDeEsperaContext.Provider>
      </EnvioPerdidoContext.Provider>
    </CodigoDeSoporteContext.Provider>,
  );
  const hidratar = wishOf(context, html);
  const conCabeza = before("</head>", html, cabezaDe(context, html, request.url));
  const bandeja = await bloqueDeBandeja(request, keepsAnswers(html));
  const medicion = bloqueDeMedicion(request, context, { context: loadContext, html });
  const guiones = medicion + bandeja + bloqueDelBuscador(html) + bloqueDeVibracion(html) + bloqueDeHora(html);
  const momento = hidratar && { hidratar, espera: esperaDe(context) };
  const alPie = guiones + (momento ? bloqueDeArranque(context, momento, conCabeza + guiones) : "");
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${alPie ? before("</body>", conCabeza, alPie) : conCabeza}`, {
    status,
    headers,
  });
}

export function handleError(error: unknown, { request, context }: LoaderArgs) {
  // A visitor who left sees no error page, and an unknown address is no error of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context.informarError ?? console.error)(error);
}

/** The routes of this page only: the table of the whole site costs time on the server and bytes on the wire. */
function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]!]),
  );
  return { ...manifest, routes };
}

/** A dialog that is served open becomes a modal one as soon as its script is there. */
const DIALOGO_ABIERTO = /<dialog\b[^>]* open\b/;

/** The most eager wish of the page and the matched routes; an error page has nothing to hydrate. */
function wishOf({ staticHandlerContext, routeModules }: EntryContext, html: string): Hidratar | undefined {
  if (staticHandlerContext.errors) return undefined;
  const wishes = staticHandlerContext.matches.map(
    ({ route }) => (routeModules[route.id]?.handle as Handle | undefined)?.hidratar,
  );
  if (wishes.includes("indispensable")) return "indispensable";
  if (DIALOGO_ABIERTO.test(html)) return "siempre";
  // A notice ends by itself only with scripts.
  const { marco } = (staticHandlerContext.loaderData.root ?? {}) as Partial<DatosDeRaiz>;
  if (marco && marco.avisos.length > 0) return "siempre";
  if (wishes.includes("tras-envio") && staticHandlerContext.actionData) return "siempre";
  return wishes.includes("siempre") ? "siempre" : wishes.includes("intencion") ? "intencion" : undefined;
}

/** Milliseconds after which the page hydrates without a touch, as its route says; undefined for most routes. */
function esperaDe({ staticHandlerContext, routeModules }: EntryContext): number | undefined {
  const { route } = staticHandlerContext.matches.at(-1)!;
  const datos = staticHandlerContext.loaderData[route.id] as never;
  return (routeModules[route.id]?.handle as Handle | undefined)?.esperaHastaHidratar?.(datos);
}

/** True when a form of this page keeps its answer in the browser until it can be sent. */
const keepsAnswers = (html: string): boolean => html.includes(` ${EN_BANDEJA}="`);

/** Puts a block at the end of the head or body, behind all that React rendered. React hydrates such a document. */
function before(end: "</head>" | "</body>", html: string, block: string): string {
  const at = end === "</head>" ? html.indexOf(end) : html.lastIndexOf(end);
  return at === -1 ? html : html.slice(0, at) + block + html.slice(at);
}

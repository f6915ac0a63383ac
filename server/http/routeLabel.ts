import { PASARELA_DE_PRUEBA } from "./http";
import { MEDIA } from "./media";

export interface Routes {
  /** Paths of `/v2` as OpenAPI writes them: `/horarios/{idHorario}`. */
  endpoints: readonly string[];
  /** Route pattern of the page at a path; undefined without a page. */
  pageAt: (pathname: string) => string | undefined;
}

const OTHER = "other";
const FILE = "file";
const EXTENSION = /\.[a-z0-9]+$/i;
const PARAMETER = /\{\w+\}/g;
const SEGMENT = "[^/]+";

/**
 * Gives the route pattern of a request, by which requests are counted. There are only as many patterns as routes,
 * whatever addresses a client invents, and they contain no name, code or document.
 */
export function makeRouteLabel({ endpoints, pageAt }: Routes): (target: string) => string {
  const patterns = [...new Set(endpoints)].map((endpoint) => ({
    label: `/v2${endpoint}`,
    matches: new RegExp(`^/v2${endpoint.replace(PARAMETER, SEGMENT)}$`),
  }));
  return (target) => {
    const query = target.indexOf("?");
    const pathname = query === -1 ? target : target.slice(0, query);
    if (pathname === "/healthz" || pathname === "/readyz") return pathname;
    if (pathname.startsWith("/assets/")) return "/assets/*";
    if (pathname.startsWith(MEDIA)) return `${MEDIA}*`;
    if (pathname.startsWith(`${PASARELA_DE_PRUEBA}/`)) return `${PASARELA_DE_PRUEBA}/*`;
    if (pathname.startsWith("/v2/")) {
      return patterns.find(({ matches }) => matches.test(pathname))?.label ?? "/v2/*";
    }
    const page = pageAt(pathname) ?? OTHER;
    // A picture of ours, `/retratos/lucia.svg`, has as many parts as the page of a specialist.
    return EXTENSION.test(pathname) && !page.includes(".") ? FILE : page;
  };
}

import { PASARELA_DE_PRUEBA } from "./http";
import { MEDIA } from "./media";

export interface Routes {
  /** The endpoints of `/v2` as OpenAPI writes them: `/horarios/{idHorario}`. */
  endpoints: readonly string[];
  /** The pattern of the page at a path; undefined where there is none. */
  pageAt: (pathname: string) => string | undefined;
}

const OTHER = "other";
const PARAMETER = /\{\w+\}/g;
const SEGMENT = "[^/]+";

/**
 * The pattern of what was asked for, by which requests are counted. There are as many as the site has routes, however
 * many addresses somebody makes up; and no name, code or document of a path is in one.
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
    return pageAt(pathname) ?? OTHER;
  };
}

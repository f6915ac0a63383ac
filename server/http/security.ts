import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { ORIGENES_INCRUSTABLES } from "../../app/domain/contenido/taller";
import type { Cdn } from "../../app/domain/shared/imagenes/cdn";
import { esDocumento } from "../../app/domain/consentimientos/documentos";
import { MEDIA } from "./media";

/** As `permite` of a route says it. */
type Allowed = "llamada" | "camara" | "reunion" | "marco" | undefined;

export interface SecurityOptions {
  appUrl: URL;
  /** `'sha256-…'` of each inline script of ours; there is no other inline script. */
  scriptHashes: readonly string[];
  /** Where a form may lead besides our own site: a browser also checks the redirects that follow a post. */
  formTargets: readonly string[];
  /** What the route of a path says that its page may use: nothing, where it says nothing. */
  allowedAt: (path: string) => Allowed | Promise<Allowed>;
  /** Images and media may come from it too. */
  cdn?: Cdn | null;
  /** And from these hosts, over https: where editors keep them elsewhere. */
  mediaHosts?: readonly string[];
  /** Vite serves styles and its own client inline while developing; never set in a build. */
  inlineForDevelopment?: boolean;
}

/** Of the sites whose pages the room of a workshop shows, the one where people show themselves. */
const MEETINGS = "https://meet.jit.si";

const ONE_YEAR_IN_S = 365 * 24 * 60 * 60;
const HSTS = `max-age=${ONE_YEAR_IN_S}; includeSubDomains`;

export function security(options: SecurityOptions): MiddlewareHandler {
  const https = options.appUrl.protocol === "https:";
  const inline = options.inlineForDevelopment ? ["'unsafe-inline'"] : [];
  const ofMediaToo = [
    ...(options.cdn ? [new URL(options.cdn.url).origin] : []),
    ...(options.mediaHosts ?? []).map((host) => `https://${host}`),
  ];
  const headersFor = (
    framers: "'self'" | "'none'",
    allowed: Partial<Record<"camera" | "microphone", string[]>> = {},
    users = "same-origin",
    frames: readonly string[] = [],
  ) =>
    secureHeaders({
      crossOriginResourcePolicy: users,
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // A hash would switch 'unsafe-inline' off.
        scriptSrc: ["'self'", ...(options.inlineForDevelopment ? inline : options.scriptHashes)],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", "data:", ...ofMediaToo],
        ...(ofMediaToo.length > 0 ? { mediaSrc: ["'self'", ...ofMediaToo] } : {}),
        connectSrc: ["'self'", ...(options.inlineForDevelopment ? ["ws:"] : [])],
        ...(frames.length > 0 ? { frameSrc: [...frames] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: [framers],
        formAction: ["'self'", ...options.formTargets],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
      strictTransportSecurity: https && HSTS,
      // An address of ours can tell what somebody is treated for: no other site learns it.
      referrerPolicy: "same-origin",
      xFrameOptions: framers === "'self'" ? "SAMEORIGIN" : "DENY",
      permissionsPolicy: {
        camera: allowed.camera ?? [],
        microphone: allowed.microphone ?? [],
        geolocation: [],
        payment: [],
        usb: [],
      },
    });
  const ofPages = headersFor("'none'");
  // Our viewer frames our documents; other sites frame nothing of ours.
  const ofDocuments = headersFor("'self'");
  const meeting = { camera: [MEETINGS], microphone: [MEETINGS] };
  const allowing: Record<NonNullable<Allowed>, MiddlewareHandler> = {
    llamada: headersFor("'none'", { camera: ["self"], microphone: ["self"] }),
    camara: headersFor("'none'", { camera: ["self"] }),
    // Of ours it frames where a browser without scripts says that its person is there.
    reunion: headersFor("'none'", meeting, "same-origin", ["'self'", ...ORIGENES_INCRUSTABLES]),
    marco: ofDocuments,
  };
  // A first touch asks for many: the headers of a document would weigh more than some of them.
  const ofAssets: MiddlewareHandler = async (c, next) => {
    await next();
    if (!c.res.ok) return ofPages(c, () => Promise.resolve());
    c.header("cross-origin-resource-policy", "same-origin");
    c.header("x-content-type-options", "nosniff");
    if (https) c.header("strict-transport-security", HSTS);
  };
  // A CDN passes our headers on, and a page of ours must be able to show what comes from there.
  const ofMedia = headersFor("'none'", {}, "cross-origin");
  return async (c, next) => {
    const { path } = c.req;
    if (path.startsWith("/assets/")) return ofAssets(c, next);
    if (esDocumento(path)) return ofDocuments(c, next);
    if (path.startsWith(MEDIA)) return ofMedia(c, next);
    const allowed = await options.allowedAt(path);
    return (allowed ? allowing[allowed] : ofPages)(c, next);
  };
}

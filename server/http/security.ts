import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Cdn } from "../../app/domain/shared/imagenes/cdn";
import { esDocumento } from "../../app/domain/shared/navegacion/documentos";
import { MEDIA } from "./media";

export interface SecurityOptions {
  appUrl: URL;
  /** `'sha256-…'` of each inline script of ours; there is no other inline script. */
  scriptHashes: readonly string[];
  /** Where a form may lead besides our own site: a browser also checks the redirects that follow a post. */
  formTargets: readonly string[];
  /** Images and media may come from it too. */
  cdn?: Cdn | null;
  /** Vite serves styles and its own client inline while developing; never set in a build. */
  inlineForDevelopment?: boolean;
}

/** The pages of the video call: nowhere else may a script ask for the camera or the microphone. */
const PAGES_WITH_CAMERA = /^\/videollamada(\/especialista)?\/?$/;

const ONE_YEAR_IN_S = 365 * 24 * 60 * 60;

export function security(options: SecurityOptions): MiddlewareHandler {
  const https = options.appUrl.protocol === "https:";
  const inline = options.inlineForDevelopment ? ["'unsafe-inline'"] : [];
  const headersFor = (framers: "'self'" | "'none'", camera: "self"[] = [], users = "same-origin") =>
    secureHeaders({
      crossOriginResourcePolicy: users,
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // A hash would switch 'unsafe-inline' off.
        scriptSrc: ["'self'", ...(options.inlineForDevelopment ? inline : options.scriptHashes)],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", "data:", ...(options.cdn ? [new URL(options.cdn.url).origin] : [])],
        ...(options.cdn ? { mediaSrc: ["'self'", new URL(options.cdn.url).origin] } : {}),
        connectSrc: ["'self'", ...(options.inlineForDevelopment ? ["ws:"] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: [framers],
        formAction: ["'self'", ...options.formTargets],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
      strictTransportSecurity: https ? `max-age=${ONE_YEAR_IN_S}; includeSubDomains` : false,
      // An address of ours can tell what somebody is treated for: no other site learns it.
      referrerPolicy: "same-origin",
      xFrameOptions: framers === "'self'" ? "SAMEORIGIN" : "DENY",
      permissionsPolicy: { camera, microphone: camera, geolocation: [], payment: [], usb: [] },
    });
  const ofPages = headersFor("'none'");
  const withCamera = headersFor("'none'", ["self"]);
  // Our viewer frames our documents; nobody frames anything else.
  const ofDocuments = headersFor("'self'");
  // A CDN passes our headers on, and a page of ours must be able to show what comes from there.
  const ofMedia = headersFor("'none'", [], "cross-origin");
  return (c, next) => {
    const { path } = c.req;
    if (path.startsWith(MEDIA) && !esDocumento(path)) return ofMedia(c, next);
    return (esDocumento(path) ? ofDocuments : PAGES_WITH_CAMERA.test(path) ? withCamera : ofPages)(c, next);
  };
}

import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { ORIGENES_INCRUSTABLES } from "../../app/domain/contenido/taller";
import { autorizaAlGestor } from "../../app/domain/analitica/permiso";
import type { Cdn } from "../../app/domain/shared/imagenes/cdn";
import { esDocumento } from "../../app/domain/consentimientos/documentos";
import { MEDIA } from "./media";

/** Permissions that a route can state in `permite`, for its security headers. */
type Allowed = "llamada" | "camara" | "reunion" | "marco" | "etiquetas" | undefined;

export interface SecurityOptions {
  appUrl: URL;
  /** `'sha256-…'` of each inline script of the site; no other inline script runs (CSP Level 3, hash sources). */
  scriptHashes: readonly string[];
  /**
   * Other sites to which a form may lead: a browser also checks the redirects after a post (CSP Level 3,
   * `form-action`).
   */
  formTargets: readonly string[];
  /** Permission of the page at a path; undefined when its route states none. */
  allowedAt: (path: string) => Allowed | Promise<Allowed>;
  /** Tag manager: its id, hash of the script in its frame, and its host. Null or absent without one. */
  tags?: { id: string; hash: string; host: string; to: readonly string[] } | null;
  /** CDN, as another allowed source of images and media. */
  cdn?: Cdn | null;
  /** Further hosts of images and media, over https, where editors keep them. */
  mediaHosts?: readonly string[];
  /** Allows inline scripts and styles, which Vite uses in development; never set in a build. */
  inlineForDevelopment?: boolean;
}

/** The video meeting in the room of a workshop, which uses camera and microphone. */
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
        // A hash would make browsers ignore 'unsafe-inline' (CSP Level 3, "allow all inline behavior").
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
      // Addresses of the site can reveal a person's treatment, so that no other site gets them (Referrer Policy,
      // `same-origin`).
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
  // The site's own viewer frames its documents; other sites may frame nothing (CSP Level 3, `frame-ancestors`).
  const ofDocuments = headersFor("'self'");
  const meeting = { camera: [MEETINGS], microphone: [MEETINGS] };
  const allowing: Record<NonNullable<Allowed>, MiddlewareHandler> = {
    llamada: headersFor("'none'", { camera: ["self"], microphone: ["self"] }),
    camara: headersFor("'none'", { camera: ["self"] }),
    // The room also frames a page of this site: in browsers without scripts, it notes that the person is present.
    reunion: headersFor("'none'", meeting, "same-origin", ["'self'", ...ORIGENES_INCRUSTABLES]),
    marco: ofDocuments,
    etiquetas: options.tags ? tagFrame(options.tags, https) : ofPages,
  };
  // Assets get fewer headers than documents: a first visit loads many, and the headers would weigh more than some of
  // them.
  const ofAssets: MiddlewareHandler = async (c, next) => {
    await next();
    if (!c.res.ok) return ofPages(c, () => Promise.resolve());
    c.header("cross-origin-resource-policy", "same-origin");
    c.header("x-content-type-options", "nosniff");
    if (https) c.header("strict-transport-security", HSTS);
  };
  // A CDN passes these headers on (Fetch, `Cross-Origin-Resource-Policy`), and pages of this site must be able to show
  // its files.
  const ofMedia = headersFor("'none'", {}, "cross-origin");
  return async (c, next) => {
    const { path } = c.req;
    if (path.startsWith("/assets/")) return ofAssets(c, next);
    if (esDocumento(path)) return ofDocuments(c, next);
    if (path.startsWith(MEDIA)) return ofMedia(c, next);
    const allowed = await options.allowedAt(path);
    if (
      allowed === "etiquetas" &&
      !autorizaAlGestor(c.req.header("cookie") ?? null, options.tags?.id ?? null)
    )
      return ofPages(c, next);
    return (allowed ? allowing[allowed] : ofPages)(c, next);
  };
}

/**
 * Headers of the frame of the tag manager. Its origin is opaque (HTML, `sandbox`): its scripts read no page, address or
 * cookie of ours.
 */
function tagFrame(
  { hash, host, to }: NonNullable<SecurityOptions["tags"]>,
  https: boolean,
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [hash, host],
      connectSrc: [host, ...to],
      imgSrc: [host, ...to],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
      sandbox: ["allow-scripts"],
    },
    strictTransportSecurity: https && HSTS,
    referrerPolicy: "no-referrer",
    xFrameOptions: "SAMEORIGIN",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}

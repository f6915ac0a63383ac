import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

export interface SecurityOptions {
  appUrl: URL;
  /** `'sha256-…'` of each inline script of ours; there is no other inline script. */
  scriptHashes: readonly string[];
  /** Where a form may lead besides our own site: a browser also checks the redirects that follow a post. */
  formTargets: readonly string[];
  /** Vite serves styles and its own client inline while developing; never set in a build. */
  inlineForDevelopment?: boolean;
}

/** The pages of the video call: nowhere else may a script ask for the camera or the microphone. */
const PAGES_WITH_CAMERA = /^\/videollamada(\/especialista)?\/?$/;

const ONE_YEAR_IN_S = 365 * 24 * 60 * 60;

export function security(options: SecurityOptions): MiddlewareHandler {
  const https = options.appUrl.protocol === "https:";
  const inline = options.inlineForDevelopment ? ["'unsafe-inline'"] : [];
  const headers = (own: "self"[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // A hash would switch 'unsafe-inline' off.
        scriptSrc: ["'self'", ...(options.inlineForDevelopment ? inline : options.scriptHashes)],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(options.inlineForDevelopment ? ["ws:"] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...options.formTargets],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
      strictTransportSecurity: https ? `max-age=${ONE_YEAR_IN_S}; includeSubDomains` : false,
      // An address of ours can tell what somebody is treated for: no other site learns it.
      referrerPolicy: "same-origin",
      xFrameOptions: "DENY",
      permissionsPolicy: { camera: own, microphone: own, geolocation: [], payment: [], usb: [] },
    });
  const withCamera = headers(["self"]);
  const without = headers([]);
  return (c, next) => (PAGES_WITH_CAMERA.test(c.req.path) ? withCamera : without)(c, next);
}

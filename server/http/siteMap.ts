import { Hono } from "hono";
import type { HttpEnv } from "./solicitud";
import { webManifest } from "./webManifest";
import type { Routes } from "../platform/module";
import { porQuien } from "../platform/permisos";

export interface SiteMapOptions {
  /** Name of the organization. */
  name: string;
  /** Public pages that search engines may list. */
  pages: () => readonly string[];
  /** Addresses of published content to which those pages lead. */
  things: () => Promise<readonly string[]>;
  /** Required access of each route; see `Routes` of a module. */
  routes: Routes;
}

/** Prefix of the pages for development; search engines are not told of them. */
const DEVELOPMENT = "/desarrollo";

const ONE_HOUR = "public, max-age=3600";

/** Serves the site map, `robots.txt` (RFC 9309) and the web manifest. */
export function siteMap({ name, pages, things, routes }: SiteMapOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.get("/robots.txt", (c) => {
    c.header("cache-control", ONE_HOUR);
    const { origin } = new URL(c.req.url);
    const lines = [
      "User-agent: *",
      ...[...personalPaths(routes, pages()), "/v2/"].map((path) => `Disallow: ${path}`),
    ];
    return c.text(`${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  app.get("/manifest.webmanifest", (c) => {
    c.header("cache-control", ONE_HOUR);
    return c.json(webManifest(name), 200, { "content-type": "application/manifest+json; charset=utf-8" });
  });

  app.get("/sitemap.xml", async (c) => {
    const { origin } = new URL(c.req.url);
    const paths = [...new Set([...pages(), ...(await things())])];
    const urls = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>\n`).join("");
    c.header("cache-control", ONE_HOUR);
    c.header("content-type", "application/xml; charset=utf-8");
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    );
  });
  return app;
}

/** Prefixes of the paths that require a sign-in, without prefixes that also lead to a public page. */
function personalPaths(routes: SiteMapOptions["routes"], listed: readonly string[]): string[] {
  const starts = Object.entries(routes)
    .filter(([, addresses]) =>
      Object.values(addresses).some((permissions) => porQuien(permissions).sinSesion === "entrar"),
    )
    .map(([pattern]) => `/${pattern.replace(/\/?:.*$/, "")}`);
  const isWithin = (path: string, start: string) => path === start || path.startsWith(`${start}/`);
  return [...new Set(starts)]
    .filter((start) => !isWithin(start, DEVELOPMENT))
    .filter((start) => !listed.some((path) => isWithin(path, start)))
    .filter((start, _, all) => !all.some((shorter) => shorter !== start && isWithin(start, shorter)))
    .sort();
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

import { Hono } from "hono";
import type { HttpEnv } from "./solicitud";
import { webManifest } from "./webManifest";

export interface SiteMapOptions {
  /** What the house is called. */
  name: string;
  /** The pages of the site map that anybody may be led to. */
  pages: () => readonly string[];
  /** Where the things are that those pages lead to. */
  things: () => Promise<readonly string[]>;
  /** Who may open which route; see `Routes` of a module. */
  routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Only while developing is anything there, and nobody is told where. */
const DEVELOPMENT = "/desarrollo";

const ONE_HOUR = "public, max-age=3600";

/** What machines ask for: where everything is, where they need not look, and what the site is as an app. */
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

/** The beginnings of all paths that ask who one is, without those that lead to a page for everybody too. */
function personalPaths(routes: SiteMapOptions["routes"], listed: readonly string[]): string[] {
  const starts = Object.entries(routes)
    .filter(([, addresses]) => Object.values(addresses).some((said) => /^entrar\b/.test(said)))
    .map(([pattern]) => `/${pattern.replace(/\/?:.*$/, "")}`);
  const isWithin = (path: string, start: string) => path === start || path.startsWith(`${start}/`);
  return [...new Set(starts)]
    .filter((start) => !isWithin(start, DEVELOPMENT))
    .filter((start) => !listed.some((path) => isWithin(path, start)))
    .filter((start, _, all) => !all.some((other) => other !== start && isWithin(start, other)))
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

/** Types of the site's build, as Remix' Vite plugin provides it. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}

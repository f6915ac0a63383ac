import {
  createRequestHandler,
  type ActionFunction,
  type AppLoadContext,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/node";
import { Outlet, Scripts, useLoaderData } from "@remix-run/react";
import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import * as entry from "../../../app/entry.server";
import { ARRANQUE, ARRANQUE_CSP } from "../../../app/shell/marco/arranque.server";
import { useCodigoDeSoporte } from "../../../app/shell/marco/contexto";

interface Page {
  handle?: unknown;
  loader?: LoaderFunction;
  action?: ActionFunction;
  Component?: () => ReactNode;
  rootLoader?: LoaderFunction;
  /** True to add the scripts that a Remix page with its own `<Scripts/>` would send. */
  withScripts?: boolean;
}

function Failure() {
  return (
    <html lang="es">
      <body>Código de ayuda: {useCodigoDeSoporte() ?? "ninguno"}</body>
    </html>
  );
}

/** Makes a site of two pages around the real entry: `/` is the page under test, `/otra` another one. */
function siteOf({ handle, loader, action, Component, rootLoader, withScripts }: Page): ServerBuild {
  const Root = () => (
    <html lang="es">
      <body>
        <Outlet />
        {withScripts && <Scripts />}
      </body>
    </html>
  );
  const manifestOf = (id: string, parentId?: string) => ({
    id,
    parentId,
    path: id === "otra" ? "otra" : id === "root" ? "" : undefined,
    index: id === "inicio" || undefined,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: id === "root",
    module: `/assets/${id}.js`,
    imports: ["/assets/shared.js"],
    css: [],
  });
  const route = (id: string, module: object, parentId?: string) => ({ ...manifestOf(id, parentId), module });
  return {
    mode: "production",
    entry: { module: entry },
    routes: {
      root: route("root", { default: Root, ErrorBoundary: Failure, loader: rootLoader ?? (() => null) }),
      inicio: route(
        "inicio",
        { default: Component ?? (() => <p>inicio</p>), handle, loader: loader ?? (() => null), action },
        "root",
      ),
      otra: route("otra", { default: () => <p>otra</p> }, "root"),
    },
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        root: manifestOf("root"),
        inicio: manifestOf("inicio", "root"),
        otra: manifestOf("otra", "root"),
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    basename: "/",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
  } as unknown as ServerBuild;
}

async function visit(
  page: Page,
  init?: RequestInit,
  context: AppLoadContext = { idSolicitud: "solicitud-1" },
) {
  const response = await createRequestHandler(siteOf(page))(
    new Request(init?.method === "POST" ? "http://site.test/?index" : "http://site.test/", init),
    context,
  );
  return { status: response.status, html: await response.text() };
}

/** Data that the page hands to its script, read from the HTML. */
function handedOver(html: string) {
  const block =
    /<script type="application\/json" id="hidratar" data-cuando="(\w+)"[^>]*>(.*?)<\/script>/s.exec(html);
  return (
    block && { cuando: block[1], ...(JSON.parse(block[2]!) as { context: unknown; manifest: Manifest }) }
  );
}
type Manifest = ServerBuild["assets"];

const boom = () => {
  throw new Error("boom");
};

describe("a page", () => {
  it("ships no script at all", async () => {
    const { html } = await visit({});
    expect(html).toBe('<!doctype html><html lang="es"><body><p>inicio</p></body></html>');
  });

  it("hands its data and one constant script to a browser that may want to hydrate it", async () => {
    const { html } = await visit({ handle: { hidratar: "intencion" } });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain(`<script>${ARRANQUE}</script></body></html>`);
    expect(handedOver(html)?.cuando).toBe("intencion");
  });

  it("hydrates at once where a dialog is served open, so that it becomes a modal one", async () => {
    const Component = () => <dialog open>Algo falló</dialog>;
    expect(handedOver((await visit({ Component })).html)?.cuando).toBe("siempre");
    const cerrado = () => <dialog>Algo falló</dialog>;
    expect((await visit({ Component: cerrado })).html).not.toContain("<script");
  });

  it("hydrates without a touch after the time that its route asks for, by what it shows", async () => {
    const handle = { hidratar: "intencion", esperaHastaHidratar: ({ quedan }: { quedan: number }) => quedan };
    const { html } = await visit({ handle, loader: () => ({ quedan: 420_000 }) });
    expect(html).toMatch(/data-cuando="intencion" data-elementos="\d+" data-espera="420000">/);
  });

  it("names in its manifest its own routes only", async () => {
    const { html } = await visit({ handle: { hidratar: "siempre" } });
    expect(handedOver(html)?.cuando).toBe("siempre");
    expect(Object.keys(handedOver(html)!.manifest.routes)).toEqual(["root", "inicio"]);
  });

  it("cannot be broken out of by what its data say", async () => {
    const texto = "</script><script>alert(1)</script>\u2028";
    const { html } = await visit({ handle: { hidratar: "intencion" }, loader: () => ({ texto }) });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(handedOver(html)?.context).toMatchObject({ state: { loaderData: { inicio: { texto } } } });
  });

  it("that answers a bad form can be hydrated too, with what was answered", async () => {
    const body = new URLSearchParams({ correo: "x" });
    const action = () => Response.json({ error: "Este campo es obligatorio" }, { status: 400 });
    const { status, html } = await visit(
      { handle: { hidratar: "intencion" }, action },
      { method: "POST", body },
    );
    expect(status).toBe(400);
    expect(handedOver(html)?.context).toMatchObject({
      state: { actionData: { inicio: { error: "Este campo es obligatorio" } } },
    });
  });
});

describe("what is handed over", () => {
  const page: Page = { handle: { hidratar: "intencion" }, loader: () => ({ cita: "10:00" }) };

  it("is what Remix' own <Scripts/> hands over", async () => {
    const ours = handedOver((await visit(page)).html)!;
    const { html } = await visit({ ...page, handle: undefined, withScripts: true });
    const context = /window\.__remixContext = (\{.*?\});/s.exec(html)?.[1];
    expect(ours.context).toEqual(JSON.parse(context!));
    const imported = [...html.matchAll(/import \* as route\d+ from "([^"]+)"/g)].map(([, module]) => module);
    expect(Object.values(ours.manifest.routes).map(({ module }) => module)).toEqual(imported);
    expect(/window\.__remixRouteModules = \{(.*?)\}/.exec(html)?.[1]).toBe('"root":route0,"inicio":route1');
    expect(html).toContain(`import("${ours.manifest.entry.module}")`);
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    const { entry, routes, url } = ours.manifest;
    expect(new Set(preloaded)).toEqual(
      new Set([
        url,
        ...[entry, ...Object.values(routes)].flatMap((part) => [part.module, ...(part.imports ?? [])]),
      ]),
    );
  });

  it("is nothing that this script would not know of", () => {
    // Names of the globals that Remix's <Scripts/> sets for its browser code. A new one of a later version must be
    // set by us too.
    const known = ["__remixContext", "__remixManifest", "__remixRouteModules"];
    for (const name of known) expect(ARRANQUE).toContain(`window.${name}=`);
  });
});

describe("the script", () => {
  it("is the one that the content security policy names", () => {
    const hash = createHash("sha256").update(ARRANQUE).digest("base64");
    expect(ARRANQUE_CSP).toBe(`'sha256-${hash}'`);
  });

  it("cannot end its own element", () => {
    expect(ARRANQUE).not.toMatch(/<\/script|<!--/i);
  });
});

describe("an unexpected error", () => {
  it.each<[string, Page]>([
    ["in a loader", { loader: boom }],
    ["in the root loader", { rootLoader: boom }],
    ["in an action", { action: boom }],
    ["while rendering", { Component: boom }],
  ])("%s shows the code by which it was written down, and nothing of itself", async (where, page) => {
    const informarError = vi.fn(() => {
      context.codigoDeSoporte = "solicitud-7";
    });
    const context: AppLoadContext = { idSolicitud: "otra-cosa", informarError };
    const init = where === "in an action" ? { method: "POST", body: new URLSearchParams() } : undefined;
    const hidratar = { handle: { hidratar: "intencion" } };
    const { status, html } = await visit({ ...page, ...hidratar }, init, context);
    expect(status).toBe(500);
    expect(html).toContain("solicitud-7");
    expect(html).not.toContain("boom");
    expect(html).not.toContain("<script");
    expect(informarError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "boom" }));
  });

  it("is not what an unknown address or a method without an action is", async () => {
    const informarError = vi.fn();
    const handle = createRequestHandler(siteOf({}));
    expect((await handle(new Request("http://site.test/nada"), { informarError })).status).toBe(404);
    const post = new Request("http://site.test/", { method: "POST", body: new URLSearchParams() });
    expect((await handle(post, { informarError })).status).toBe(405);
    expect(informarError).not.toHaveBeenCalled();
  });

  it("has no code where nothing wrote it down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await visit({ loader: boom }, undefined, { idSolicitud: "otra-cosa" })).html).toContain(
      "ninguno",
    );
  });
});

describe("data of the page", () => {
  it("is in the HTML, without any script", async () => {
    const Component = () => <p>{useLoaderData<{ cita: string }>().cita}</p>;
    const { html } = await visit({ loader: () => ({ cita: "10:00" }), Component });
    expect(html).toContain("<p>10:00</p>");
  });
});

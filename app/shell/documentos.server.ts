/** How a page links a document: a new tab in a browser, none inside an app, where a new tab leads nowhere. */
export interface EnlaceADocumento {
  href: string;
  enOtraPestana: boolean;
}

export function enlaceADocumento(request: Request, href: string): EnlaceADocumento {
  const incrustado =
    new URL(request.url).searchParams.get("webview") === "on" ||
    /(?:^|;\s*)bienestar_webview=1/.test(request.headers.get("cookie") ?? "");
  return { href, enOtraPestana: !incrustado };
}

/**
 * True when the person opened the page from this site or by its address, so that a view may count for them. False for
 * a request by another site, which can send any browser here (Fetch Metadata), for a prefetch, and for HEAD.
 */
export const esPedidoPropio = ({ method, headers }: Pick<Request, "method" | "headers">): boolean =>
  method === "GET" &&
  headers.get("sec-fetch-site") !== "cross-site" &&
  !(headers.get("sec-purpose") ?? headers.get("purpose") ?? "").includes("prefetch");

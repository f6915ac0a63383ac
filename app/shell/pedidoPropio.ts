/**
 * True when a person asked for an address here, so that a view may count for them. False for a page of another site,
 * which can send any browser to it (Fetch Metadata), for a prefetch, and for HEAD.
 */
export const esPedidoPropio = ({ method, headers }: Pick<Request, "method" | "headers">): boolean =>
  method === "GET" &&
  headers.get("sec-fetch-site") !== "cross-site" &&
  !(headers.get("sec-purpose") ?? headers.get("purpose") ?? "").includes("prefetch");

/** The device's time zone, from a cookie that the browser writes (entry.client) as plain text. */
const ZONA = /(?:^|;\s*)zona=([\w/+-]{1,64})/;

/** Time zone of the person's device; null when the browser has not sent it. */
export function zonaDelDispositivo(request: Request): string | null {
  return ZONA.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
}

/** Whether a reader has this already: `If-None-Match`, compared weakly as a reading may (RFC 9110 § 13.1.2). */
export function yaLoTiene(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

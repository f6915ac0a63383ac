/**
 * Canonical spelling of a path: words and final slash of the site map, parameters unchanged (RFC 3986 § 6.2). Null when
 * the path is canonical already.
 */
export function canonicalPath(pattern: string, pathname: string): string | null {
  if (pattern.includes("*")) return null;
  const words = pattern.split("/").filter(Boolean);
  const pathWords = pathname.split("/").filter(Boolean);
  const spelled = pathWords.map((word, index) => {
    const own = words[index];
    return own?.toLowerCase() === decodeURIComponent(word).toLowerCase() ? own : word;
  });
  const end = spelled.length > 0 && pattern.endsWith("/") ? "/" : "";
  const canonical = `/${spelled.join("/")}${end}`;
  return canonical === pathname ? null : canonical;
}

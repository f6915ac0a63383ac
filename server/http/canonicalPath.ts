/**
 * The one spelling of a path: its own words as the site map writes them, with the slash at the end only where that has
 * one. What stands in the place of a parameter is kept as it came. Null where the path is spelled so already.
 */
export function canonicalPath(pattern: string, pathname: string): string | null {
  if (pattern.includes("*")) return null;
  const words = pattern.split("/").filter(Boolean);
  const given = pathname.split("/").filter(Boolean);
  const spelled = given.map((word, index) => {
    const own = words[index];
    return own?.toLowerCase() === decodeURIComponent(word).toLowerCase() ? own : word;
  });
  const end = spelled.length > 0 && pattern.endsWith("/") ? "/" : "";
  const canonical = `/${spelled.join("/")}${end}`;
  return canonical === pathname ? null : canonical;
}

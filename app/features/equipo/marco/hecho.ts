import type { LoaderArgs } from "~/shell/route";

/** Sentence about the act that led to this page, by `hecho` in its address; null for a value without a sentence. */
export function hechoDe(
  { request }: Pick<LoaderArgs, "request">,
  sentencias: Readonly<Record<string, string>>,
): string | null {
  const hecho = new URL(request.url).searchParams.get("hecho") ?? "";
  return Object.hasOwn(sentencias, hecho) ? sentencias[hecho]! : null;
}

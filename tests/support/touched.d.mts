export const HOUSE_RULES: string;
export function contextsOf(
  files: readonly string[],
  contexts: readonly string[],
): string[] | "everything" | null;
export function journeysOf(contexts: readonly string[]): string;
export function foldersOf(context: string): string[];
export function besidesImports(files: readonly string[], contexts: readonly string[] | null): string[];

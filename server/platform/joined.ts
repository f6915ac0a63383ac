/** What several say, as one. Two that call something alike are refused: one of them would be lost without a word. */
export function joined(parts: readonly (object | undefined)[]): object {
  const names = parts.flatMap((part) => Object.keys(part ?? {}));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`"${twice}" is said twice`);
  return Object.assign({}, ...parts) as object;
}

/** What several say, as one. Two that call something alike are refused: one of them would be lost without a word. */
export function joined(parts: readonly (object | undefined)[]): object {
  const names = parts.flatMap((part) => Object.keys(part ?? {}));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) {
    const sides = parts.flatMap((part) => (part && twice in part ? [Object.keys(part).join(", ")] : []));
    throw new Error(`"${twice}" is said twice: in { ${sides.join(" } and in { ")} }`);
  }
  return Object.assign({}, ...parts) as object;
}

/** Joins what is opened again and again under the same names, and looks at these the first time only. */
export function makeJoin(): typeof joined {
  let join = joined;
  return (parts) => {
    const all = join(parts);
    join = (others) => Object.assign({}, ...others) as object;
    return all;
  };
}

/** Joins several objects into one. A repeated name is refused, because one of its two values would be lost silently. */
export function joined(parts: readonly (object | undefined)[]): object {
  const names = parts.flatMap((part) => Object.keys(part ?? {}));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) {
    const sides = parts.flatMap((part) => (part && twice in part ? [Object.keys(part).join(", ")] : []));
    throw new Error(`"${twice}" is said twice: in { ${sides.join(" } and in { ")} }`);
  }
  return Object.assign({}, ...parts) as object;
}

/** Makes a join for objects that always have the same names: the names are checked only the first time. */
export function makeJoin(): typeof joined {
  let join = joined;
  return (parts) => {
    const all = join(parts);
    join = (later) => Object.assign({}, ...later) as object;
    return all;
  };
}

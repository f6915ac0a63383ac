/** The part of a file that a request asks for, its last byte included. */
export interface Part {
  from: number;
  to: number;
}

/**
 * What a `Range` asks of so many bytes: a part, nothing that it has ("unsatisfiable"), or the whole, which is also the
 * answer to what cannot be read and to several parts at once (RFC 9110, 14.2).
 */
export function partOf(range: string | undefined, bytes: number): Part | "unsatisfiable" | "whole" {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "unsatisfiable" : { from: bytes - length, to: bytes - 1 };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= bytes) return "unsatisfiable";
  return { from, to: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}

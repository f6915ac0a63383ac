/** Requested part of a file: first and last byte, both included (RFC 9110 § 14.1.2). */
export interface Part {
  from: number;
  to: number;
}

/**
 * Reads a `Range` header for a file of `bytes` bytes. Gives a part, or "unsatisfiable" when the file does not reach
 * that far. An unreadable header, or one with several parts, gives "whole" (RFC 9110 § 14.2).
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

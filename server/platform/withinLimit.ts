export class TookTooLong extends Error {}

/** Waits for the value; throws `TookTooLong` at the limit. */
export async function withinLimit<T>(value: Promise<T>, limitInMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`took longer than ${limitInMs} ms`)), limitInMs);
  });
  try {
    return await Promise.race([value, limit]);
  } finally {
    clearTimeout(timer);
  }
}

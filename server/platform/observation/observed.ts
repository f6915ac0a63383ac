import type { RequestListener } from "node:http";

/** A request as observers see it, with its route pattern and never its path. */
export interface Observed {
  method: string;
  route: string;
}

export interface Observer {
  /** Called around the answer to a request; the returned function gets its status and its duration in seconds. */
  request: (observed: Observed, answer: () => void) => (status: number, seconds: number) => void;
  /** Called around a run of a job. */
  job: (nombre: string, run: () => Promise<void>) => Promise<void>;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The HTTP listener with every observer around it. */
export function observed(
  listener: RequestListener,
  observers: readonly Observer[],
  routeOf: (target: string) => string,
): RequestListener {
  if (observers.length === 0) return listener;
  return (incoming, outgoing) => {
    const began = performance.now();
    const { method = "" } = incoming;
    const request = { method: METHODS.has(method) ? method : "OTHER", route: routeOf(incoming.url ?? "/") };
    const ends: ((status: number, seconds: number) => void)[] = [];
    outgoing.once("close", () => {
      const seconds = (performance.now() - began) / 1000;
      for (const end of ends) end(outgoing.statusCode, seconds);
    });
    observers.reduce<() => void>(
      (answer, observer) => () => void ends.push(observer.request(request, answer)),
      () => listener(incoming, outgoing),
    )();
  };
}

/** The run of a job with every observer around it. */
export const observedJob =
  (observers: readonly Observer[]) =>
  (nombre: string, run: () => Promise<void>): Promise<void> =>
    observers.reduce<() => Promise<void>>(
      (inner, { job }) =>
        () =>
          job(nombre, inner),
      run,
    )();

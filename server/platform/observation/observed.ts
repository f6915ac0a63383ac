import type { RequestListener } from "node:http";

/** One request as it is looked at from outside: by its pattern, and never by what was typed into it. */
export interface Observed {
  method: string;
  route: string;
}

export interface Observer {
  /** Surrounds the answer to a request; what it returns is told how that ended. */
  request: (observed: Observed, answer: () => void) => (status: number, seconds: number) => void;
  /** Surrounds a run of a job. */
  job: (nombre: string, run: () => Promise<void>) => Promise<void>;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The same listener, looked at by each of them. */
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

/** A job's run, looked at by each of them. */
export const observedJob =
  (observers: readonly Observer[]) =>
  (nombre: string, run: () => Promise<void>): Promise<void> =>
    observers.reduce<() => Promise<void>>(
      (inner, { job }) =>
        () =>
          job(nombre, inner),
      run,
    )();

import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Maximum of requests that wait on one connection, with some kilobytes each. Browsers and balancers send the next
 * request only after the answer.
 */
export const WAITING_ON_ONE_CONNECTION = 16;

interface Line {
  last?: ServerResponse;
  waiting: number;
}

/**
 * Handles the requests of a connection one after the other (RFC 9112 § 9.3.2). Node would begin all of them and hold
 * the answers back: a client that sends a hundred requests and reads nothing would keep a hundred files open. The next
 * request begins when the answer before it is being sent.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line: Line = lines.get(socket) ?? { waiting: 0 };
    const before = line.last;
    line.last = outgoing;
    lines.set(socket, line);
    if (!before || before.writableFinished) {
      listener(incoming, outgoing);
      return;
    }
    if (++line.waiting > WAITING_ON_ONE_CONNECTION) return void socket.destroy();
    // This call comes from within the previous answer; the binding gives the next request its own trace and shared
    // reads.
    const next = AsyncResource.bind(() => {
      line.waiting--;
      listener(incoming, outgoing);
    });
    before.once("finish", next);
  };
}

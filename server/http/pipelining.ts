import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** No browser and no balancer asks for the next before it has its answer; each that waits costs some kilobytes. */
export const WAITING_ON_ONE_CONNECTION = 16;

interface Line {
  last?: ServerResponse;
  waiting: number;
}

/**
 * Node begins everything that is asked on one connection at once, and keeps the answers until the first has been
 * taken: somebody who asks a hundred times and reads nothing has a hundred files open. Here the next begins when the
 * one before it is on its way.
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
    // Its turn comes from within the answer before it, whose trace and whose readings are not its own.
    const next = AsyncResource.bind(() => {
      line.waiting--;
      listener(incoming, outgoing);
    });
    before.once("finish", next);
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { oneAtATime } from "../../../server/http/pipelining";

it("what is asked before the answer has gone is answered next, and knows nothing of what was answered before it", async () => {
  const answering = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const site = createServer(
    oneAtATime(({ url }, outgoing) => {
      contexts.push(answering.getStore());
      answering.run(url!, () => void setImmediate().then(() => outgoing.end(url)));
    }),
  ).listen(0, "127.0.0.1");
  await once(site, "listening");
  const socket = connect((site.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    ["/una", "/otra", "/ultima"].map((url) => `GET ${url} HTTP/1.1\r\nhost: prueba\r\n\r\n`).join(""),
  );
  let answered = "";
  for await (const part of socket) {
    answered += String(part);
    if (answered.endsWith("/ultima")) break;
  }
  site.close();

  expect(answered.match(/\/(una|otra|ultima)/g)).toEqual(["/una", "/otra", "/ultima"]);
  expect(contexts).toEqual([undefined, undefined, undefined]);
});

// Code that `--require` loads into a server before it starts. It writes into the file of DETENCIONES each time in
// which the process was blocked long enough for a person to notice. It also writes how much of that was its own work,
// and not waiting for a core that the machine had given to others. A wait inside a call, for a lock or a disk, counts
// as the process's own.
const { appendFileSync, readFileSync } = require("node:fs");

const LOOK_EVERY_MS = 5;
const NOTICED_FROM_MS = 20;
const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Milliseconds that this thread has waited for a core. Outside Linux they are not known, and all time counts as its
 * own.
 */
function waitedForACoreInMs() {
  try {
    return Number(readFileSync(SCHEDULER, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

let last = performance.now();
let waited = waitedForACoreInMs();
setInterval(() => {
  const now = performance.now();
  const waitedNow = waitedForACoreInMs();
  const ownMs = now - last - LOOK_EVERY_MS - (waitedNow - waited);
  if (ownMs >= NOTICED_FROM_MS) {
    appendFileSync(process.env.DETENCIONES, `${JSON.stringify({ at: Date.now(), ownMs })}\n`);
  }
  last = now;
  waited = waitedNow;
}, LOOK_EVERY_MS).unref();

// Loaded into a server before it starts (`--require`): writes down, in the file that DETENCIONES names, each time in
// which the process did nothing else for so long that somebody could notice, and how much of it was not the machine's,
// which had given the core to others. Waiting inside a call, for a lock or a disk, is the process's own.
const { appendFileSync, readFileSync } = require("node:fs");

const LOOK_EVERY_MS = 5;
const NOTICED_FROM_MS = 20;
const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`;

/** How long this thread has waited for a core; nothing is known of it outside Linux, and then all is its own. */
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

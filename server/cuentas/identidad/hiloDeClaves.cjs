// Code of a thread that hashes passwords; `hilos.ts` starts the thread with this text. The thread has a low priority:
// on a busy machine pages go before passwords.
const { readlinkSync } = require("node:fs");
const { getPriority, setPriority } = require("node:os");
const { basename } = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");
const { hashSync, verifySync } = require(workerData.argon2);

try {
  // Linux keeps a priority for each thread, under the number of the thread; 19 is the last.
  const prioridad = Math.min(19, getPriority() + workerData.prioridad);
  setPriority(Number(basename(readlinkSync("/proc/thread-self"))), prioridad);
} catch {
  // Systems other than Linux give all threads the same priority.
}

parentPort.on("message", ({ clave, contra }) => {
  try {
    parentPort.postMessage({ value: contra === undefined ? hashSync(clave) : verifySync(contra, clave) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});

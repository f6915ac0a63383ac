// `node --require` loads this file before anything else, in every process of a test run with a shifted clock (see
// tests/run.mjs). The tests and the sites that they start then run that much later. The product has no such setting,
// and no build carries this file. It is no ES module, because only `--require` reaches worker threads too.
const ADELANTO_EN_MS = Number(process.env.RELOJ_ADELANTO_EN_MS);
if (!Number.isSafeInteger(ADELANTO_EN_MS)) throw new Error("RELOJ_ADELANTO_EN_MS is no number");

const ahora = Date.now;
Date.now = () => ahora() + ADELANTO_EN_MS;
globalThis.Date = Date.prototype.constructor = new Proxy(Date, {
  construct: (real, argumentos, nuevo) =>
    Reflect.construct(real, argumentos.length > 0 ? argumentos : [real.now()], nuevo),
  apply: (real) => new real(real.now()).toString(),
});

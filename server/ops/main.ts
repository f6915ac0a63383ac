import process from "node:process";
import { explicarArranque } from "../platform/arranque";
import { lugarDe } from "../platform/installation";
import { atender, RECHAZADO } from "./ops";

// This file is emitted as build/server/ops.js. The log goes where the answer goes, so it is off unless it is asked for.
process.env.LOG_LEVEL ||= "silent";

let cerrar = async () => {};
try {
  const abrir = async () => {
    // Loading it reads the configuration: a refusal of it must find this handler in place.
    const composition = await import("../composition");
    await composition.openServicesFromEnvironment();
    cerrar = composition.product.close;
    return composition.product;
  };
  const { estado, salida, error } = await atender(process.argv.slice(2), abrir, {
    ...lugarDe(process.env),
    secretoDeSesion: process.env.SESSION_SECRET,
    now: () => new Date(),
  });
  if (salida) process.stdout.write(`${salida}\n`);
  if (error) process.stderr.write(`${error}\n`);
  process.exitCode = estado;
} catch (error) {
  process.stderr.write(`\n${explicarArranque(error, lugarDe(process.env)) ?? String(error)}\n\n`);
  process.exitCode = RECHAZADO;
} finally {
  await cerrar();
}

import process from "node:process";
import { explicarArranque } from "../platform/arranque";
import { ConfigError } from "../platform/configError";
import { motivoDeDireccion } from "../platform/database/direccion";
import { lugarDe } from "../platform/installation";
import { exigirInstalacion } from "./instalada";
import { atender, RECHAZADO } from "./ops";

// The built file is build/server/ops.js. The log shares its output with the answer, so the log is silent by default.
process.env.LOG_LEVEL ||= "silent";

let cerrar = async () => {};
const lugar = lugarDe(process.env);
try {
  const motivo = motivoDeDireccion(lugar.databaseUrl);
  if (motivo) throw new ConfigError(motivo);
  const abrir = async () => {
    await exigirInstalacion(lugar, process.env);
    // Loading the composition reads the configuration. The handler of its errors must be in place before.
    const composition = await import("../composition");
    const product = await composition.openProductForOrders();
    cerrar = product.close;
    return product;
  };
  const { estado, salida, error } = await atender(process.argv.slice(2), abrir, {
    ...lugar,
    secretoDeSesion: process.env.SESSION_SECRET,
    now: () => new Date(),
  });
  if (salida) process.stdout.write(`${salida}\n`);
  if (error) process.stderr.write(`${error}\n`);
  process.exitCode = estado;
} catch (error) {
  process.stderr.write(`\n${explicarArranque(error, lugar) ?? String(error)}\n\n`);
  process.exitCode = RECHAZADO;
} finally {
  await cerrar();
}

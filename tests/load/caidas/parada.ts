import { setTimeout as wait } from "node:timers/promises";
import { levantar, PRODUCTO } from "../servidores";
import { abrirAlmacen, type Motor } from "./almacen";
import { abrirBuzon } from "../../support/buzon";
import { llenarBandeja } from "./bandeja";

/** Asks a process to stop while a slow mail server takes one mail after another. Gives how long the stop took. */
export async function simularParada({
  correos,
  demoraEnMs,
  motor,
}: {
  correos: number;
  demoraEnMs: number;
  motor: Motor;
}) {
  const almacen = await abrirAlmacen(motor);
  const buzon = await abrirBuzon(demoraEnMs);
  try {
    await llenarBandeja(almacen.url, correos);
    const servidor = await levantar(PRODUCTO, {
      LOG_LEVEL: "warn",
      DATABASE_URL: almacen.url,
      SMTP_URL: buzon.url,
    });
    while (buzon.recibidos.length === 0) await wait(50);
    const inicio = performance.now();
    const estado = await servidor.detener();
    return { ms: performance.now() - inicio, estado };
  } finally {
    await buzon.cerrar();
    await almacen.cerrar();
  }
}

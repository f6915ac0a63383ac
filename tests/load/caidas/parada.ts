import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { carpetaTemporal, levantar, PRODUCTO } from "../servidores";
import { abrirBuzon, llenarBandeja } from "./buzon";

/** Asked to stop while a slow mail server takes one mail after another. Answers how long that took. */
export async function simularParada({ correos, demoraEnMs }: { correos: number; demoraEnMs: number }) {
  const carpeta = carpetaTemporal();
  const archivo = path.join(carpeta.ruta, "base.sqlite");
  const buzon = await abrirBuzon(demoraEnMs);
  try {
    await llenarBandeja(archivo, correos);
    const servidor = await levantar(PRODUCTO, {
      LOG_LEVEL: "warn",
      DATABASE_URL: archivo,
      SMTP_URL: buzon.url,
    });
    while (buzon.recibidos.length === 0) await wait(50);
    const inicio = performance.now();
    const estado = await servidor.detener();
    return { ms: performance.now() - inicio, estado };
  } finally {
    await buzon.cerrar();
    carpeta.borrar();
  }
}

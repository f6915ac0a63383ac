import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import { openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";
import { carpetaTemporal, levantar, PRODUCTO } from "../servidores";

/** Asked to stop while a slow mail server takes one mail after another. Answers how long that took. */
export async function simularParada({ correos, demoraEnMs }: { correos: number; demoraEnMs: number }) {
  const carpeta = carpetaTemporal();
  const archivo = path.join(carpeta.ruta, "base.sqlite");
  let recibidos = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, listo) {
      recibidos++;
      stream.resume().on("end", () => void wait(demoraEnMs).then(() => listo()));
    },
  });
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  try {
    await migrateAt(archivo);
    const db = openDb(archivo);
    const bandeja = makeCorreoRepository(db);
    for (let numero = 0; numero < correos; numero++) {
      await bandeja.encolar({
        idCorreo: `parada:${numero}`,
        idPersona: null,
        para: `nadie${numero}@prueba.example`,
        asunto: "Prueba",
        texto: "Prueba",
        html: "<p>Prueba</p>",
        creadoEn: new Date(),
      });
    }
    await db.destroy();
    const servidor = await levantar(PRODUCTO, {
      LOG_LEVEL: "warn",
      DATABASE_URL: archivo,
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    });
    while (recibidos === 0) await wait(50);
    const inicio = performance.now();
    const estado = await servidor.detener();
    return { ms: performance.now() - inicio, estado };
  } finally {
    await new Promise<void>((cerrado) => smtp.close(cerrado));
    carpeta.borrar();
  }
}

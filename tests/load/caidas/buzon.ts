import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import { openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";

/** A mail server that takes its time over each mail. */
export async function abrirBuzon(demoraEnMs: number) {
  const recibidos: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, listo) {
      let texto = "";
      const correo = recibidos.push("") - 1;
      stream
        .on("data", (trozo: Buffer) => {
          texto += trozo.toString();
          recibidos[correo] = /^message-id: *(\S+)/im.exec(texto)?.[1] ?? "";
        })
        .on("end", () => void wait(demoraEnMs).then(() => listo()));
    },
  });
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    /** Id of each mail, once for each time that it arrived. */
    recibidos,
    cerrar: () => new Promise<void>((cerrado) => smtp.close(cerrado)),
  };
}

/** Fills an empty outbox with `cuantos` mails that wait to be sent. */
export async function llenarBandeja(databaseUrl: string, cuantos: number) {
  await migrateAt(databaseUrl);
  const db = openDb(databaseUrl);
  const bandeja = makeCorreoRepository(db);
  for (let numero = 0; numero < cuantos; numero++) {
    await bandeja.encolar({
      idCorreo: `bandeja:${numero}`,
      idPersona: null,
      para: `nadie${numero}@prueba.example`,
      asunto: "Prueba",
      texto: "Prueba",
      html: "<p>Prueba</p>",
      creadoEn: new Date(),
    });
  }
  await db.destroy();
}

export async function porEnviar(databaseUrl: string): Promise<number> {
  const db = openDb(databaseUrl);
  try {
    const filas = await db
      .selectFrom("correos")
      .select("id_correo")
      .where("enviado_en", "is", null)
      .where("id_correo", "like", "bandeja:%")
      .execute();
    return filas.length;
  } finally {
    await db.destroy();
  }
}

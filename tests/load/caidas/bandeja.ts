import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import { openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";

const DOMINIO = "@prueba.example";
/** True for a mail of `llenarBandeja`: the demo's people may get mails of their own meanwhile. */
export const esDeBandeja = ({ para }: { para: string }) => para.endsWith(DOMINIO);

/** Fills an empty outbox with `cuantos` mails that wait to be sent. */
export async function llenarBandeja(databaseUrl: string, cuantos: number) {
  await migrateAt(databaseUrl);
  const db = openDb(databaseUrl);
  const bandeja = makeCorreoRepository(db);
  for (let numero = 0; numero < cuantos; numero++) {
    await bandeja.encolar({
      idCorreo: `bandeja:${numero}`,
      idPersona: null,
      para: `nadie${numero}${DOMINIO}`,
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

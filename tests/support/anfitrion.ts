import { operar } from "./operar";
import { conDatos } from "./pasos";
import type { TestServer } from "./server";

interface DeFecha {
  uid: string;
  fecha: string;
}

/** Personal link of the host of a workshop's date, made as an operator makes it. */
export async function enlaceDeAnfitrion(server: TestServer, { uid, fecha }: DeFecha): Promise<string> {
  return (await operar<{ enlace: string }>(server, "talleres", "enlace", uid, fecha)).enlace;
}

/** Notes that the room of a workshop saw its people for `minutos` minutes. */
export function vistosEnLaSala(server: TestServer, { uid, fecha }: DeFecha, minutos: number) {
  const deLaFecha = "(select id_inscripcion from inscripciones where uid = ? and fecha = ?)";
  conDatos(server, (db) => {
    for (const tabla of ["inscripciones", "certificados"])
      db.prepare(`update ${tabla} set presente_segundos = ? where id_inscripcion in ${deLaFecha}`).run(
        minutos * 60,
        uid,
        fecha,
      );
  });
}

/** Moves the date of a workshop so that it begins in `minutos` and takes `dura` minutes. */
export function empiezaEn(server: TestServer, { uid, fecha }: DeFecha, minutos: number, dura = 45) {
  const inicio = Math.floor(Date.now() / 60_000) * 60_000 + minutos * 60_000;
  const fin = new Date(inicio + dura * 60_000).toISOString();
  conDatos(server, (db) => {
    db.prepare("update fechas_de_taller set inicio = ?, fin = ? where uid = ? and fecha = ?").run(
      new Date(inicio).toISOString(),
      fin,
      uid,
      fecha,
    );
    // Certificates hold their own instant of issue, so it is moved too.
    db.prepare(
      "update certificados set emitido_en = ? where id_inscripcion in (select id_inscripcion from inscripciones where uid = ? and fecha = ?)",
    ).run(fin, uid, fecha);
  });
}

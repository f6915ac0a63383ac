import { z } from "zod";
import type { AdjuntoDeReclamoRepository } from "../../../app/domain/reclamos/adjuntos/adjuntar";
import type { Adjunto } from "../../../app/domain/reclamos/adjuntos/adjunto";
import type { Cofre } from "../../../app/domain/shared/cofre";
import { campoExacto } from "../../../app/domain/shared/campos";
import type { Db, Trx } from "../../platform/database/client";

/** Bytes of a piece before encryption, which with both encodings makes 256 kB at most of them. */
const BYTES_POR_TROZO = 140_000;
/** Pieces read at a time when they are encrypted again. */
const TROZOS_POR_LECTURA = 20;
const DIGITOS = 3;

/** Piece 0: what is known of the file beside its bytes. */
const etiqueta = z.object({ nombre: campoExacto(200), huella: campoExacto(100) });

const idDeTrozo = (idAdjunto: string, numero: number) =>
  `${idAdjunto}/${String(numero).padStart(DIGITOS, "0")}`;

/** A piece is encrypted for its own place, so that no row can take the place of another. */
export function makeAdjuntoRepository(db: Db | Trx, cofre: Cofre): AdjuntoDeReclamoRepository {
  function abrir({ id_trozo, cerrado }: { id_trozo: string; cerrado: string }): string | null {
    try {
      return cofre.abrir(cerrado, id_trozo);
    } catch {
      return null;
    }
  }
  const guardarTrozo = (idAdjunto: string, numero: number, claro: string) => {
    const id = idDeTrozo(idAdjunto, numero);
    return db
      .insertInto("trozos_de_adjunto")
      .values({ id_trozo: id, id_adjunto: idAdjunto, cerrado: cofre.cerrar(claro, id) })
      .execute();
  };
  async function leerTrozo(idAdjunto: string, numero: number): Promise<string | null> {
    const fila = await db
      .selectFrom("trozos_de_adjunto")
      .select(["id_trozo", "cerrado"])
      .where("id_trozo", "=", idDeTrozo(idAdjunto, numero))
      .executeTakeFirst();
    return fila ? abrir(fila) : null;
  }

  return {
    async deLaHoja(idHoja) {
      const filas = await db
        .selectFrom("adjuntos_de_reclamo")
        .selectAll()
        .where("id_hoja", "=", idHoja)
        .orderBy("orden")
        .execute();
      const adjuntos: (Adjunto & { huella: string })[] = [];
      for (const { id_adjunto, adjuntado_en, orden, tipo, bytes, trozos } of filas) {
        const leida = await leerTrozo(id_adjunto, 0);
        const { nombre, huella } = leida === null ? SIN_ETIQUETA : etiqueta.parse(JSON.parse(leida));
        const medidas = { orden, tipo, bytes, trozos, adjuntadoEn: new Date(adjuntado_en) };
        adjuntos.push({ idAdjunto: id_adjunto, idHoja, nombre, huella, ...medidas });
      }
      return adjuntos;
    },

    async guardar({ idAdjunto, idHoja, orden, tipo, bytes, nombre, huella, contenido, adjuntadoEn }) {
      const trozos = Math.ceil(contenido.length / BYTES_POR_TROZO);
      // A view, so that no piece is copied before its encryption.
      const entero = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength);
      await db
        .insertInto("adjuntos_de_reclamo")
        .values({
          id_adjunto: idAdjunto,
          id_hoja: idHoja,
          ...{ orden, tipo, bytes, trozos },
          adjuntado_en: adjuntadoEn.toISOString(),
        })
        .execute();
      await guardarTrozo(idAdjunto, 0, JSON.stringify({ nombre, huella }));
      for (let numero = 1; numero <= trozos; numero++) {
        const desde = (numero - 1) * BYTES_POR_TROZO;
        const trozo = entero.subarray(desde, desde + BYTES_POR_TROZO);
        await guardarTrozo(idAdjunto, numero, trozo.toString("base64"));
      }
      return { idAdjunto, idHoja, orden, tipo, bytes, nombre, adjuntadoEn, trozos };
    },

    async trozo(idAdjunto, numero) {
      const leido = await leerTrozo(idAdjunto, numero);
      return leido === null ? null : Buffer.from(leido, "base64");
    },

    async cerradasDespuesDe(idTrozo, cuantas) {
      const filas = await db
        .selectFrom("trozos_de_adjunto")
        .select(["id_trozo", "cerrado"])
        .where("id_trozo", ">", idTrozo)
        .orderBy("id_trozo")
        .limit(Math.min(cuantas, TROZOS_POR_LECTURA))
        .execute();
      return filas.map(({ id_trozo, cerrado }) => ({ nombre: id_trozo, cerrado }));
    },

    async cerrarDeNuevo({ nombre: idTrozo, cerrado: antes }, cerrado) {
      const { numUpdatedRows } = await db
        .updateTable("trozos_de_adjunto")
        .set({ cerrado })
        .where("id_trozo", "=", idTrozo)
        .where("cerrado", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

/** A file whose name no key opens still has its place, so that no sixth one is taken. */
const SIN_ETIQUETA = { nombre: "Archivo que no podemos leer", huella: "" };

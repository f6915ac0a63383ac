import type {
  ClaseDeRespuesta,
  Respuesta,
  RespuestaDeReclamoRepository,
} from "../../../app/domain/reclamos/respuesta";
import { fechaDe, type Fecha } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import type { TextosDeLibro } from "../hojas/closed";

interface Escrito {
  clase: ClaseDeRespuesta;
  texto: string;
  constancia: string | null;
  entregadaEl: Fecha | null;
}

/** Content of a line. Early versions closed the text alone, and a note of a delivery without its day. */
function leerEscrito(valor: unknown, orden: number, escritaEn: Date): Omit<Respuesta, "orden" | "escritaEn"> {
  if (valor !== null && typeof valor === "object") {
    const escrito = valor as Escrito;
    const sinDia = escrito.clase === "entrega" ? fechaDe(escritaEn) : null;
    return { ...escrito, entregadaEl: escrito.entregadaEl ?? sinDia };
  }
  const clase = orden === 1 ? "respuesta" : "correccion";
  return { clase, texto: valor as string | null, constancia: null, entregadaEl: null };
}

export function makeRespuestaRepository(db: Db | Trx, textos: TextosDeLibro): RespuestaDeReclamoRepository {
  return {
    async guardar({ idRespuesta, idHoja, orden, escritaEn, ...linea }) {
      const { clase, texto, constancia, entregadaEl } = linea;
      const escrito: Escrito = { clase, texto, constancia, entregadaEl };
      const { cerrado, huella } = textos.cerrar(escrito, idRespuesta);
      await db
        .insertInto("respuestas_de_reclamo")
        .values({
          id_respuesta: idRespuesta,
          id_hoja: idHoja,
          orden,
          huella,
          texto_cerrado: cerrado,
          escrita_en: escritaEn.toISOString(),
        })
        .execute();
    },

    async deLaHoja(idHoja) {
      const filas = await db
        .selectFrom("respuestas_de_reclamo")
        .selectAll()
        .where("id_hoja", "=", idHoja)
        .orderBy("orden")
        .execute();
      return filas.map(({ id_respuesta, orden, texto_cerrado: cerrado, huella, escrita_en }) => ({
        orden,
        ...leerEscrito(textos.abrir({ cerrado, huella }, id_respuesta), orden, new Date(escrita_en)),
        escritaEn: new Date(escrita_en),
      }));
    },

    async cerradasDespuesDe(idRespuesta, cuantas) {
      const filas = await db
        .selectFrom("respuestas_de_reclamo")
        .select(["id_respuesta", "texto_cerrado"])
        .where("id_respuesta", ">", idRespuesta)
        .where("texto_cerrado", "is not", null)
        .orderBy("id_respuesta")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ nombre: fila.id_respuesta, cerrado: fila.texto_cerrado! }));
    },

    async cerrarDeNuevo({ nombre: idRespuesta, cerrado: antes }, cerrado) {
      const { numUpdatedRows } = await db
        .updateTable("respuestas_de_reclamo")
        .set({ texto_cerrado: cerrado })
        .where("id_respuesta", "=", idRespuesta)
        .where("texto_cerrado", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

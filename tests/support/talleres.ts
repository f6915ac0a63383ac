import type { Fuente } from "../../server/contenido/fuente";
import { fuenteDeArchivos } from "../../server/contenido/archivos";
import { lima } from "./constructores";
import { carpetaDeContenido, FICHA_DE_TALLER } from "./contenido";
import type { Mundo } from "./servicios";

/** Days of the test workshops: the Tuesday and the Thursday of the week in which these tests begin. */
export const EL_MARTES = { url: "dibujar-el-mar", uid: "dibujar-el-mar", fecha: "2026-11-24" };
export const INICIO = lima(EL_MARTES.fecha, "19:00");

/** Makes two workshops on Tuesdays at the same hour, the first with `cupos` places. */
export function conTalleres(
  cupos: number,
  precio = 0,
): {
  fuente: Fuente;
  escribir: (archivo: string, texto: string) => void;
  borrar: (archivo: string) => void;
  /** Path of the first workshop's file. */
  ficha: string;
} {
  const { carpeta, escribir, borrar } = carpetaDeContenido();
  const ficha = FICHA_DE_TALLER.replace("cupos: 30", `cupos: ${cupos}\nprecio: ${precio}`);
  escribir("talleres/dibujar-el-mar.md", ficha);
  escribir(
    "talleres/cantar-el-mar.md",
    ficha
      .replaceAll("dibujar-el-mar", "cantar-el-mar")
      .replace("tal-1", "tal-2")
      .replace("Dibujar", "Cantar"),
  );
  return { fuente: fuenteDeArchivos(carpeta), escribir, borrar, ficha };
}

/** Reads and changes the places of one workshop date. */
export function conLugares({ servicios, db, ...mundo }: Mundo, clave = EL_MARTES) {
  const { url, uid, fecha } = clave;
  return {
    ofrecer: () => mundo.job("ofrecer"),
    recordar: () => mundo.job("recordar"),
    pedir: (idPersona: number, dia = fecha) => servicios.talleres.inscribirse({ idPersona, url, fecha: dia }),
    aceptar: (idPersona: number) => servicios.talleres.aceptarLugar({ idPersona, uid, fecha }),
    dejar: (idPersona: number) => servicios.talleres.dejarLugar({ idPersona, uid, fecha }),
    /** Notes that the room of the workshop saw the person for `minutos` minutes. */
    async vistaEnLaSala(idPersona: number, minutos: number) {
      const presencia = { presente_segundos: minutos * 60 };
      await db.updateTable("inscripciones").set(presencia).where("id_persona", "=", idPersona).execute();
      await db.updateTable("certificados").set(presencia).where("id_persona", "=", idPersona).execute();
    },
    /** Places of the workshop date, as "estado" or "estado número". */
    async lugares() {
      const filas = await db
        .selectFrom("inscripciones")
        .selectAll()
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .orderBy("numero")
        .execute();
      return filas.map(({ estado, numero, fin }) =>
        [estado, fin, numero].filter((x) => x !== null).join(" "),
      );
    },
    /** Rows that the places of the workshop date occupy. */
    async tomados() {
      const filas = await db
        .selectFrom("ocupaciones")
        .select("tramo")
        .where("recurso", "=", `taller:${uid}:${fecha}`)
        .execute();
      return filas.length;
    },
    async correosA(idPersona: number) {
      return db
        .selectFrom("correos")
        .innerJoin("personas", "personas.email", "correos.para")
        .selectAll("correos")
        .where("personas.id_persona", "=", idPersona)
        .where("id_correo", "like", "taller-%")
        .orderBy("correos.creado_en")
        .execute();
    },
  };
}

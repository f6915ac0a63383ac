import type { Recorrido } from "../../../app/domain/rutas/recorrido";
import type { ProximoTaller, RecorridoRepository } from "../../../app/domain/rutas/repositorio";
import type { ClaseDeTaller } from "../../../app/domain/shared/claseDeTaller";
import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { agrupar } from "../../../app/domain/shared/agrupar";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { aAvanceDeTest, avanceDeTest } from "../../cuestionarios/module";
import { idDelProximoLugar, suPedidoPendiente } from "../../talleres/module";
import type { PasoHechoRow, RecorridoRow } from "../tables";
import { aHecho } from "./pasosHechos";

export function makeRecorridoRepository(db: Db | Trx): RecorridoRepository {
  return {
    async uno({ idPersona, uid }) {
      const fila = await db
        .selectFrom("recorridos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .executeTakeFirst();
      return fila ? aRecorrido(fila) : null;
    },

    async porId(idRecorrido) {
      const fila = await db
        .selectFrom("recorridos")
        .selectAll()
        .where("id_recorrido", "=", idRecorrido)
        .executeTakeFirst();
      return fila ? aRecorrido(fila) : null;
    },

    deLaPersona: (idPersona) =>
      unaVez(db, `recorridos:${idPersona}`, async () => {
        const filas = await db
          .selectFrom("recorridos as r")
          .leftJoin("pasos_hechos as p", (union) =>
            union.onRef("p.id_persona", "=", "r.id_persona").onRef("p.uid", "=", "r.uid"),
          )
          .selectAll("r")
          .select(["p.paso", "p.titulo", "p.hecho_en", "p.como"])
          .where("r.id_persona", "=", idPersona)
          .orderBy("r.empezado_en", "desc")
          .orderBy("r.uid")
          .orderBy("p.hecho_en")
          .orderBy("p.paso")
          .execute();
        return conSusPasos(filas);
      }),

    async conProximoTaller(idPersona, now, { sinGuardados, idform }) {
      const filas = await conProximoTaller(db, {
        ...{ idPersona, idform },
        ahora: now.toISOString(),
        guardadosDesde: sinGuardados ? NUNCA : now.toISOString(),
        pendiente: "pendiente",
      });
      const [primera] = filas;
      return {
        // A person who never began a route has one row too, without a route.
        recorridos: conSusPasos(filas.flatMap((fila) => (fila.uid === null ? [] : (fila as FilaConPaso)))),
        taller: primera?.taller ? aProximoTaller(primera as FilaDeTaller) : null,
        test: aAvanceDeTest(primera?.test ?? null),
      };
    },

    async tomar(nuevo) {
      // For a route that was begun, this update changes nothing: it locks the row, because SQLite has no `for
      // update`.
      const fila = await db
        .insertInto("recorridos")
        .values(aFila(nuevo))
        .onConflict((conflicto) =>
          conflicto.columns(["id_persona", "uid"]).doUpdateSet((eb) => ({ uid: eb.ref("excluded.uid") })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return aRecorrido(fila);
    },

    async bloquear({ idPersona, uid }) {
      const fila = await candado(db, "recorridos", "ritmo")
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .returningAll()
        .executeTakeFirst();
      return fila ? aRecorrido(fila) : null;
    },

    async guardar(recorrido) {
      const { id_persona, uid, id_recorrido: _id, empezado_en: _desde, ...cambia } = aFila(recorrido);
      await db
        .updateTable("recorridos")
        .set(cambia)
        .where("id_persona", "=", id_persona)
        .where("uid", "=", uid)
        .execute();
    },

    async porRecordar(now, cuantos) {
      const filas = await db
        .selectFrom("recorridos")
        .selectAll()
        .where("recordar_en", "<=", now.toISOString())
        .orderBy("recordar_en")
        .limit(cuantos)
        .execute();
      return filas.map(aRecorrido);
    },

    async porPreguntar(now, cuantos) {
      const filas = await db
        .selectFrom("recorridos")
        .selectAll()
        .where("preguntar_en", "<=", now.toISOString())
        .orderBy("preguntar_en")
        .limit(cuantos)
        .execute();
      return filas.map(aRecorrido);
    },

    async terminados({ inicio, fin }) {
      const filas = await db
        .selectFrom("recorridos")
        .selectAll()
        .where("terminado_en", ">", inicio.toISOString())
        .where("terminado_en", "<=", fin.toISOString())
        .orderBy("terminado_en")
        .execute();
      return filas.map(aRecorrido);
    },
  };
}

/** Later than every instant of a row, as text. */
const NUNCA = "9999";

interface Proximo {
  idPersona: number;
  idform: string;
  ahora: string;
  guardadosDesde: string;
  pendiente: "pendiente";
}

/** Routes of a person with their done steps, and on each row the next workshop and the test; a person without routes has one row. */
const conProximoTaller = sentencia((db, huecos: Huecos<Proximo>) =>
  db
    .selectFrom("personas")
    .leftJoin("recorridos as r", "r.id_persona", "personas.id_persona")
    .leftJoin("pasos_hechos as p", (union) =>
      union.onRef("p.id_persona", "=", "r.id_persona").onRef("p.uid", "=", "r.uid"),
    )
    .leftJoin("inscripciones as i", (union) =>
      union.on("i.id_inscripcion", "=", idDelProximoLugar(db, huecos)),
    )
    .leftJoin("fechas_de_taller as f", (union) =>
      union.onRef("f.uid", "=", "i.uid").onRef("f.fecha", "=", "i.fecha"),
    )
    .selectAll("r")
    .select(["p.paso", "p.titulo", "p.hecho_en", "p.como"])
    .select([
      "f.titulo as taller",
      "f.clase",
      "f.url",
      "f.fecha",
      "f.inicio",
      "f.fin",
      "f.empezada_en",
      "f.terminada_en",
      "f.precio_centimos",
      "i.estado as estado_de_lugar",
      "i.guardada_para",
      "i.expira_en",
    ])
    .select(suPedidoPendiente("i.id_inscripcion", huecos.pendiente))
    .select(avanceDeTest(db, huecos).as("test"))
    .where("personas.id_persona", "=", huecos.idPersona)
    .orderBy("r.empezado_en", "desc")
    .orderBy("r.uid")
    .orderBy("p.hecho_en")
    .orderBy("p.paso"),
);

type FilaConPaso = RecorridoRow & {
  [Campo in "paso" | "titulo" | "hecho_en" | "como"]: PasoHechoRow[Campo] | null;
};

interface FilaDeTaller extends Pick<
  Tables["fechas_de_taller"],
  "url" | "fecha" | "inicio" | "fin" | "empezada_en" | "terminada_en"
> {
  taller: string;
  clase: ClaseDeTaller;
  precio_centimos: number;
  estado_de_lugar: Inscripcion["estado"];
  guardada_para: Inscripcion["guardadaPara"];
  expira_en: string | null;
  por_pagar: string | null;
  en_proceso: string | null;
}

const aProximoTaller = (fila: FilaDeTaller): ProximoTaller => ({
  titulo: fila.taller,
  clase: fila.clase,
  url: fila.url,
  fecha: fila.fecha,
  inicio: new Date(fila.inicio),
  fin: new Date(fila.fin),
  empezadaEn: instante(fila.empezada_en),
  terminadaEn: instante(fila.terminada_en),
  precioCentimos: fila.precio_centimos,
  lugar: {
    estado: fila.estado_de_lugar,
    expiraEn: instante(fila.expira_en),
    guardadaPara: fila.guardada_para,
    porPagar:
      fila.por_pagar === null ? null : { idPedido: fila.por_pagar, enProceso: Boolean(fila.en_proceso) },
  },
});

/** Groups rows by route: each route of the person once, with its done steps, in the order of the rows. */
function conSusPasos(filas: readonly FilaConPaso[]) {
  const filasDe = agrupar(filas, ({ uid }) => uid);
  return [...new Set(filas.map(({ uid }) => uid))].map((uid) => ({
    recorrido: aRecorrido(filasDe(uid)[0]!),
    hechos: filasDe(uid).flatMap(({ paso, titulo, hecho_en, como }) =>
      paso === null || titulo === null || hecho_en === null || como === null
        ? []
        : [aHecho({ paso, titulo, hecho_en, como })],
    ),
  }));
}

const instante = (texto: string | null) => (texto === null ? null : new Date(texto));

const aRecorrido = (fila: RecorridoRow): Recorrido => ({
  idRecorrido: fila.id_recorrido,
  idPersona: fila.id_persona,
  uid: fila.uid,
  ritmo: fila.ritmo,
  empezadoEn: new Date(fila.empezado_en),
  pausadoEn: instante(fila.pausado_en),
  preguntarEn: instante(fila.preguntar_en),
  dejadoEn: instante(fila.dejado_en),
  terminadoEn: instante(fila.terminado_en),
  recordatorio:
    fila.recordar_dias === null || fila.recordar_hora === null
      ? null
      : { dias: fila.recordar_dias.split(",").map(Number), hora: fila.recordar_hora },
  recordarEn: instante(fila.recordar_en),
});

const aFila = (recorrido: Recorrido): RecorridoRow => ({
  id_persona: recorrido.idPersona,
  uid: recorrido.uid,
  id_recorrido: recorrido.idRecorrido,
  ritmo: recorrido.ritmo,
  empezado_en: recorrido.empezadoEn.toISOString(),
  pausado_en: recorrido.pausadoEn?.toISOString() ?? null,
  preguntar_en: recorrido.preguntarEn?.toISOString() ?? null,
  dejado_en: recorrido.dejadoEn?.toISOString() ?? null,
  terminado_en: recorrido.terminadoEn?.toISOString() ?? null,
  recordar_dias: recorrido.recordatorio?.dias.join(",") ?? null,
  recordar_hora: recorrido.recordatorio?.hora ?? null,
  recordar_en: recorrido.recordarEn?.toISOString() ?? null,
});

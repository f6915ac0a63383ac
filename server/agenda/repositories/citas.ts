import { sql, type Updateable } from "kysely";
import type { Cita, CitaConDetalle, QuienCancela } from "../../../app/domain/agenda/citas/cita";
import type { Causa } from "../../../app/domain/shared/causa";
import { nombreCompleto } from "../../../app/domain/agenda/especialistas/especialista";
import type { CitaRepository } from "../../../app/domain/agenda/citas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { anotarCambios, conHistorial, PARTES_DEVUELTAS } from "../../ventas/module";

export function makeCitaRepository(db: Db | Trx, causa: Causa): CitaRepository {
  const anotar = (trx: Db | Trx, { idPedido, idCita }: Cita, paso: Paso) =>
    anotarCambios(trx, [{ ...paso, idPedido, asunto: "cita", idAsunto: idCita, causa }]);

  return {
    crear: (cita) =>
      conHistorial(db, async (trx) => {
        await trx
          .insertInto("citas")
          .values({
            id_cita: cita.idCita,
            id_pedido: cita.idPedido,
            id_horario: cita.idHorario,
            id_persona: cita.idPersona,
            forma_de_pago: cita.formaDePago,
            estado: cita.estado,
            creada_en: cita.creadaEn.toISOString(),
            version: cita.version,
            actualizada_en: cita.actualizadaEn.toISOString(),
            cancelada_por: cita.cancelacion?.por ?? null,
            devolucion: cita.cancelacion?.devolucion ?? null,
            cambio_libre: Number(cita.cambioLibre),
            asistencia_confirmada: Number(cita.asistenciaConfirmada),
          })
          .execute();
        await anotar(trx, cita, { desde: null, hasta: cita.estado, creadoEn: cita.creadaEn });
      }),

    async delPedido(idPedido) {
      const fila = await db
        .selectFrom("citas")
        .selectAll()
        .where("id_pedido", "=", idPedido)
        .executeTakeFirst();
      return fila ? aCita(fila) : null;
    },

    async deLaPersona(idPersona, desde, hasta) {
      const filas = await conDetalle(db)
        .where("horarios.id_persona", "=", idPersona)
        // Spelled as in the partial index `horarios_de_persona`.
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", ">=", desde.toISOString())
        .$if(hasta !== null, (query) => query.where("horarios.inicio", "<", hasta!.toISOString()))
        .orderBy("horarios.inicio")
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async delEspecialista(idEspecialista, { inicio, fin }) {
      const filas = await conDetalle(db)
        .where("horarios.id_especialista", "=", idEspecialista)
        // Spelled as in the partial index `horarios_ocupados`.
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", "<", fin.toISOString())
        .where("horarios.fin", ">", inicio.toISOString())
        .where("citas.estado", "=", "reservada")
        .orderBy("horarios.inicio")
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async deUnaPersona(idCita, idPersona) {
      const fila = await conDetalle(db)
        .where("citas.id_cita", "=", idCita)
        .where("citas.id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },

    async porId(idCita) {
      const fila = await conDetalle(db).where("citas.id_cita", "=", idCita).executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },

    async anteriores(idPersona, antesDe, cuantas, especialidad) {
      const filas = await conDetalle(db)
        .where("horarios.id_persona", "=", idPersona)
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", "<", antesDe.toISOString())
        .$if(especialidad !== undefined, (query) => query.where("especialidades.slug", "=", especialidad!))
        .orderBy("horarios.inicio", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async hayPorDecidir(idPersona) {
      const fila = await db
        .selectFrom("citas")
        .select("id_cita")
        .where("id_persona", "=", idPersona)
        .where("estado", "=", "reservada")
        .where("cambio_libre", "=", 1)
        .limit(1)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async canceladas(idPersona, cuantas) {
      const filas = await conDetalle(db)
        .where("citas.id_persona", "=", idPersona)
        .where("citas.estado", "=", "cancelada")
        .orderBy("citas.actualizada_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async porRecordar(nombre, { inicio, fin }) {
      const filas = await db
        .selectFrom("horarios")
        .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
        .select(["citas.id_cita", "citas.actualizada_en", "horarios.inicio"])
        // Spelled as in the partial index `horarios_por_empezar`.
        .where(sql<boolean>`horarios.estado not in ('retenido', 'liberado', 'vencido')`)
        .where("citas.estado", "=", "reservada")
        .where("horarios.inicio", ">", inicio.toISOString())
        .where("horarios.inicio", "<=", fin.toISOString())
        .where("citas.cambio_libre", "=", 0)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("correos")
                .select("correos.id_correo")
                .where(
                  "correos.id_correo",
                  "=",
                  sql<string>`${nombre} || ':' || citas.id_cita || ':' || citas.version`,
                ),
            ),
          ),
        )
        .execute();
      return filas.map((fila) => ({
        idCita: fila.id_cita,
        actualizadaEn: new Date(fila.actualizada_en),
        inicio: new Date(fila.inicio),
      }));
    },

    mover: (cita, destino, now) =>
      conHistorial(db, async (trx) => {
        const lugar = { id_horario: destino.idHorario, id_pedido: destino.idPedido };
        const cambios = { ...lugar, cambio_libre: 0, asistencia_confirmada: 0 };
        const movida = await cambiar(trx, cita, now, cambios);
        if (movida)
          await anotar(
            trx,
            { ...cita, ...destino },
            { desde: "reservada", hasta: "reservada", creadoEn: now },
          );
        return movida;
      }),

    cancelar: (cita, por, devolucion, now) =>
      conHistorial(db, async (trx) => {
        const cambios = { estado: "cancelada", cancelada_por: por, devolucion, cambio_libre: 0 } as const;
        const cancelada = await cambiar(trx, cita, now, cambios);
        if (cancelada) await anotar(trx, cita, { desde: "reservada", hasta: "cancelada", creadoEn: now });
        return cancelada;
      }),

    async permitirCambio(cita, now) {
      return cambiar(db, cita, now, { cambio_libre: 1, asistencia_confirmada: 0 });
    },

    async devolverDespues(idCita, devolucion) {
      const { numUpdatedRows } = await db
        .updateTable("citas")
        .set({ devolucion })
        .where("id_cita", "=", idCita)
        .where("estado", "=", "cancelada")
        .where("devolucion", "=", "nada")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async confirmarAsistencia(cita) {
      const { numUpdatedRows } = await deEstaVersion(db, cita)
        .set({ asistencia_confirmada: 1 })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

interface Paso {
  desde: Cita["estado"] | null;
  hasta: Cita["estado"];
  creadoEn: Date;
}

/** The session as somebody saw it: nothing is changed of one that has changed since. */
const deEstaVersion = (db: Db | Trx, { idCita, version }: Cita) =>
  db
    .updateTable("citas")
    .where("id_cita", "=", idCita)
    .where("version", "=", version)
    .where("estado", "=", "reservada");

async function cambiar(db: Db | Trx, cita: Cita, now: Date, cambios: Updateable<Tables["citas"]>) {
  const { numUpdatedRows } = await deEstaVersion(db, cita)
    .set({ ...cambios, version: cita.version + 1, actualizada_en: now.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const conDetalle = (db: Db | Trx) =>
  db
    .selectFrom("horarios")
    .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
    .innerJoin("pedidos", "pedidos.id_pedido", "citas.id_pedido")
    .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
    .innerJoin("especialidades", "especialidades.id", "especialistas.id_especialidad")
    .selectAll("citas")
    .select([
      "horarios.inicio",
      "horarios.fin",
      "especialistas.id_especialista",
      "especialistas.nombre",
      "especialistas.apellido",
      "especialistas.retrato",
      "especialistas.slug as slug_de_especialista",
      "especialidades.name as especialidad",
      "especialidades.slug as slug_de_especialidad",
      "especialidades.plazo_de_cancelacion_en_minutos",
      "especialidades.plazo_de_reprogramacion_en_minutos",
      "pedidos.precio_centimos",
      "pedidos.descuento_centimos",
    ])
    .select((eb) => {
      const pagos = eb
        .selectFrom("pagos")
        .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
        // Either of one table's indexes leads to its orders: over two tables none would.
        .innerJoin("pedidos as suyo", "suyo.id_pedido", "cobros.id_pedido")
        .where((de) =>
          de.or([
            de("suyo.id_pedido", "=", de.ref("citas.id_pedido")),
            de("suyo.id_cita", "=", de.ref("citas.id_cita")),
          ]),
        )
        .where("pagos.estado", "in", ["pagado", "por-devolver", "devuelto"]);
      return [
        pagos
          .select(sql<number | string>`sum(pagos.monto_centimos - ${PARTES_DEVUELTAS})`.as("suma"))
          .where("pagos.estado", "=", "pagado")
          .as("pagado_centimos"),
        pagos.select((cuenta) => cuenta.fn.countAll().as("n")).as("pagos_con_cargo"),
      ];
    })
    .select((eb) =>
      eb
        .selectFrom("movimientos_de_saldo")
        .innerJoin("lotes_de_saldo", "lotes_de_saldo.id_lote", "movimientos_de_saldo.id_lote")
        .innerJoin("pedidos as paquete", "paquete.id_pedido", "lotes_de_saldo.id_pedido")
        .select((cuenta) => cuenta.fn.countAll().as("n"))
        .whereRef("movimientos_de_saldo.id_pedido", "=", "citas.id_pedido")
        .where("movimientos_de_saldo.motivo", "=", "cita")
        .where("paquete.estado", "=", "devuelto")
        .as("bonos_sin_valor"),
    );

type FilaConDetalle = Awaited<ReturnType<ReturnType<typeof conDetalle>["execute"]>>[number];

function aCita(fila: Tables["citas"]): Cita {
  return {
    idCita: fila.id_cita,
    idPedido: fila.id_pedido,
    idHorario: fila.id_horario,
    idPersona: fila.id_persona,
    formaDePago: fila.forma_de_pago,
    estado: fila.estado,
    creadaEn: new Date(fila.creada_en),
    version: fila.version,
    actualizadaEn: new Date(fila.actualizada_en),
    cancelacion:
      fila.cancelada_por && fila.devolucion
        ? { por: fila.cancelada_por satisfies QuienCancela, devolucion: fila.devolucion }
        : null,
    cambioLibre: fila.cambio_libre === 1,
    asistenciaConfirmada: fila.asistencia_confirmada === 1,
  };
}

function aCitaConDetalle(fila: FilaConDetalle): CitaConDetalle {
  return {
    ...aCita(fila),
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    idEspecialista: fila.id_especialista,
    especialista: nombreCompleto(fila),
    especialidad: fila.especialidad,
    slugDeEspecialidad: fila.slug_de_especialidad,
    slugDeEspecialista: fila.slug_de_especialista,
    retrato: fila.retrato,
    linkFotoMedico: `/retratos/${fila.retrato}.svg`,
    plazos: {
      cancelarEnMinutos: fila.plazo_de_cancelacion_en_minutos,
      reprogramarEnMinutos: fila.plazo_de_reprogramacion_en_minutos,
    },
    precioCentimos: fila.precio_centimos,
    descuentoCentimos: fila.descuento_centimos,
    pagadoCentimos: Number(fila.pagado_centimos ?? 0),
    variosPagos: Number(fila.pagos_con_cargo ?? 0) > 1,
    bonoSinValor: Number(fila.bonos_sin_valor ?? 0) > 0,
  };
}

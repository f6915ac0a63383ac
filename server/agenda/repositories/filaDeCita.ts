import { sql, type Selectable } from "kysely";
import type { Cita, CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import { candidatosDeCodigo } from "../../../app/domain/shared/codigoCorto";
import { linkDeRetrato, nombreCompleto } from "../../../app/domain/agenda/especialistas/especialista";
import type { Db, Trx } from "../../platform/database/client";
import { codigoLibre } from "../../platform/database/codigoCorto";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import { PARTES_DEVUELTAS } from "../../ventas/module";

/** A session with its time, its specialist and its payments. */
export const conDetalle = (db: Db | Trx) =>
  db
    .selectFrom("horarios")
    .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
    .innerJoin("pedidos", "pedidos.id_pedido", "citas.id_pedido")
    .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
    .innerJoin("especialidades", "especialidades.id", "especialistas.id_especialidad")
    .leftJoin("asistencias_de_cita", "asistencias_de_cita.id_cita", "citas.id_cita")
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
      "pedidos.cupon",
      "asistencias_de_cita.anotada_en as asistencia_en",
      "asistencias_de_cita.motivo as asistencia_motivo",
    ])
    .select((eb) => {
      const pagos = eb
        .selectFrom("pagos")
        .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
        // Both sides of the `or` name the same table, so that its indexes are used. With two tables none would be.
        .innerJoin("pedidos as suyo", "suyo.id_pedido", "cobros.id_pedido")
        .where((de) =>
          de.or([
            de("suyo.id_pedido", "=", de.ref("citas.id_pedido")),
            de("suyo.id_cita", "=", de.ref("citas.id_cita")),
          ]),
        )
        .where("pagos.estado", "=", "pagado");
      return [
        pagos
          .select(sql<number | string>`sum(pagos.monto_centimos - ${PARTES_DEVUELTAS})`.as("suma"))
          .as("pagado_centimos"),
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
    )
    .select((eb) =>
      eb
        .selectFrom("movimientos_de_saldo as gasto")
        .innerJoin("lotes_de_saldo as lote", "lote.id_lote", "gasto.id_lote")
        .select((fila) => fila.fn.max("lote.vence_en").as("vence_en"))
        .whereRef("gasto.id_pedido", "=", "citas.id_pedido")
        .where("gasto.motivo", "=", "cita")
        .as("bono_vence_en"),
    );

type FilaConDetalle = Awaited<ReturnType<ReturnType<typeof conDetalle>["execute"]>>[number];

export function aCita(fila: Selectable<Tables["citas"]>): Cita {
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
      fila.cancelada_por && fila.devolucion ? { por: fila.cancelada_por, devolucion: fila.devolucion } : null,
    cambioLibre: fila.cambio_libre === 1,
    asistenciaConfirmada: fila.asistencia_confirmada === 1,
    personaLlegoEn: fila.persona_llego_en ? new Date(fila.persona_llego_en) : null,
    especialistaLlegoEn: fila.especialista_llego_en ? new Date(fila.especialista_llego_en) : null,
  };
}

export const asistenciaDe = ({
  asistencia_en: en,
  asistencia_motivo: motivo,
}: Pick<FilaConDetalle, "asistencia_en" | "asistencia_motivo">) =>
  en !== null && motivo !== null ? { en: new Date(en), motivo } : null;

export function aCitaConDetalle(fila: FilaConDetalle): CitaConDetalle {
  return {
    ...aCita(fila),
    codigo: fila.codigo_corto,
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    idEspecialista: fila.id_especialista,
    especialista: nombreCompleto(fila),
    especialidad: fila.especialidad,
    slugDeEspecialidad: fila.slug_de_especialidad,
    slugDeEspecialista: fila.slug_de_especialista,
    retrato: fila.retrato,
    linkFotoMedico: linkDeRetrato(fila.retrato),
    plazos: {
      cancelarEnMinutos: fila.plazo_de_cancelacion_en_minutos,
      reprogramarEnMinutos: fila.plazo_de_reprogramacion_en_minutos,
    },
    precioCentimos: fila.precio_centimos,
    descuentoCentimos: fila.descuento_centimos,
    cupon: fila.cupon,
    pagadoCentimos: Number(fila.pagado_centimos ?? 0),
    bonoSinValor: Number(fila.bonos_sin_valor ?? 0) > 0,
    bonoVenceEn: fila.bono_vence_en ? new Date(fila.bono_vence_en) : null,
    asistencia: asistenciaDe(fila),
  };
}

/** Row of a new session. */
const filaDe = (cita: Cita) => ({
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
  persona_llego_en: cita.personaLlegoEn?.toISOString() ?? null,
  especialista_llego_en: cita.especialistaLlegoEn?.toISOString() ?? null,
});

/** Candidates for the short code of a session, one placeholder each. */
const candidatosDe = ({ idCita }: Cita) => {
  const [primero, segundo, tercero, cuarto] = candidatosDeCodigo("cita", idCita);
  return { primero: primero!, segundo: segundo!, tercero: tercero!, cuarto: cuarto! };
};

type FilaNueva = ReturnType<typeof filaDe> & ReturnType<typeof candidatosDe>;

const insertar = sentencia((db, { primero, segundo, tercero, cuarto, ...fila }: Huecos<FilaNueva>) =>
  db
    .insertInto("citas")
    .values({ ...fila, codigo_corto: codigoLibre("citas", [primero, segundo, tercero, cuarto]) }),
);

/** Writes a new session, with the first short code of it that is free. */
export const crearCita = (db: Db | Trx, cita: Cita) =>
  insertar(db, { ...filaDe(cita), ...candidatosDe(cita) });

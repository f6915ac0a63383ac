import { sql, type NotNull, type Selectable } from "kysely";
import type { Horario } from "../../../app/domain/agenda/horarios/horario";
import type { ReservaRepository } from "../../../app/domain/agenda/reservas/repositorio";
import type { PedidoDeCambio, Reserva } from "../../../app/domain/agenda/reservas/reserva";
import type { Causa } from "../../../app/domain/shared/causa";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import {
  aPedido,
  cerrarPedidos,
  conCobro,
  conRastro,
  enProceso,
  insertarPedido,
  mudarPedido,
  relevarPedido,
} from "../../ventas/module";

/**
 * Condition for pending and paid orders. It is written as in the partial index `pedidos_vivos` (PostgreSQL §
 * 11.8).
 */
const VIVO = sql<boolean>`pedidos.estado in ('pendiente', 'pagado')`;

export function makeReservaRepository(db: Db | Trx, causa: Causa): ReservaRepository {
  return {
    crear: (reserva) => conRastro(db, (trx) => crear(trx, reserva, causa)),

    async porId(idPedido) {
      const [fila] = await porId(db, { idPedido });
      return fila ? aReserva(fila) : null;
    },

    async deUnaPersona(idPedido, idPersona) {
      const fila = await db
        .selectFrom("pedidos")
        .innerJoin("horarios as h", "h.id_horario", "pedidos.id_horario")
        .selectAll("pedidos")
        .select(SU_HORARIO)
        .where("pedidos.clase", "in", ["sesion", "cambio"])
        .where("pedidos.id_pedido", "=", idPedido)
        .where("pedidos.id_persona", "=", idPersona)
        .$narrowType<{ id_horario: NotNull }>()
        .executeTakeFirst();
      return fila ? { reserva: aReserva(fila), horario: aSuHorario(fila) } : null;
    },

    async ultimaDelHorario(idHorario) {
      const [fila] = await ultimaDelHorario(db, { idHorario });
      return fila ? aReserva(fila) : null;
    },

    async ultimaConCobro(idHorario) {
      const fila = await reservas(db)
        .select(conCobro("pedidos.id_pedido"))
        .where("id_horario", "=", idHorario)
        .orderBy("creado_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? { reserva: aReserva(fila), conCobro: fila.con_cobro !== null } : null;
    },

    vivas: (idPersona, now) =>
      unaVez(db, `reservas-vivas:${idPersona}`, async () => {
        const filas = await vivas(db, { idPersona, ahora: now.toISOString() });
        // When a time has several orders, the last one counts.
        const ultimas = new Map(filas.map((fila) => [fila.de_horario, fila]));
        return [...ultimas.values()].map((fila) => ({
          horario: aSuHorario(fila),
          pedido: fila.id_pedido === null ? null : aReserva(fila as FilaDeReserva),
          enProceso: Boolean(fila.en_proceso),
          ofrecido: Boolean(fila.ofrecido),
          idCita: fila.de_cita,
        }));
      }),

    async cambiosPendientes(idCita) {
      const filas = await reservas(db)
        .where("id_cita", "=", idCita)
        .where("estado", "=", "pendiente")
        .execute();
      return filas.map(aReserva).filter(esCambio);
    },

    async relevados(idCita) {
      const filas = await reservas(db)
        .where("id_cita", "=", idCita)
        .where("relevado_por", "is not", null)
        .orderBy("creado_en")
        .execute();
      return filas.map(({ id_pedido }) => id_pedido);
    },

    relevar: (anterior, nuevo, idCita, now) =>
      relevarPedido(db, anterior.idPedido, { por: nuevo.idPedido, id_cita: idCita, causa, now }),

    mudar: (idPedido, idHorario, now) => mudarPedido(db, idPedido, { id_horario: idHorario }, now),

    cerrarPendientes: (idsHorario, hasta, now) =>
      cerrarPedidos(
        db,
        (pedidos) =>
          pedidos.where("id_horario", "in", idsHorario).where(VIVO).where("estado", "=", "pendiente"),
        { hasta, causa, now },
      ),
  };
}

async function crear(trx: Db | Trx, reserva: Reserva, causa: Causa): Promise<Reserva> {
  const cambio = reserva.clase === "cambio" ? reserva.cambio : null;
  const deUnHorario = {
    id_horario: reserva.idHorario,
    version_de_datos: reserva.versionDeDatos,
    id_cita: cambio?.idCita ?? null,
    version_de_cita: cambio?.version ?? null,
  };
  if (await insertarPedido(trx, reserva, deUnHorario, causa)) return reserva;
  const fila = await reservas(trx)
    .where("id_horario", "=", reserva.idHorario)
    .where(VIVO)
    .executeTakeFirstOrThrow();
  return aReserva(fila);
}

/** Columns of an order's time, beside those of the order. */
const SU_HORARIO = [
  "h.id_horario as de_horario",
  "h.id_especialista",
  "h.id_persona as quien_retiene",
  "h.inicio",
  "h.fin",
  "h.estado as estado_de_horario",
  "h.expira_en",
  "h.ampliado",
  "h.creado_en as retenido_en",
] as const;

interface FilaDeSuHorario extends Pick<
  Tables["horarios"],
  "id_especialista" | "inicio" | "fin" | "expira_en" | "ampliado"
> {
  de_horario: string;
  quien_retiene: number;
  estado_de_horario: Horario["estado"];
  retenido_en: string;
}

const aSuHorario = (fila: FilaDeSuHorario): Horario => ({
  idHorario: fila.de_horario,
  idEspecialista: fila.id_especialista,
  idPersona: fila.quien_retiene,
  inicio: new Date(fila.inicio),
  fin: new Date(fila.fin),
  estado: fila.estado_de_horario,
  expiraEn: new Date(fila.expira_en),
  ampliado: fila.ampliado === 1,
  creadoEn: new Date(fila.retenido_en),
});

/** The times that a person holds or has booked, each with its orders. */
const vivas = sentencia((db, { idPersona, ahora }: Huecos<{ idPersona: number; ahora: string }>) =>
  db
    .selectFrom("horarios as h")
    .leftJoin("pedidos", (on) =>
      on.onRef("pedidos.id_horario", "=", "h.id_horario").on("pedidos.clase", "in", ["sesion", "cambio"]),
    )
    .selectAll("pedidos")
    .select(SU_HORARIO)
    .select(enProceso("pedidos.id_pedido"))
    .select((eb) =>
      eb
        .selectFrom("citas")
        .select((deCita) => deCita.fn.max("citas.id_cita").as("id_cita"))
        .whereRef("citas.id_horario", "=", "h.id_horario")
        .where("citas.estado", "=", "reservada")
        .as("de_cita"),
    )
    .select((eb) =>
      eb
        .selectFrom("esperas")
        .select((deEspera) =>
          sql<string | null>`max((${deEspera
            .selectFrom("ofertas_de_espera as o")
            .select("o.id_oferta")
            .whereRef("o.id_espera", "=", "esperas.id_espera")
            .whereRef("o.id_horario", "=", "h.id_horario")
            .where("o.expira_en", ">", ahora)
            // Written as in the partial indexes of offers, which allow one open offer for each place in a waiting
            // list.
            .where(sql<boolean>`o.estado = 'vigente'`)}))`.as("id_oferta"),
        )
        .whereRef("esperas.id_persona", "=", "h.id_persona")
        .as("ofrecido"),
    )
    .where("h.id_persona", "=", idPersona)
    // Written as in the partial index `horarios_de_persona`, so that the index is used (PostgreSQL § 11.8).
    .where(sql<boolean>`h.estado in ('retenido', 'reservado')`)
    .where("h.fin", ">", ahora)
    .where((eb) => eb.or([eb("h.estado", "=", "reservado"), eb("h.expira_en", ">", ahora)]))
    .orderBy("h.expira_en")
    .orderBy("pedidos.creado_en"),
);

const reservas = (db: Db | Trx) =>
  db
    .selectFrom("pedidos")
    .selectAll()
    .where("clase", "in", ["sesion", "cambio"])
    .$narrowType<{ id_horario: NotNull }>();

const porId = sentencia((db, { idPedido }: Huecos<{ idPedido: string }>) =>
  reservas(db).where("id_pedido", "=", idPedido),
);

const ultimaDelHorario = sentencia((db, { idHorario }: Huecos<{ idHorario: string }>) =>
  reservas(db).where("id_horario", "=", idHorario).orderBy("creado_en", "desc").limit(1),
);

type FilaDeReserva = Omit<Selectable<Tables["pedidos"]>, "id_horario"> & { id_horario: string };

function aReserva(fila: FilaDeReserva): Reserva {
  const deUnHorario = {
    ...aPedido(fila),
    idHorario: fila.id_horario,
    versionDeDatos: fila.version_de_datos,
  };
  if (fila.clase === "sesion") return { ...deUnHorario, clase: "sesion" };
  const { id_cita: idCita, version_de_cita: version } = fila;
  if (idCita === null || version === null) throw new Error(`order ${fila.id_pedido} changes no session`);
  return { ...deUnHorario, clase: "cambio", cambio: { idCita, version } };
}

const esCambio = (reserva: Reserva): reserva is PedidoDeCambio => reserva.clase === "cambio";

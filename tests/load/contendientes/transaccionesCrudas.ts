import pg from "pg";
import type { Db } from "../../../server/platform/database/client";
import { isPostgres } from "../../../server/platform/database/direccion";
import type { Tables } from "../../../server/platform/database/schema";
import { openSqlite, type SqliteStatement } from "../../../server/platform/database/sqliteFile";

type Valor = string | number | null;
type Fila = Record<string, Valor>;
/** An SQL statement with `?` for each of its values. */
type Paso = [sql: string, valores: Valor[]];
type Transaccion = (pasos: readonly Paso[]) => Promise<void>;

export interface TransaccionesCrudas {
  /** Writes the rows of one more booking: held, ordered, paid. */
  reservar: () => Promise<void>;
  cerrar: () => Promise<void>;
}

/**
 * Bookings without any checks, for comparison. The rows of one booking of the product are written again and again in
 * the same three transactions, with prepared statements. Nothing is read, and nothing is checked but what the indexes
 * check.
 */
export async function abrirTransaccionesCrudas(
  databaseUrl: string,
  db: Db,
  idCita: string,
): Promise<TransaccionesCrudas> {
  const modelo = await leerReserva(db, idCita);
  const { transaccion, cerrar } = isPostgres(databaseUrl) ? enPostgres(databaseUrl) : enSqlite(databaseUrl);
  let numero = 0;
  return {
    cerrar,
    async reservar() {
      for (const pasos of pasosDe(modelo, ++numero)) await transaccion(pasos);
    },
  };
}

async function leerReserva(db: Db, idCita: string) {
  const de = (tabla: keyof Tables, columna: string, valor: string) =>
    db
      .selectFrom(tabla)
      .selectAll()
      .where(db.dynamic.ref(columna), "=", valor)
      .execute() as Promise<unknown> as Promise<Fila[]>;
  const [cita] = await de("citas", "id_cita", idCita);
  const idPedido = cita!.id_pedido as string;
  const [[horario], ocupaciones, [pedido], historial, [movimiento], [notificacion], [correo]] =
    await Promise.all([
      de("horarios", "id_horario", cita!.id_horario as string),
      de("ocupaciones", "id_horario", cita!.id_horario as string),
      de("pedidos", "id_pedido", idPedido),
      de("historial", "id_pedido", idPedido),
      de("movimientos_de_saldo", "id_pedido", idPedido),
      de("notificaciones", "id_notificacion", `cita-reservada:${idCita}`),
      de("correos", "id_correo", `cita-reservada:${idCita}`),
    ]);
  return {
    cita: cita!,
    horario: horario!,
    ocupaciones,
    pedido: pedido!,
    historial: historial.map(({ numero: _, ...linea }): Fila => linea),
    movimiento: movimiento!,
    notificacion: notificacion!,
    correo: correo!,
  };
}

type Reserva = Awaited<ReturnType<typeof leerReserva>>;

const MARCAR =
  "insert into versiones (clave, numero) values (?, 1) on conflict (clave) do update set numero = versiones.numero + 1";

function pasosDe(modelo: Reserva, numero: number): Paso[][] {
  const { cita, horario, pedido, movimiento } = modelo;
  const con = (fila: Fila, cambios: Fila) => ({ ...fila, ...cambios });
  const ids = {
    id_horario: `crudo-${numero}`,
    id_pedido: `crudo-${numero}`,
    id_cita: `crudo-${numero}`,
  };
  const { id_horario, id_pedido, id_cita } = ids;
  const aviso = `cita-reservada:${id_cita}`;
  const lineas = modelo.historial.map((linea) =>
    con(linea, { id_pedido, id_asunto: linea.asunto === "cita" ? id_cita : id_pedido }),
  );
  const marcar: Paso = [MARCAR, [horario.id_especialista!]];
  const retenciones = `retenciones:${cita.id_persona}`;
  // The rows get other resources and times than the product's, which are free as well.
  const ocupadas = modelo.ocupaciones.map((fila) =>
    con(fila, { id_horario, recurso: `crudo:${fila.recurso}`, tramo: Number(fila.tramo) + numero * 1_000 }),
  );
  return [
    [
      insertar("horarios", [con(horario, { id_horario, estado: "retenido" })]),
      insertar("ocupaciones", ocupadas),
      insertar("ocupaciones", [{ recurso: `crudo:${retenciones}`, tramo: numero, id_horario }]),
      marcar,
    ],
    [
      insertar("pedidos", [con(pedido, { id_pedido, id_horario, estado: "pendiente" })]),
      insertar("historial", lineas.slice(0, 1)),
    ],
    [
      ["update pedidos set estado = 'pagado' where id_pedido = ? and estado = 'pendiente'", [id_pedido]],
      ["update horarios set estado = 'reservado' where id_horario = ? and estado = 'retenido'", [id_horario]],
      ["delete from ocupaciones where recurso = ? and tramo = ?", [`crudo:${retenciones}`, numero]],
      marcar,
      [
        "update saldos set cantidad = cantidad - 0 where id_persona = ? and id_especialidad = ? and cantidad >= 0",
        [cita.id_persona!, movimiento.id_especialidad!],
      ],
      insertar("movimientos_de_saldo", [con(movimiento, { id_movimiento: id_cita, id_pedido })]),
      insertar("citas", [con(cita, ids)]),
      insertar("historial", lineas.slice(1)),
      insertar("notificaciones", [con(modelo.notificacion, { id_notificacion: aviso })]),
      insertar("correos", [con(modelo.correo, { id_correo: aviso })]),
    ],
  ];
}

function insertar(tabla: keyof Tables, filas: readonly Fila[]): Paso {
  const columnas = Object.keys(filas[0]!);
  const huecos = filas.map(() => `(${columnas.map(() => "?").join(", ")})`).join(", ");
  return [
    `insert into ${tabla} (${columnas.join(", ")}) values ${huecos}`,
    filas.flatMap((fila) => columnas.map((columna) => fila[columna]!)),
  ];
}

function enSqlite(archivo: string): { transaccion: Transaccion; cerrar: () => Promise<void> } {
  const sqlite = openSqlite(archivo, { timeout: 10_000 });
  // Writes are synchronous like the product's: an answered booking survives a power cut.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const preparadas = new Map<string, SqliteStatement>();
  const preparar = (texto: string) => {
    const lista = preparadas.get(texto) ?? sqlite.prepare(texto);
    preparadas.set(texto, lista);
    return lista;
  };
  return {
    transaccion: async (pasos) => {
      preparar("begin immediate").run();
      try {
        for (const [texto, valores] of pasos) preparar(texto).run(...valores);
        preparar("commit").run();
      } finally {
        if (sqlite.inTransaction) preparar("rollback").run();
      }
    },
    cerrar: async () => void sqlite.close(),
  };
}

function enPostgres(connectionString: string): { transaccion: Transaccion; cerrar: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const nombres = new Map<string, { name: string; text: string }>();
  const preparar = (texto: string) => {
    let numero = 0;
    const lista = nombres.get(texto) ?? {
      name: `crudo-${nombres.size}`,
      text: texto.replaceAll("?", () => `$${++numero}`),
    };
    nombres.set(texto, lista);
    return lista;
  };
  return {
    async transaccion(pasos) {
      const conexion = await pool.connect();
      try {
        await conexion.query("begin");
        for (const [texto, values] of pasos) await conexion.query({ ...preparar(texto), values });
        await conexion.query("commit");
      } finally {
        conexion.release();
      }
    },
    cerrar: () => pool.end(),
  };
}

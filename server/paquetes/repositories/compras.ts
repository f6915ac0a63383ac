import { sql, type NotNull, type Selectable } from "kysely";
import type { Compra, Paquete } from "../../../app/domain/paquetes/compras/paquete";
import type { Parte } from "../../../app/domain/paquetes/saldo/saldo";
import type { Causa } from "../../../app/domain/shared/causa";
import type { CompraRepository, PaqueteRepository } from "../../../app/domain/paquetes/compras/repositorio";
import { agrupar } from "../../../app/domain/shared/agrupar";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import {
  aPedido,
  cerrarPedidos,
  conRastro,
  enProceso,
  insertarPedido,
  tomarPedido,
} from "../../ventas/module";

/** Content of each pack or order, the specialty with most sessions first. */
function contenidoDe(partes: readonly (Parte & { de: string })[]): (de: string) => Parte[] {
  const partesDe = agrupar(partes, ({ de }) => de);
  return (de) =>
    partesDe(de)
      .map(({ idEspecialidad, sesiones }) => ({ idEspecialidad, sesiones }))
      .toSorted((a, b) => b.sesiones - a.sesiones || a.idEspecialidad - b.idEspecialidad);
}

export function makePaqueteRepository(db: Db | Trx): PaqueteRepository {
  /** Query of all packs. It is one statement, so that price and parts match even while a pack is being rewritten. */
  const paquetes = () =>
    db
      .selectFrom("paquetes")
      .innerJoin("contenido_de_paquetes as parte", "parte.id_paquete", "paquetes.id_paquete")
      .selectAll("paquetes")
      .select(["parte.id_paquete as de", "parte.id_especialidad as idEspecialidad", "parte.sesiones"]);
  const enVenta = () => paquetes().where("en_venta", "=", 1);
  const leer = async (consulta: ReturnType<typeof paquetes>) => {
    const filas = await consulta.orderBy("paquetes.id_paquete").execute();
    const contenido = contenidoDe(filas);
    return [...new Map(filas.map((fila) => [fila.id_paquete, fila])).values()].map((fila) => ({
      ...aPaquete(fila, contenido(fila.id_paquete)),
      enVenta: fila.en_venta === 1,
    }));
  };
  const cambiar = async (idPaquete: string, cambios: { precio_centimos: number } | { en_venta: 0 }) => {
    const { numUpdatedRows } = await db
      .updateTable("paquetes")
      .set(cambios)
      .where("id_paquete", "=", idPaquete)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    todos: () => leer(paquetes()),
    guardar: (paquete) => guardarPaquete(db, paquete),
    fijarPrecio: (idPaquete, precio_centimos) => cambiar(idPaquete, { precio_centimos }),
    retirar: (idPaquete) => cambiar(idPaquete, { en_venta: 0 }),
    enVenta: () => leer(enVenta()),
    enVentaPorId: async (idPaquete) =>
      (await leer(enVenta().where("paquetes.id_paquete", "=", idPaquete)))[0] ?? null,
  };
}

/** Writes a pack, or its new terms; orders that exist keep the old terms. */
export async function guardarPaquete(db: Db | Trx, paquete: Paquete): Promise<void> {
  const { idPaquete, contenido } = paquete;
  const terminos = {
    nombre: paquete.nombre,
    meses: paquete.meses,
    precio_centimos: paquete.precioCentimos,
    monedas: paquete.monedas,
    en_venta: 1 as const,
  };
  await db
    .insertInto("paquetes")
    .values({ id_paquete: idPaquete, ...terminos })
    .onConflict((conflicto) => conflicto.column("id_paquete").doUpdateSet(terminos))
    .execute();
  await db.deleteFrom("contenido_de_paquetes").where("id_paquete", "=", idPaquete).execute();
  await db
    .insertInto("contenido_de_paquetes")
    .values(contenido.map((parte) => ({ id_paquete: idPaquete, ...deParte(parte) })))
    .execute();
}

const deParte = ({ idEspecialidad, sesiones }: Parte) => ({ id_especialidad: idEspecialidad, sesiones });

/**
 * Condition for orders of packs that may expire, written as in the partial index `compras_por_vencer` (PostgreSQL §
 * 11.8).
 */
const POR_VENCER = sql<boolean>`id_paquete is not null
  and estado not in ('pagado', 'vencido', 'anulado', 'devuelto')`;

const compras = (db: Db | Trx) =>
  db
    .selectFrom("pedidos")
    .innerJoin("paquetes", "paquetes.id_paquete", "pedidos.id_paquete")
    .selectAll("pedidos")
    .select("paquetes.nombre")
    .$narrowType<{ id_paquete: NotNull; meses: NotNull }>();

/** Orders of packs with their content, one row for each part, newest first, and whether a payment is in process. */
const conPartes = (db: Db | Trx, consulta: ReturnType<typeof compras>) =>
  db
    .selectFrom(consulta.as("compra"))
    .leftJoin("contenido_de_pedidos as parte", "parte.id_pedido", "compra.id_pedido")
    .selectAll("compra")
    .select(["parte.id_especialidad as de_especialidad", "parte.sesiones as cuantas"])
    .select(enProceso("compra.id_pedido"))
    .orderBy("compra.creado_en", "desc");

const pendientes = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  conPartes(
    db,
    compras(db)
      .where("pedidos.id_persona", "=", idPersona)
      .where(sql<boolean>`pedidos.id_paquete is not null and pedidos.estado = 'pendiente'`),
  ),
);

function comprasDe(filas: Awaited<ReturnType<ReturnType<typeof conPartes>["execute"]>>) {
  const contenido = contenidoDe(
    filas.flatMap(({ id_pedido: de, de_especialidad: idEspecialidad, cuantas: sesiones }) =>
      idEspecialidad === null || sesiones === null ? [] : { de, idEspecialidad, sesiones },
    ),
  );
  return [...new Map(filas.map((fila) => [fila.id_pedido, fila])).values()].map((fila) => ({
    compra: aCompra(fila, contenido(fila.id_pedido)),
    enProceso: Boolean(fila.en_proceso),
  }));
}

export function makeCompraRepository(db: Db | Trx, causa: Causa): CompraRepository {
  const leer = async (consulta: ReturnType<typeof compras>): Promise<Compra[]> =>
    comprasDe(await conPartes(db, consulta).execute()).map(({ compra }) => compra);
  const porPagar = (idPersona: number, idPaquete: string) =>
    compras(db)
      .where("pedidos.id_persona", "=", idPersona)
      .where("pedidos.id_paquete", "=", idPaquete)
      .where(sql<boolean>`pedidos.id_paquete is not null and pedidos.estado = 'pendiente'`);
  const porId = async (idPedido: string) =>
    (await leer(compras(db).where("pedidos.id_pedido", "=", idPedido)))[0] ?? null;
  return {
    async crear(compra) {
      await conRastro(db, (trx) => crear(trx, compra, causa));
      const [pendiente] = await leer(porPagar(compra.idPersona, compra.idPaquete));
      if (!pendiente) throw new Error(`order ${compra.idPedido} was not written`);
      return pendiente;
    },

    canjear: (compra) => conRastro(db, (trx) => crear(trx, compra, causa)),

    porId,

    async bloquear(idPedido) {
      await tomarPedido(db, idPedido);
      return porId(idPedido);
    },

    pendiente: async (idPersona, idPaquete) => (await leer(porPagar(idPersona, idPaquete)))[0] ?? null,

    async deUnaPersona(idPedido, idPersona) {
      const consulta = compras(db)
        .where("pedidos.id_pedido", "=", idPedido)
        .where("pedidos.id_persona", "=", idPersona);
      return (await leer(consulta))[0] ?? null;
    },

    deLaPersona: (idPersona, cuantas) =>
      leer(
        compras(db)
          .where("pedidos.id_persona", "=", idPersona)
          .where(sql<boolean>`pedidos.id_paquete is not null`)
          .orderBy("pedidos.creado_en", "desc")
          .limit(cuantas),
      ),

    pendientes: async (idPersona) => comprasDe(await pendientes(db, { idPersona })),

    vencer: (creadasHasta, now) =>
      cerrarPedidos(
        db,
        (pedidos) => pedidos.where(POR_VENCER).where("creado_en", "<=", creadasHasta.toISOString()),
        { hasta: "vencido", causa, now },
      ),
  };
}

/** Writes an order of a pack. False when the person has an unpaid order of the same pack. */
async function crear(trx: Db | Trx, compra: Compra, causa: Causa): Promise<boolean> {
  const { idPedido, contenido, estado } = compra;
  const dePaquete = {
    id_paquete: compra.idPaquete,
    meses: compra.meses,
    monedas: estado === "pagado" ? compra.monedas : null,
    // Buying a pack reveals nothing about health, so no consent text for health data was accepted (Ley 29733, art.
    // 13.6).
    version_de_datos: "",
  };
  if (!(await insertarPedido(trx, compra, dePaquete, causa))) return false;
  await trx
    .insertInto("contenido_de_pedidos")
    .values(contenido.map((parte) => ({ id_pedido: idPedido, ...deParte(parte) })))
    .execute();
  return true;
}

function aPaquete(fila: Selectable<Tables["paquetes"]>, contenido: readonly Parte[]): Paquete {
  return {
    idPaquete: fila.id_paquete,
    nombre: fila.nombre,
    contenido,
    meses: fila.meses,
    precioCentimos: fila.precio_centimos,
    monedas: fila.monedas,
  };
}

type FilaDeCompra = Selectable<Tables["pedidos"]> & {
  id_paquete: string;
  meses: number;
  nombre: string | null;
};

function aCompra(fila: FilaDeCompra, contenido: readonly Parte[]): Compra {
  return {
    ...aPedido(fila),
    idPaquete: fila.id_paquete,
    nombre: fila.nombre,
    contenido,
    monedas: fila.monedas,
    meses: fila.meses,
  };
}

import type { Rol } from "../../../app/domain/equipo/derechos/derechos";
import { esDeMaquina } from "../../../app/domain/equipo/cuentas/origenDeRol";
import type {
  CuentaDeEquipo,
  CuentaDeEquipoRepository,
  RolDeCuenta,
} from "../../../app/domain/equipo/cuentas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { EquipoTables } from "../tables";

const deCuenta = (fila: EquipoTables["cuentas_de_equipo"]): CuentaDeEquipo => ({
  idCuenta: fila.id_cuenta,
  correo: fila.correo,
  nombre: fila.nombre,
  estado: fila.estado,
  claveHash: fila.clave_hash,
  secretoCifrado: fila.secreto_cifrado,
  identidad:
    fila.emisor !== null && fila.sujeto !== null ? { emisor: fila.emisor, sujeto: fila.sujeto } : null,
  creadaEn: new Date(fila.creada_en),
  usadaEn: new Date(fila.usada_en),
});

const deRol = (fila: EquipoTables["roles_de_equipo"]): RolDeCuenta => ({
  idRol: fila.id_rol,
  idCuenta: fila.id_cuenta,
  rol: fila.rol as Rol,
  pedidoPor: fila.pedido_por,
  motivo: fila.motivo,
  pedidoEn: new Date(fila.pedido_en),
  confirmadoEn: fila.confirmado_en ? new Date(fila.confirmado_en) : null,
});

/** Accounts of the staff, and their roles. */
export function makeCuentaDeEquipoRepository(db: Db | Trx): CuentaDeEquipoRepository {
  const cuentas = () => db.selectFrom("cuentas_de_equipo").selectAll();
  const roles = () => db.selectFrom("roles_de_equipo").selectAll().where("quitado_en", "is", null);
  const confirmados = async (idCuenta: string) =>
    (
      await roles()
        .where("id_cuenta", "=", idCuenta)
        .where("confirmado_en", "is not", null)
        .orderBy("rol")
        .execute()
    ).map(deRol);
  const sinInvitacion = { huella_de_invitacion: null, invitacion_vence_en: null };

  return {
    async porId(idCuenta) {
      const fila = await cuentas().where("id_cuenta", "=", idCuenta).executeTakeFirst();
      return fila ? deCuenta(fila) : null;
    },

    async porCorreo(correo) {
      const fila = await cuentas().where("correo", "=", correo).executeTakeFirst();
      return fila ? deCuenta(fila) : null;
    },

    async porIdentidad(emisor, sujeto) {
      const fila = await cuentas()
        .where("emisor", "=", emisor)
        .where("sujeto", "=", sujeto)
        .executeTakeFirst();
      return fila ? deCuenta(fila) : null;
    },

    async porInvitacion(huella, now) {
      const fila = await cuentas()
        .where("huella_de_invitacion", "=", huella)
        .where("invitacion_vence_en", ">", now.toISOString())
        .where("estado", "=", "invitada")
        .executeTakeFirst();
      return fila ? deCuenta(fila) : null;
    },

    async todas() {
      return (await cuentas().orderBy("nombre").orderBy("id_cuenta").execute()).map(deCuenta);
    },

    async crear({ idCuenta, correo, nombre, estado, claveHash, secretoCifrado, identidad, ...fechas }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("cuentas_de_equipo")
        .values({
          ...{ id_cuenta: idCuenta, correo, nombre, estado, clave_hash: claveHash },
          ...{ secreto_cifrado: secretoCifrado, ultimo_paso: null, cerrada_en: null, ...sinInvitacion },
          ...{ creada_en: fechas.creadaEn.toISOString(), usada_en: fechas.usadaEn.toISOString() },
          ...{ emisor: identidad?.emisor ?? null, sujeto: identidad?.sujeto ?? null },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async invitar(idCuenta, { huella, venceEn }) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ huella_de_invitacion: huella, invitacion_vence_en: venceEn.toISOString() })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "invitada")
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async preparar(idCuenta, claveHash, secretoCifrado) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ clave_hash: claveHash, secreto_cifrado: secretoCifrado })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "invitada")
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async activar(idCuenta, paso, now) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ estado: "activa", ultimo_paso: paso, usada_en: now.toISOString(), ...sinInvitacion })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "invitada")
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async usarPaso(idCuenta, paso) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ ultimo_paso: paso })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "activa")
        .where((eb) => eb.or([eb("ultimo_paso", "is", null), eb("ultimo_paso", "<", paso)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async cambiarRespaldos(idCuenta, huellas, now) {
      // The write locks the account: of two renewals at once, the codes of the later one stay.
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ usada_en: now.toISOString() })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "activa")
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      await db.deleteFrom("respaldos_de_equipo").where("id_cuenta", "=", idCuenta).execute();
      await db
        .insertInto("respaldos_de_equipo")
        .values(huellas.map((huella) => ({ id_cuenta: idCuenta, huella, usado_en: null })))
        .execute();
      return true;
    },

    async usarRespaldo(idCuenta, huella, now) {
      const { numUpdatedRows } = await db
        .updateTable("respaldos_de_equipo")
        .set({ usado_en: now.toISOString() })
        .where("id_cuenta", "=", idCuenta)
        .where("huella", "=", huella)
        .where("usado_en", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async respaldosSinUsar(idCuenta) {
      const { cuantos } = await db
        .selectFrom("respaldos_de_equipo")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantos"))
        .where("id_cuenta", "=", idCuenta)
        .where("usado_en", "is", null)
        .executeTakeFirstOrThrow();
      return Number(cuantos);
    },

    async usar(idCuenta, now) {
      await db
        .updateTable("cuentas_de_equipo")
        .set({ usada_en: now.toISOString() })
        .where("id_cuenta", "=", idCuenta)
        .execute();
    },

    async cerrar(idCuenta, now) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ estado: "cerrada", cerrada_en: now.toISOString(), ...sinInvitacion })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "<>", "cerrada")
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async soltarCorreo(idCuenta) {
      await db
        .updateTable("cuentas_de_equipo")
        .set((eb) => ({ correo: eb(eb.ref("correo"), "||", ` · ${idCuenta}`) }))
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "cerrada")
        .execute();
    },

    async soltarIdentidad(idCuenta) {
      await db
        .updateTable("cuentas_de_equipo")
        .set({ emisor: null, sujeto: null })
        .where("id_cuenta", "=", idCuenta)
        .where("estado", "=", "cerrada")
        .execute();
    },

    async ponerNombre(idCuenta, nombre) {
      await db.updateTable("cuentas_de_equipo").set({ nombre }).where("id_cuenta", "=", idCuenta).execute();
    },

    async ponerCorreo(idCuenta, correo) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas_de_equipo")
        .set({ correo })
        .where("id_cuenta", "=", idCuenta)
        .where(({ not, exists }) => not(exists(cuentas().where("correo", "=", correo))))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async sinUsoDesde(limite) {
      const filas = await cuentas()
        .where("estado", "<>", "cerrada")
        .where("usada_en", "<", limite.toISOString())
        .execute();
      return filas.map(deCuenta);
    },

    async rolesDe(idCuenta) {
      return (await confirmados(idCuenta)).map(({ rol }) => rol);
    },

    async rolesDeMaquina(idCuenta) {
      return (await confirmados(idCuenta)).filter(esDeMaquina).map(({ rol }) => rol);
    },

    async roles() {
      return (await roles().orderBy("pedido_en").orderBy("id_rol").execute()).map(deRol);
    },

    async rol(idRol) {
      const fila = await roles().where("id_rol", "=", idRol).executeTakeFirst();
      return fila ? deRol(fila) : null;
    },

    async pedirRol({ idRol, idCuenta, rol, motivo, pedidoPor, pedidoEn, confirmadoEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("roles_de_equipo")
        .values({
          ...{ id_rol: idRol, id_cuenta: idCuenta, rol, motivo, pedido_por: pedidoPor },
          ...{ pedido_en: pedidoEn.toISOString(), quitado_en: null },
          ...{
            confirmado_por: confirmadoEn && pedidoPor,
            confirmado_en: confirmadoEn?.toISOString() ?? null,
          },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async confirmarRol(idRol, por, now) {
      const { numUpdatedRows } = await db
        .updateTable("roles_de_equipo")
        .set({ confirmado_por: por, confirmado_en: now.toISOString() })
        .where("id_rol", "=", idRol)
        .where("confirmado_en", "is", null)
        .where("quitado_en", "is", null)
        .where("pedido_por", "<>", por)
        .where("id_cuenta", "<>", por)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async quitarRol(idRol, now) {
      const { numUpdatedRows } = await db
        .updateTable("roles_de_equipo")
        .set({ quitado_en: now.toISOString() })
        .where("id_rol", "=", idRol)
        .where("quitado_en", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}

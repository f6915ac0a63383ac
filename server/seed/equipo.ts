import { cifrarClave } from "../cuentas/identidad/claves";
import { makeMiAgendaRepository } from "../agenda/miAgenda/repository";
import { makeCuentaDeEquipoRepository } from "../equipo/repositories/cuentas";
import { makeCofre } from "../platform/cofre";
import type { Db } from "../platform/database/client";
import type { Secret } from "../platform/rotation";
import { makeTalleresDeEquipoRepository } from "../talleres/repositories/deEquipo";
import { siguienteNumero } from "../platform/repositories/contadores";
import {
  ANFITRION_CON_CUENTA,
  CLAVE_DE_EQUIPO,
  EQUIPO_DE_DEMOSTRACION,
  SECRETO_DE_EQUIPO,
} from "./contenido/equipo";

interface DeDemostracion {
  now: Date;
  secretoDeSesion: Secret;
  /** Specialist of the demo account with that role; undefined in a catalogue without any. */
  idEspecialista: string | undefined;
}

/** Demo accounts that the database does not have yet: a later release adds those of its new roles. */
async function queFaltan(db: Db) {
  const correos = new Set((await makeCuentaDeEquipoRepository(db).todas()).map(({ correo }) => correo));
  return EQUIPO_DE_DEMOSTRACION.filter(({ correo }) => !correos.has(correo));
}

/** Writes the demo accounts of the staff, each once, all or nothing. */
export async function seedEquipo(
  db: Db,
  { now, secretoDeSesion, idEspecialista }: DeDemostracion,
): Promise<void> {
  if ((await queFaltan(db)).length === 0) return;
  const claveHash = await cifrarClave(CLAVE_DE_EQUIPO);
  const cofre = makeCofre(secretoDeSesion, "equipo");
  await db.transaction().execute(async (trx) => {
    // Another process may start at the same time: the one that locks this number is alone until the end.
    await siguienteNumero(trx, "demostracion-de-equipo");
    const cuentas = makeCuentaDeEquipoRepository(trx);
    for (const { nombre, correo, rol } of await queFaltan(trx)) {
      const idCuenta = crypto.randomUUID();
      const secretoCifrado = cofre.cerrar(SECRETO_DE_EQUIPO, idCuenta);
      await cuentas.crear({
        ...{ idCuenta, correo, nombre, estado: "activa", claveHash, secretoCifrado },
        creadaEn: now,
        usadaEn: now,
      });
      const pedido = { idRol: crypto.randomUUID(), idCuenta, rol, motivo: "demostración" };
      await cuentas.pedirRol({ ...pedido, pedidoPor: "maquina:demo", pedidoEn: now, confirmadoEn: now });
      if (rol === "especialista" && idEspecialista)
        await makeMiAgendaRepository(trx).unir(idEspecialista, idCuenta, now);
      if (rol === "anfitrion")
        await makeTalleresDeEquipoRepository(trx).unir(idCuenta, ANFITRION_CON_CUENTA, now);
    }
  });
}

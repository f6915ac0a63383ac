import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { diasOfrecidos, horariosOfrecidos } from "../../../app/domain/agenda/horarios/disponibilidad";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { guardarPersona } from "../../../server/cuentas/repositories/personas";
import { seedPoliticas } from "../../../server/seed/consentimientos";
import { consentirSalud } from "../../support/consentimientoDeSalud";
import { seedEspecialidades } from "../../../server/seed/seed";
import { unaPersona, unEspecialista } from "../../support/constructores";
import { entero, type Azar } from "../azar";
import { abrirServicios, type Abiertos } from "../servicios";

export interface Lugar {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

export interface HorarioLibre {
  idEspecialista: string;
  inicio: Date;
}

export interface Cliente {
  idPersona: number;
  /** Gives a fresh token: a simulation may take longer than a token lives. */
  token: () => Promise<string>;
}

export interface Mundo {
  services: Abiertos;
  claveDeApi: string;
  /** Gives the next time that no client has wanted yet; undefined when all were used. */
  otroHorario: () => HorarioLibre | undefined;
  otroCliente: () => Cliente;
  /** Lets a hold expire by moving its end into the past; the clock is left alone. */
  queVenza: (idHorario: string) => Promise<void>;
  /** Ends every hold, and asks the gateway again at once when that was due later. No state is touched. */
  quePaseElTiempo: () => Promise<void>;
}

const HORARIOS_POR_ESPECIALISTA = 100;
const HORAS_DE_SESION = 2 * 60;

/** Fills an empty database with specialists at odd prices, and with people who are signed in and pay by card. */
export async function prepararPagos(
  lugar: Lugar,
  { horarios, azar }: { horarios: number; azar: Azar },
): Promise<Mundo> {
  const { config, services } = await abrirServicios({ ...lugar });
  const { db } = services;
  const now = services.now();
  await seedEspecialidades(db);
  await seedPoliticas(db);
  const especialistas = Array.from({ length: Math.ceil(horarios / HORARIOS_POR_ESPECIALISTA) }, () =>
    unEspecialista({ precioCentimos: entero(azar, 30_00, 199_99) }),
  );
  // A second person wants some of the times.
  const clientes = Array.from({ length: Math.ceil(horarios * 1.2) }, () => {
    const persona = unaPersona();
    const acceso = {
      idAcceso: crypto.randomUUID(),
      idPersona: persona.idPersona,
      creadoEn: now,
      expiraEn: sumarMinutos(now, HORAS_DE_SESION),
      cerradoEn: null,
    };
    return { persona, acceso };
  });
  await db.transaction().execute(async (trx) => {
    for (const especialista of especialistas) await makeCatalogoWriter(trx).guardarEspecialista(especialista);
    for (const { persona, acceso } of clientes) {
      await guardarPersona(trx, persona, "nobody signs in with a password");
      await consentirSalud(trx, persona.idPersona, now);
      await makeAccesoRepository(trx).abrir(acceso);
    }
  });
  const libres = especialistas.flatMap((especialista) => primerosDe(especialista, now)).slice(0, horarios);
  const vencer = () =>
    db
      .updateTable("horarios")
      .set({ expira_en: sumarMinutos(services.now(), -1).toISOString() })
      .where("estado", "=", "retenido");

  return {
    services,
    claveDeApi: config.apiKeys.private[0]!,
    otroHorario: () => libres.shift(),
    otroCliente() {
      const { persona, acceso } = clientes.shift()!;
      return {
        idPersona: persona.idPersona,
        token: async () => (await services.cuentas.identidad.juegoDeTokens(acceso)).accessToken,
      };
    },
    async queVenza(idHorario) {
      await vencer().where("id_horario", "=", idHorario).execute();
    },
    async quePaseElTiempo() {
      await vencer().execute();
      await db
        .updateTable("cobros")
        .set({ revisar_en: services.now().toISOString() })
        .where("revisar_en", "<=", sumarMinutos(services.now(), 2).toISOString())
        .execute();
      // Payments and refunds that a killed process had taken are free again.
      await db.updateTable("pagos").set({ tomado_hasta: null }).execute();
      await db.updateTable("devoluciones_parciales").set({ tomado_hasta: null }).execute();
    },
  };
}

/** Times from tomorrow on, so that none comes too close while the simulation runs. */
function primerosDe(especialista: EspecialistaConAgenda, now: Date): HorarioLibre[] {
  const [, ...dias] = diasOfrecidos(especialista, now);
  return dias
    .flatMap((dia) => horariosOfrecidos(especialista, dia, now))
    .slice(0, HORARIOS_POR_ESPECIALISTA)
    .map(({ inicio }) => ({ idEspecialista: especialista.idEspecialista, inicio }));
}

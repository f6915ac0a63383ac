import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { diasOfrecidos, horariosOfrecidos } from "../../../app/domain/agenda/horarios/disponibilidad";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { guardarPersona } from "../../../server/cuentas/repositories/personas";
import { makeSaldoRepository } from "../../../server/paquetes/repositories/saldos";
import { seedPoliticas } from "../../../server/seed/consentimientos";
import { consentirSalud } from "../../support/consentimientoDeSalud";
import { seedEspecialidades } from "../../../server/seed/seed";
import { unaPersona, unEspecialista } from "../../support/constructores";
import { abrirServicios, type Abiertos } from "../servicios";

export interface HorarioEnJuego {
  idEspecialista: string;
  inicio: string;
}

export interface PersonaEnJuego {
  idPersona: number;
  token: string;
}

export interface Mundo {
  services: Abiertos;
  claveDeApi: string;
  personas: PersonaEnJuego[];
  /** Free times in the order in which the clients want them. */
  horarios: HorarioEnJuego[];
  /** Person who holds nothing and wants nothing, but asks in the end which times are free. */
  idDeQuienPregunta: number;
  /** Renews the tokens, which live shorter than a long simulation. */
  renovarTokens: () => Promise<void>;
}

/** Environment that the processes of the simulation share with the preparation and check of their database. */
export interface Lugar {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

const HORARIOS_POR_ESPECIALISTA = 20;
/**
 * Days of the simulation: today, a day without its times, and the days with them. Each refusal searches all of them.
 */
const VENTANA_EN_DIAS = 5;
export const BONOS_AL_EMPEZAR = 1;
const PSICOLOGIA = 1;
const SIN_CLAVE = "nobody signs in with a password";

/**
 * Opens an empty database through the product's own modules. Fills it with specialists, and with people who are signed
 * in and have one prepaid session each. `sinIndice` removes the unique index that decides every race.
 */
export async function prepararMundo(
  lugar: Lugar,
  { horarios, personas, sinIndice }: { horarios: number; personas: number; sinIndice: boolean },
): Promise<Mundo> {
  const { config, services } = await abrirServicios({ ...lugar });
  const { db } = services;
  const now = services.now();
  await seedEspecialidades(db);
  await seedPoliticas(db);
  if (sinIndice) await db.schema.dropIndex("ocupaciones_unicas").execute();

  const especialistas = Array.from({ length: Math.ceil(horarios / HORARIOS_POR_ESPECIALISTA) }, () =>
    unEspecialista({ ventanaEnDias: VENTANA_EN_DIAS }),
  );
  const quienPregunta = unaPersona();
  const accesos = Array.from({ length: personas }, () => ({
    persona: unaPersona(),
    acceso: {
      idAcceso: crypto.randomUUID(),
      creadoEn: now,
      expiraEn: sumarMinutos(now, 24 * 60),
      cerradoEn: null,
    },
  }));
  await db.transaction().execute(async (trx) => {
    for (const especialista of especialistas) await makeCatalogoWriter(trx).guardarEspecialista(especialista);
    await guardarPersona(trx, quienPregunta, SIN_CLAVE);
    for (const { persona, acceso } of accesos) {
      await guardarPersona(trx, persona, SIN_CLAVE);
      await consentirSalud(trx, persona.idPersona, now);
      const saldos = makeSaldoRepository(trx);
      await saldos.sumar(
        {
          idPersona: persona.idPersona,
          idEspecialidad: PSICOLOGIA,
          cantidad: BONOS_AL_EMPEZAR,
          motivo: "bienvenida",
        },
        now,
      );
      await makeAccesoRepository(trx).abrir({ ...acceso, idPersona: persona.idPersona });
    }
  });
  const enJuego = accesos.map(({ persona: { idPersona }, acceso }) => ({ idPersona, token: "", acceso }));
  const renovarTokens = async () => {
    for (const persona of enJuego) {
      const { accessToken } = await services.cuentas.identidad.juegoDeTokens({
        ...persona.acceso,
        idPersona: persona.idPersona,
      });
      persona.token = accessToken;
    }
  };
  await renovarTokens();
  return {
    services,
    claveDeApi: config.apiKeys.private[0]!,
    personas: enJuego,
    horarios: porTurno(especialistas.map((especialista) => primerosDe(especialista, now))).slice(0, horarios),
    idDeQuienPregunta: quienPregunta.idPersona,
    renovarTokens,
  };
}

/** Takes one item of each list in turn, so that neighbouring times belong to all specialists. */
function porTurno<T>(listas: readonly T[][]): T[] {
  const masLarga = Math.max(...listas.map(({ length }) => length));
  return Array.from({ length: masLarga }, (_, vez) =>
    listas.flatMap((lista) => lista.slice(vez, vez + 1)),
  ).flat();
}

/** Times from the day after tomorrow: they can be moved and cancelled with a full refund throughout the simulation. */
function primerosDe(especialista: EspecialistaConAgenda, now: Date): HorarioEnJuego[] {
  const [, , ...dias] = diasOfrecidos(especialista, now);
  return dias
    .flatMap((dia) => horariosOfrecidos(especialista, dia, now))
    .slice(0, HORARIOS_POR_ESPECIALISTA)
    .map(({ inicio }) => ({
      idEspecialista: especialista.idEspecialista,
      inicio: inicio.toISOString(),
    }));
}

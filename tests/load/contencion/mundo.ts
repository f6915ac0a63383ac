import type { EspecialistaConAgenda } from "../../../app/domain/especialistas/especialista";
import { diasOfrecidos, horariosOfrecidos } from "../../../app/domain/horarios/disponibilidad";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeAccesoRepository } from "../../../server/db/repositories/accesos";
import { makeCatalogoWriter } from "../../../server/db/repositories/catalogo";
import { guardarPersona } from "../../../server/db/repositories/personas";
import { makeSaldoRepository } from "../../../server/db/repositories/saldos";
import { seedEspecialidades } from "../../../server/db/seed/seed";
import type { Services } from "../../../server/services";
import { unaPersona, unEspecialista } from "../../support/constructores";
import { abrirServicios } from "../servicios";

export interface HorarioEnJuego {
  idEspecialista: string;
  inicio: string;
}

export interface PersonaEnJuego {
  idPersona: number;
  token: string;
}

export interface Mundo {
  services: Services;
  claveDeApi: string;
  personas: PersonaEnJuego[];
  /** Free times in the order in which the crowd goes for them. */
  horarios: HorarioEnJuego[];
}

/** The same environment for the processes of the drill and for whoever prepares and checks their database. */
export interface Lugar {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

const HORARIOS_POR_ESPECIALISTA = 20;
const PSICOLOGIA = 1;

/**
 * Opens an empty database through the product's own modules and fills it with specialists, and with people who are
 * signed in and have one bono each. With `sinIndice` the rule that decides every race is taken away.
 */
export async function prepararMundo(
  lugar: Lugar,
  { horarios, personas, sinIndice }: { horarios: number; personas: number; sinIndice: boolean },
): Promise<Mundo> {
  const { config, services } = await abrirServicios({ ...lugar });
  const { db } = services;
  const now = services.now();
  await seedEspecialidades(db);
  if (sinIndice) await db.schema.dropIndex("ocupaciones_unicas").execute();

  const especialistas = Array.from({ length: Math.ceil(horarios / HORARIOS_POR_ESPECIALISTA) }, () =>
    unEspecialista(),
  );
  const accesos = Array.from({ length: personas }, () => ({
    persona: unaPersona(),
    acceso: {
      idAcceso: crypto.randomUUID(),
      creadoEn: now,
      expiraEn: sumarMinutos(now, 60),
      cerradoEn: null,
    },
  }));
  await db.transaction().execute(async (trx) => {
    for (const especialista of especialistas) await makeCatalogoWriter(trx).guardarEspecialista(especialista);
    for (const { persona, acceso } of accesos) {
      await guardarPersona(trx, persona, "nobody signs in with a password");
      await makeSaldoRepository(trx).sumar(persona.idPersona, PSICOLOGIA, 1, "bienvenida", now);
      await makeAccesoRepository(trx).abrir({ ...acceso, idPersona: persona.idPersona });
    }
  });
  const conToken = [];
  for (const { persona, acceso } of accesos) {
    const { accessToken } = await services.identidad.juegoDeTokens({
      ...acceso,
      idPersona: persona.idPersona,
    });
    conToken.push({ idPersona: persona.idPersona, token: accessToken });
  }
  return {
    services,
    claveDeApi: config.apiKeys.private,
    personas: conToken,
    horarios: especialistas.flatMap((especialista) => primerosDe(especialista, now)).slice(0, horarios),
  };
}

/** From tomorrow on, so that no time comes too close while the drill runs. */
function primerosDe(especialista: EspecialistaConAgenda, now: Date): HorarioEnJuego[] {
  const [, ...dias] = diasOfrecidos(especialista, now);
  return dias
    .flatMap((dia) => horariosOfrecidos(especialista, dia, now))
    .slice(0, HORARIOS_POR_ESPECIALISTA)
    .map(({ inicio }) => ({
      idEspecialista: especialista.idEspecialista,
      inicio: inicio.toISOString(),
    }));
}

import path from "node:path";
import { horariosOfrecidos } from "../../app/domain/agenda/horarios/disponibilidad";
import { fechaDe, sumarDias, sumarMinutos } from "../../app/domain/shared/fechas";
import { makeBandejaDeSalida } from "../../server/avisos/repositories/correos";
import { makeCobroRepository } from "../../server/ventas/repositories/cobros";
import { makeHorarioRepository } from "../../server/agenda/repositories/horarios";
import { makeRevisionDeLogrosRepository } from "../../server/historial/repositories/revisionDeLogros";
import { makeInscripcionRepository } from "../../server/talleres/repositories/inscripciones";
import { unEspecialista } from "../support/constructores";
import { mediana, miles, type Seccion } from "./informe";
import { ESPECIALISTAS, idDe, INSCRIPCIONES, llenar, PERSONAS, TODOS } from "./poblar";
import { carpetaTemporal } from "./servidores";
import { abrirServicios, type Abiertos } from "./servicios";

const TAMANOS = [1_000, 1_000_000] as const;
const META = 1.1;
const RONDAS = 30;
const VECES_POR_RONDA = 5;

type Consulta = (services: Abiertos, vez: number) => Promise<unknown>;

/**
 * Compares the same near future after a short and after a long past. Today's reads and writes must not get slower
 * because many sessions, orders and mails lie behind.
 */
export async function medirCrecimiento(): Promise<Seccion> {
  const carpeta = carpetaTemporal();
  const abiertos: Abiertos[] = [];
  try {
    for (const filas of TAMANOS) {
      const DATA_DIR = path.join(carpeta.ruta, String(filas));
      const { services } = await abrirServicios({ DATA_DIR });
      abiertos.push(services);
      await llenar(services, filas);
    }
    const medidas: Record<string, number[][]> = {};
    for (const [nombre, consulta] of Object.entries(CONSULTAS)) {
      medidas[nombre] = await alternar(abiertos, consulta);
    }
    return {
      titulo: "Crecimiento",
      metodo: `SQLite con ${TAMANOS.map(miles).join(" y ")} filas en cada tabla que crece, y hasta ${miles(INSCRIPCIONES)} lugares en talleres; tiempo de CPU, mediana de ${RONDAS} rondas alternadas de ${VECES_POR_RONDA}`,
      cifras: Object.entries(medidas).map(([que, [pocas = [], muchas = []]]) => {
        const razon = mediana(muchas) / mediana(pocas);
        return {
          que,
          valor: `${mediana(pocas).toFixed(2)} → ${mediana(muchas).toFixed(2)} ms, ${razon.toFixed(2)}×`,
          meta: { texto: `≤ ${META}×`, cumple: razon <= META },
        };
      }),
      datos: medidas,
    };
  } finally {
    for (const services of abiertos) await services.close();
    carpeta.borrar();
  }
}

const personaDe = (vez: number) => 1 + (vez % PERSONAS);

const CONSULTAS: Record<string, Consulta> = {
  "horarios libres de una lista de especialistas": ({ agenda: { buscarEspecialistas } }) =>
    buscarEspecialistas({}),
  "horas ocupadas de todos (la consulta sola)": ({ db, now }) =>
    makeHorarioRepository(db).ocupados(TODOS, now()),
  "horarios libres de un especialista": ({ agenda: { verEspecialista } }, vez) =>
    verEspecialista({ idEspecialista: idDe(vez % ESPECIALISTAS) }),
  "versión de las páginas públicas": ({ publicVersion }) => publicVersion(),
  "agenda de una persona": ({ agenda: { verAgenda } }, vez) => verAgenda({ idPersona: personaDe(vez) }),
  "saldo de una persona": ({ paquetes: { verSaldo } }, vez) => verSaldo(personaDe(vez)),
  "apartar un horario y liberarlo": async (services, vez) => {
    const especialista = unEspecialista({ idEspecialista: idDe(vez % ESPECIALISTAS) });
    const dia = sumarDias(fechaDe(services.now()), 12);
    const { inicio } = horariosOfrecidos(especialista, dia, services.now())[0]!;
    const idPersona = personaDe(vez);
    const retenido = await services.agenda.retenerHorario({ ...especialista, idPersona, inicio });
    if (!retenido.ok) throw new Error(retenido.rechazo);
    await services.agenda.liberarHorario({ idPersona, idHorario: retenido.value.idHorario });
  },
  "retenciones por vencer": (services) =>
    services.jobs.find(({ nombre }) => nombre === "vencer-retenciones")!.run(),
  "cobros por revisar": ({ db, now }) => makeCobroRepository(db, "conciliacion").porRevisar(now(), 50),
  "próximas fechas de los talleres": ({ talleres }) => talleres.lista({}),
  "calendario de talleres de un mes": ({ talleres, now }) => talleres.mes(fechaDe(now()).slice(0, 7)),
  "un taller con sus fechas": async ({ talleres }, vez) => {
    const todos = await talleres.todos();
    return talleres.uno(todos[vez % todos.length]!.url, null);
  },
  "lugares de una persona en un taller": async ({ talleres }, vez) =>
    talleres.lugares(personaDe(vez), (await talleres.todos())[0]!.uid),
  "tomar un lugar en un taller y dejarlo": async ({ talleres }, vez) => {
    const idPersona = personaDe(vez);
    const { url, uid, fecha } = await fechaLejana(talleres);
    const tomado = await talleres.inscribirse({ idPersona, url, fecha });
    if (!tomado.ok) throw new Error(tomado.rechazo);
    await talleres.dejarLugar({ idPersona, uid, fecha });
  },
  "lugares por ofrecer": (services) => services.jobs.find(({ nombre }) => nombre === "ofrecer")!.run(),
  "recordatorios de talleres por enviar": ({ db, now }) => {
    const tramo = { inicio: sumarMinutos(now(), 24 * 60), fin: sumarMinutos(now(), 36 * 60) };
    return makeInscripcionRepository(db).porRecordar("recordatorio-de-plazo", tramo, 50);
  },
  "historial de una persona": ({ historial }, vez) => historial.acciones(personaDe(vez)),
  "logros de una persona": ({ historial }, vez) => historial.logros(personaDe(vez)),
  "quiénes hicieron algo en la última hora": ({ db, now }) =>
    makeRevisionDeLogrosRepository(db).activas({ inicio: sumarMinutos(now(), -60), fin: now() }, 0, PERSONAS),
  "rutas de una persona": ({ rutas }, vez) => rutas.proximosPasos(personaDe(vez)),
  "correos por enviar": ({ db, now }) => makeBandejaDeSalida(db).tomar(now(), () => now(), 50),
};

/** Last of the dates on the page of a free workshop, for which nobody waits. */
async function fechaLejana(talleres: Abiertos["talleres"]) {
  const taller = (await talleres.todos()).find(({ precioCentimos }) => precioCentimos === 0)!;
  const { uid, fecha } = (await talleres.uno(taller.url, null))!.fechas.at(-1)!;
  return { url: taller.url, uid, fecha };
}

/** Milliseconds of CPU of one call in each round, for each database; taken in turn so that other load meets both. */
async function alternar(abiertos: readonly Abiertos[], consulta: Consulta): Promise<number[][]> {
  const medidas: number[][] = abiertos.map(() => []);
  for (let ronda = -2; ronda < RONDAS; ronda++) {
    for (const [indice, services] of abiertos.entries()) {
      const inicio = process.cpuUsage();
      for (let vez = 0; vez < VECES_POR_RONDA; vez++) {
        await consulta(services, (ronda + 2) * VECES_POR_RONDA + vez);
      }
      const { user, system } = process.cpuUsage(inicio);
      const ms = (user + system) / 1000 / VECES_POR_RONDA;
      if (ronda >= 0) medidas[indice]!.push(ms);
    }
  }
  return medidas;
}

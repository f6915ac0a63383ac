import os from "node:os";
import type { Cifra, Seccion } from "../informe";
import {
  juzgarArranques,
  juzgarAusencia,
  juzgarAvalancha,
  juzgarCandado,
  juzgarDisco,
  juzgarDiscoDelServidor,
  juzgarGoteo,
  juzgarParada,
  juzgarQuienNoLee,
  juzgarReinicio,
  juzgarRespaldo,
} from "./comprobar";
import { deteccionDe } from "./cifras";
import { simularArranques } from "./arranques";
import { simularReparto } from "./correos";
import { simularGoteo, simularQuienNoLee } from "./lentos";
import { simularParada } from "./parada";
import { simularRespaldo } from "./respaldo";
import { simularCobros } from "./cobros";
import { juzgarCobros, juzgarPgBouncer, juzgarReparto, juzgarReplica, juzgarRodado } from "./comprobarVarios";
import { simularPgBouncer } from "./pgbouncer";
import { simularReplica } from "./replica";
import { simularRodar } from "./rodar";
import {
  simularAusencia,
  simularAvalancha,
  simularCandado,
  simularDisco,
  simularDiscoDelServidor,
  simularReinicio,
} from "./simulacros";

interface Probado {
  cifras: Cifra[];
  datos?: unknown;
}

interface Caida {
  titulo: string;
  probar: () => Promise<Probado>;
}

/** All simulated faults by name, tried one after another. */
const CAIDAS: Record<string, Caida> = {
  reinicio: {
    titulo: "PostgreSQL corta todas las conexiones 5 veces",
    async probar() {
      const visto = await simularReinicio({ veces: 5 });
      return { cifras: juzgarReinicio(visto), datos: resumen(visto.durante) };
    },
  },
  reset: {
    titulo: "La red corta todas las conexiones 5 veces",
    async probar() {
      const visto = await simularReinicio({ veces: 5, comoReset: true });
      return { cifras: juzgarReinicio(visto), datos: resumen(visto.durante) };
    },
  },
  apagada: {
    titulo: "PostgreSQL detenido",
    async probar() {
      const visto = await simularAusencia("apagada", { segundos: 20 });
      return { cifras: juzgarAusencia(visto), datos: resumen(visto.durante) };
    },
  },
  callada: {
    titulo: "PostgreSQL callado",
    async probar() {
      const visto = await simularAusencia("callada", { segundos: 45 });
      return { cifras: juzgarAusencia(visto), datos: resumen(visto.durante) };
    },
  },
  candado: {
    titulo: "SQLite tomado por otro",
    async probar() {
      const visto = await simularCandado({ segundos: 40 });
      return { cifras: juzgarCandado(visto), datos: resumen(visto.durante) };
    },
  },
  avalancha: {
    titulo: "32, y después 64, que prueban claves o se registran",
    async probar() {
      const visto = await simularAvalancha({
        atacantes: 64,
        segundos: 40,
        motor: "SQLite",
        registrandose: true,
      });
      return { cifras: juzgarAvalancha(visto) };
    },
  },
  avalanchaEnPostgres: {
    titulo: "32, y después 64, que prueban claves o se registran, con PostgreSQL",
    async probar() {
      const visto = await simularAvalancha({
        atacantes: 64,
        segundos: 40,
        motor: "PostgreSQL",
        registrandose: true,
      });
      return { cifras: juzgarAvalancha(visto) };
    },
  },
  correos: {
    titulo: "Dos procesos y un correo de 3 s",
    async probar() {
      const datos = await simularReparto({ correos: 40, demoraEnMs: 3_000, limiteEnMs: 240_000 });
      return { cifras: juzgarReparto(datos), datos };
    },
  },
  parada: {
    titulo: "SIGTERM a mitad de los correos",
    async probar() {
      const { ms, estado } = await simularParada({ correos: 20, demoraEnMs: 3_000, motor: "SQLite" });
      return { cifras: juzgarParada(ms, estado) };
    },
  },
  paradaEnPostgres: {
    titulo: "SIGTERM a mitad de los correos, con PostgreSQL",
    async probar() {
      const { ms, estado } = await simularParada({ correos: 20, demoraEnMs: 3_000, motor: "PostgreSQL" });
      return { cifras: juzgarParada(ms, estado) };
    },
  },
  cobros: {
    titulo: "Dos procesos y una pasarela de 3 s",
    async probar() {
      const pregunta = { cobros: 12, demoraEnMs: 3_000, segundos: 60 };
      const datos = await simularCobros(pregunta);
      const sinArriendo = await simularCobros({ ...pregunta, segundos: 20, sinArriendo: true });
      return {
        cifras: [...juzgarCobros(datos), deteccionDe("sin arriendo", juzgarCobros(sinArriendo))],
        datos: { ...datos, sinArriendo },
      };
    },
  },
  sinLeer: {
    titulo: "200 que nunca leen",
    async probar() {
      const visto = await simularQuienNoLee({ clientes: 200, segundos: 25 });
      return { cifras: juzgarQuienNoLee(visto), datos: visto };
    },
  },
  goteo: {
    titulo: "300 formularios que llegan a gotas",
    async probar() {
      const visto = await simularGoteo({ clientes: 300, segundos: 15 });
      return { cifras: juzgarGoteo(visto) };
    },
  },
  disco: {
    titulo: "Disco lleno",
    async probar() {
      const { caida, registro } = await simularDisco();
      return { cifras: juzgarDisco(caida, registro) };
    },
  },
  discoDelServidor: {
    titulo: "PostgreSQL dice que su disco está lleno (53100)",
    async probar() {
      const { caida, registro } = await simularDiscoDelServidor();
      return { cifras: juzgarDiscoDelServidor(caida, registro) };
    },
  },
  arranques: {
    titulo: "Arranques que no pueden seguir",
    async probar() {
      const arranques = await simularArranques();
      return { cifras: juzgarArranques(arranques), datos: arranques };
    },
  },
  respaldoDeSqlite: {
    titulo: "Respaldo de SQLite en marcha",
    async probar() {
      const datos = await simularRespaldo("SQLite", { antes: 150, en: 600 });
      return { cifras: juzgarRespaldo(datos), datos };
    },
  },
  respaldoDePostgres: {
    titulo: "Respaldo de PostgreSQL en marcha",
    async probar() {
      const datos = await simularRespaldo("PostgreSQL", { antes: 150, en: 600 });
      return { cifras: juzgarRespaldo(datos), datos };
    },
  },
  rodar: {
    titulo: "Dos procesos tras nginx, uno tras otro",
    async probar() {
      const datos = await simularRodar({ vueltas: 5 });
      const deGolpe = await simularRodar({ vueltas: 1, sinApartar: true });
      return {
        cifras: [
          ...juzgarRodado(datos),
          deteccionDe("los dos a la vez y sin apartarlos", juzgarRodado(deGolpe)),
        ],
        datos: { ...datos, deGolpe },
      };
    },
  },
  pgBouncer: {
    titulo: "Tras PgBouncer, por transacciones",
    async probar() {
      const datos = await simularPgBouncer({ intentos: 2_000 });
      const conCandado = await simularPgBouncer({ intentos: 60, conCandadoDeSesion: true });
      const conVolcado = await simularPgBouncer({ intentos: 1_000, conVolcadoPorTransacciones: true });
      return {
        cifras: [
          ...juzgarPgBouncer(datos),
          deteccionDe("migrar con un candado de la sesión", juzgarPgBouncer(conCandado)),
          deteccionDe("volcar por transacciones", juzgarPgBouncer(conVolcado)),
        ],
        datos: { ...datos, conCandado, conVolcado },
      };
    },
  },
  replica: {
    titulo: "La réplica ocupa el lugar del primario",
    async probar() {
      const datos = await simularReplica({ sincrona: true, horarios: 600, calladaEnMs: 25_000 });
      const asincrona = await simularReplica({ sincrona: false, horarios: 600, calladaEnMs: 2_000 });
      return {
        cifras: [
          ...juzgarReplica(datos),
          deteccionDe("asíncrona, y 2 s sin oír al primario", juzgarReplica(asincrona)),
        ],
        datos: { ...datos, asincrona },
      };
    },
  },
};

/**
 * Runs `npm run drill -- caidas`, which causes faults around the process, one after another. `SOLO` names some of
 * them.
 */
export async function medirCaidas(): Promise<Seccion> {
  const pedidas = process.env.SOLO?.split(",") ?? Object.keys(CAIDAS);
  const cifras: Cifra[] = [];
  const datos: Record<string, unknown> = {};
  for (const nombre of pedidas) {
    const caida = CAIDAS[nombre];
    if (!caida) throw new Error(`No hay una caída "${nombre}". Hay: ${Object.keys(CAIDAS).join(", ")}`);
    console.log(`${new Date().toISOString()}  ${caida.titulo}…`);
    const antes = os.loadavg()[0]!;
    const probado = await caida.probar().catch(sinTerminar);
    const carga = `${antes.toFixed(1)} → ${os.loadavg()[0]!.toFixed(1)}`;
    cifras.push(...probado.cifras.map((cifra) => ({ ...cifra, que: `${caida.titulo}: ${cifra.que}` })), {
      que: `${caida.titulo}: carga de la máquina`,
      valor: carga,
    });
    datos[nombre] = { carga, ...(probado.datos !== undefined && { visto: probado.datos }) };
  }
  return {
    titulo: "Caídas",
    metodo: `El producto construido, con lo que lo rodea fallando a propósito; ${os.availableParallelism()} núcleos`,
    cifras,
    datos,
  };
}

/** Figure for a fault whose simulation broke off. The other faults go on. */
function sinTerminar(error: unknown): Probado {
  console.error(error);
  const valor = String(error).split("\n", 1)[0]!.slice(0, 80);
  return { cifras: [{ que: "llega a su fin", valor, meta: { texto: "sin error", cumple: false } }] };
}

/** Counts the answers by kind and status; the pages themselves are left out. */
function resumen(vistas: readonly { que: string; estado: number }[]) {
  const veces: Record<string, number> = {};
  for (const { que, estado } of vistas) veces[`${que} ${estado}`] = (veces[`${que} ${estado}`] ?? 0) + 1;
  return veces;
}

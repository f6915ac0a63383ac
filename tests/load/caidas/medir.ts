import os from "node:os";
import type { Cifra, Seccion } from "../informe";
import {
  juzgarActualizacion,
  juzgarArranques,
  juzgarAusencia,
  juzgarAvalancha,
  juzgarCandado,
  juzgarDisco,
  juzgarParada,
  juzgarQuienNoLee,
  juzgarReinicio,
  juzgarRespaldo,
} from "./comprobar";
import { simularActualizacion } from "./actualizacion";
import { simularArranques } from "./arranques";
import { simularParada } from "./parada";
import { simularRespaldo } from "./respaldo";
import { juzgarPgBouncer, juzgarRodado } from "./comprobarVarios";
import { simularPgBouncer } from "./pgbouncer";
import { simularRodar } from "./rodar";
import {
  simularAusencia,
  simularAvalancha,
  simularCandado,
  simularDisco,
  simularQuienNoLee,
  simularReinicio,
} from "./simulacros";

const con = (caida: string, cifras: Cifra[]): Cifra[] =>
  cifras.map((cifra) => ({ ...cifra, que: `${caida}: ${cifra.que}` }));

/** `npm run drill -- caidas`: what happens around the process, one fault after another. */
export async function medirCaidas(): Promise<Seccion> {
  const reinicio = await simularReinicio({ veces: 5 });
  const apagada = await simularAusencia("apagada", { segundos: 20 });
  const callada = await simularAusencia("callada", { segundos: 45 });
  const candado = await simularCandado({ segundos: 40 });
  const avalancha = await simularAvalancha({ atacantes: 64, segundos: 15 });
  const parada = await simularParada({ correos: 20, demoraEnMs: 3_000 });
  const sinLeer = await simularQuienNoLee({ clientes: 200, segundos: 25 });
  const disco = await simularDisco();
  const arranques = await simularArranques();
  const respaldos = {
    SQLite: await simularRespaldo("SQLite", { antes: 150, en: 600 }),
    PostgreSQL: await simularRespaldo("PostgreSQL", { antes: 150, en: 600 }),
  };
  const actualizados = await simularActualizacion();
  const rodado = await simularRodar({ vueltas: 5 });
  const pgBouncer = await simularPgBouncer({ intentos: 2_000 });
  const carga = os.loadavg().map((media) => media.toFixed(1));
  return {
    titulo: "Caídas",
    metodo: `El producto construido, con lo que lo rodea fallando a propósito; ${os.availableParallelism()} núcleos, carga ${carga.join(", ")} al terminar`,
    cifras: [
      ...con("PostgreSQL corta todas las conexiones 5 veces", juzgarReinicio(reinicio)),
      ...con("PostgreSQL detenido", juzgarAusencia(apagada)),
      ...con("PostgreSQL callado", juzgarAusencia(callada)),
      ...con("SQLite tomado por otro", juzgarCandado(candado)),
      ...con("64 que prueban claves", juzgarAvalancha(avalancha)),
      ...con("SIGTERM a mitad de los correos", juzgarParada(parada.ms, parada.estado)),
      ...con("200 que nunca leen", juzgarQuienNoLee(sinLeer.abiertas, sinLeer.atiende)),
      ...con("Disco lleno", juzgarDisco(disco.caida, disco.registro)),
      ...juzgarArranques(arranques),
      ...juzgarActualizacion(actualizados),
      ...con("Respaldo de SQLite en marcha", juzgarRespaldo(respaldos.SQLite)),
      ...con("Respaldo de PostgreSQL en marcha", juzgarRespaldo(respaldos.PostgreSQL)),
      ...con("Dos procesos tras nginx, uno tras otro", juzgarRodado(rodado)),
      ...con("Tras PgBouncer, por transacciones", juzgarPgBouncer(pgBouncer)),
    ],
    datos: {
      reinicio: resumen(reinicio.durante),
      apagada: resumen(apagada.durante),
      callada: resumen(callada.durante),
      candado: resumen(candado.durante),
      arranques,
      respaldos,
      actualizados,
      rodado,
      pgBouncer,
    },
  };
}

/** How often each answer came: the pages themselves say no more. */
function resumen(vistas: readonly { que: string; estado: number }[]) {
  const veces: Record<string, number> = {};
  for (const { que, estado } of vistas) veces[`${que} ${estado}`] = (veces[`${que} ${estado}`] ?? 0) + 1;
  return veces;
}

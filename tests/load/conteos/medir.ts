import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import { simularConteos, type ResultadoDeConteos } from "./simulacro";

const VISTAS = Number(process.env.VISTAS || 1_000_000);

const SIMULACRO = {
  vistas: VISTAS,
  clientes: 32,
  procesos: 2,
  programa: PRODUCTO,
  matarCada: Math.ceil(VISTAS / 10),
  // A process lives for some 15 seconds: with the minute of production none but the last would store anything.
  guardarCadaEnSegundos: 5,
  limiteEnSegundos: 3_600,
};

/** Counts views in two processes that die. `VISTAS=50000 npm run drill -- conteos` makes it shorter. */
export async function medirConteos(): Promise<Seccion> {
  const enSqlite = await simularConteos(SIMULACRO);
  const postgres = await startPostgres();
  const enPostgres = await simularConteos({ ...SIMULACRO, databaseUrl: postgres.url }).finally(() =>
    postgres.stop(),
  );
  return {
    titulo: "Conteos",
    metodo: `${miles(VISTAS)} vistas de una página por ${SIMULACRO.clientes} clientes en cada base; ${SIMULACRO.procesos} procesos, un SIGKILL cada ${miles(SIMULACRO.matarCada)} vistas; al final se compara lo contado con lo respondido`,
    cifras: [...cifrasDe("SQLite", enSqlite), ...cifrasDe("PostgreSQL", enPostgres)],
    datos: { enSqlite, enPostgres },
  };
}

function cifrasDe(motor: string, resultado: ResultadoDeConteos): Cifra[] {
  const { vistas, contadas, muertes, alMorir, roto, segundos } = resultado;
  return [
    {
      que: `${motor}: vistas`,
      valor: miles(vistas),
      meta: { texto: `${miles(VISTAS)} o más`, cumple: vistas >= VISTAS },
    },
    {
      que: `${motor}: contadas dos veces, o perdidas más allá de lo que no se guardó`,
      valor: roto.join("; ") || "0",
      meta: { texto: "0", cumple: roto.length === 0 },
    },
    {
      que: `${motor}: procesos muertos`,
      valor: miles(muertes),
      meta: { texto: "más de 0", cumple: muertes > 0 },
    },
    {
      que: `${motor}: contadas, y las que podían faltar`,
      valor: `${miles(contadas)}, ${miles(alMorir)}`,
    },
    { que: `${motor}: duración`, valor: `${miles(segundos)} s` },
  ];
}

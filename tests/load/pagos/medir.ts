import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import { simularPagos, type ResultadoDePagos } from "./simulacro";

const SIMULACRO = {
  pagos: 5_000,
  compradores: 64,
  procesos: 4,
  programa: PRODUCTO,
  matarCada: { segundosDe: 1, segundosA: 5 },
  salto: 1,
  decisionEnMs: 2_000,
  limiteEnSegundos: 1_800,
  limiteDeConvergenciaEnSegundos: 900,
};

/** Simulates thousands of payments on each database engine, with everything that can happen to them. */
export async function medirPagos(): Promise<Seccion> {
  const enSqlite = await simularPagos(SIMULACRO);
  const postgres = await startPostgres();
  const enPostgres = await simularPagos({ ...SIMULACRO, databaseUrl: postgres.url }).finally(() =>
    postgres.stop(),
  );
  return {
    titulo: "Pagos",
    metodo: `${miles(SIMULACRO.pagos)} pagos por /v2 y una pasarela aparte con su propio libro; ${SIMULACRO.procesos} procesos, un SIGKILL cada ${SIMULACRO.matarCada.segundosDe} a ${SIMULACRO.matarCada.segundosA} s, otro proceso que muere en cada espera del pago; avisos perdidos, repetidos, tardíos y desordenados. Al final se reinicia todo y se comparan la base y el libro`,
    cifras: [...cifrasDe("SQLite", enSqlite), ...cifrasDe("PostgreSQL", enPostgres)],
    datos: { enSqlite, enPostgres },
  };
}

function cifrasDe(motor: string, resultado: ResultadoDePagos): Cifra[] {
  const { pagos, avisos, muertes, muertesEnEsperas, pendientes } = resultado;
  const ninguno = (que: string, cuantos: number): Cifra => ({
    que: `${motor}: ${que}`,
    valor: miles(cuantos),
    meta: { texto: "0", cumple: cuantos === 0 },
  });
  const rotos = (clase: string) => resultado.roto.filter((texto) => texto.startsWith(`${clase}:`)).length;
  const conNombre = ["money", "twice", "open", "state", "lost"];
  const sinNombre = resultado.roto.length - conNombre.reduce((suma, clase) => suma + rotos(clase), 0);
  return [
    {
      que: `${motor}: pagos`,
      valor: miles(pagos),
      meta: { texto: miles(SIMULACRO.pagos), cumple: pagos >= SIMULACRO.pagos },
    },
    {
      que: `${motor}: cobrado = confirmado + devuelto, al céntimo`,
      valor: `${soles(resultado.cargadoCentimos)} = ${soles(resultado.cargadoCentimos - resultado.devueltoCentimos)} + ${soles(resultado.devueltoCentimos)}`,
      meta: { texto: "sin diferencia en ningún pedido", cumple: rotos("money") === 0 },
    },
    ninguno("pedidos cobrados dos veces", rotos("twice")),
    ninguno("sin llegar a su final", rotos("open") + pendientes),
    ninguno("pagos con otro estado que en la pasarela", rotos("state")),
    ninguno("dichos pagados y perdidos", rotos("lost")),
    ninguno("horarios, saldos, correos o historias que no cuadran", sinNombre),
    ninguno("respuestas inesperadas", suma(Object.values(resultado.inesperados))),
    {
      que: `${motor}: procesos muertos, y muertes en cada espera del pago`,
      valor: [muertes, muertesEnEsperas].map(miles).join(", "),
    },
    {
      que: `${motor}: avisos entregados, perdidos, repetidos, tardíos`,
      valor: [avisos.entregados, avisos.perdidos, avisos.repetidos, avisos.tardios].map(miles).join(", "),
    },
    {
      que: `${motor}: duración, y hasta que todo llega a su final`,
      valor: `${miles(resultado.segundos)} s, ${miles(resultado.segundosHastaConverger)} s`,
    },
  ];
}

const soles = (centimos: number) => `S/ ${(centimos / 100).toFixed(2)}`;
const suma = (numeros: number[]) => numeros.reduce((total, numero) => total + numero, 0);

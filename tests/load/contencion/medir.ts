import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { simularContencion, type ResultadoDeSimulacro } from "./simulacro";

const SIMULACRO = {
  intentos: 10_000,
  horarios: 200,
  clientes: 64,
  procesos: 4,
  matarCada: { segundos: 1 },
  limiteEnSegundos: 480,
};
/** Enough to find times given twice, which the first seconds bring. */
const SIN_INDICE = { ...SIMULACRO, intentos: 400, horarios: 40, sinIndice: true };

export async function medirContencion(): Promise<Seccion> {
  const enSqlite = await simularContencion(SIMULACRO);
  const postgres = await startPostgres();
  const enPostgres = await simularContencion({ ...SIMULACRO, databaseUrl: postgres.url }).finally(() =>
    postgres.stop(),
  );
  const sinIndice = await simularContencion(SIN_INDICE);
  return {
    titulo: "Contención",
    metodo: `${miles(SIMULACRO.intentos)} intentos de ${SIMULACRO.clientes} clientes sobre ${SIMULACRO.horarios} horarios por /v2, ${SIMULACRO.procesos} procesos, un SIGKILL por segundo; al final se lee la base`,
    cifras: [
      ...cifrasDe("SQLite", enSqlite),
      ...cifrasDe("PostgreSQL", enPostgres),
      {
        que: "Sin el índice único: sesiones dobles que ve el comprobador",
        valor: miles(dobles(sinIndice)),
        meta: { texto: "más de 0", cumple: dobles(sinIndice) > 0 },
      },
    ],
    datos: { enSqlite, enPostgres, sinIndice: { ...sinIndice, roto: sinIndice.roto.slice(0, 5) } },
  };
}

function cifrasDe(motor: string, resultado: ResultadoDeSimulacro): Cifra[] {
  const { intentos, segundos, muertes, reservados, liberados, repetidos, sinSaber } = resultado;
  const inesperados = suma(Object.values(resultado.inesperados));
  const perdidos = resultado.roto.filter((texto) => texto.startsWith("lost")).length;
  const otros = resultado.roto.length - perdidos - dobles(resultado);
  const ninguno = (que: string, cuantos: number): Cifra => ({
    que: `${motor}: ${que}`,
    valor: miles(cuantos),
    meta: { texto: "0", cumple: cuantos === 0 },
  });
  return [
    {
      que: `${motor}: intentos`,
      valor: miles(intentos),
      meta: { texto: miles(SIMULACRO.intentos), cumple: intentos === SIMULACRO.intentos },
    },
    ninguno("sesiones dobles", dobles(resultado)),
    ninguno("confirmadas y perdidas", perdidos),
    ninguno("pedidos, saldos o correos que no cuadran", otros),
    ninguno("respuestas inesperadas", inesperados),
    {
      que: `${motor}: reservadas, liberadas, rechazadas`,
      valor: [reservados, liberados, suma(Object.values(resultado.rechazos))].map(miles).join(", "),
    },
    {
      que: `${motor}: procesos muertos, respuestas repetidas, sin saber`,
      valor: [muertes, repetidos, sinSaber].map(miles).join(", "),
    },
    { que: `${motor}: duración`, valor: `${miles(segundos)} s` },
  ];
}

const dobles = ({ roto }: ResultadoDeSimulacro) =>
  roto.filter((texto) => texto.startsWith("double booking")).length;
const suma = (numeros: number[]) => numeros.reduce((total, numero) => total + numero, 0);

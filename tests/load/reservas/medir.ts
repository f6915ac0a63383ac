import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import type { Clase } from "./intentos";
import { simularReservas, type ResultadoDeSimulacro } from "./simulacro";

const INTENTOS = Number(process.env.INTENTOS || 100_000);

const SIMULACRO = {
  intentos: INTENTOS,
  horarios: 200,
  clientes: 32,
  procesos: 4,
  programa: PRODUCTO,
  matarCada: { segundos: 1 },
  limiteEnSegundos: 3_600,
};
/** Simulation without the unique index: enough attempts to find times given twice, which the first seconds bring. */
const SIN_INDICE = { ...SIMULACRO, intentos: 400, horarios: 40, sinIndice: true };

/** Simulates bookings. `INTENTOS=20000 npm run drill -- reservas` makes it shorter. */
export async function medirReservas(): Promise<Seccion> {
  const enSqlite = await simularReservas(SIMULACRO);
  const postgres = await startPostgres();
  const enPostgres = await simularReservas({ ...SIMULACRO, databaseUrl: postgres.url }).finally(() =>
    postgres.stop(),
  );
  const sinIndice = await simularReservas(SIN_INDICE);
  return {
    titulo: "Reservas",
    metodo: `${miles(INTENTOS)} intentos de ${SIMULACRO.clientes} clientes sobre ${SIMULACRO.horarios} horarios por /v2 en cada base, ${SIMULACRO.procesos} procesos, un SIGKILL por segundo mientras escuchen más de dos; lo abandonado vence enseguida, y lo demás a los diez segundos; al final se lee la base y se pide cada horario`,
    cifras: [
      ...cifrasDe("SQLite", enSqlite),
      ...cifrasDe("PostgreSQL", enPostgres),
      {
        que: "Sin el índice único: sesiones dobles que ve el comprobador",
        valor: miles(cuantos(sinIndice, "double booking")),
        meta: { texto: "más de 0", cumple: cuantos(sinIndice, "double booking") > 0 },
      },
    ],
    datos: {
      enSqlite: conPocosTextos(enSqlite),
      enPostgres: conPocosTextos(enPostgres),
      sinIndice: conPocosTextos(sinIndice),
    },
  };
}

const CLASES: Record<Clase, string> = {
  reservar: "reservadas y pagadas",
  devolver: "horarios devueltos",
  abandonar: "horarios abandonados",
  cancelar: "canceladas",
  reprogramar: "reprogramadas",
};

function cifrasDe(motor: string, resultado: ResultadoDeSimulacro): Cifra[] {
  const { intentos, segundos, muertes, repetidos, sinSaber, logrados, tratados, vencidos } = resultado;
  const conocidos = ["double booking", "lost", "blocked"].map((que) => cuantos(resultado, que));
  const sinNombre = resultado.roto.length - suma(conocidos);
  const [dobles = 0, perdidas = 0, bloqueados = 0] = conocidos;
  const ninguno = (que: string, valor: number): Cifra => ({
    que: `${motor}: ${que}`,
    valor: miles(valor),
    meta: { texto: "0", cumple: valor === 0 },
  });
  const alguno = (que: string, valor: string, cumple: boolean): Cifra => ({
    que: `${motor}: ${que}`,
    valor,
    meta: { texto: "más de 0", cumple },
  });
  return [
    {
      que: `${motor}: intentos`,
      valor: miles(intentos),
      meta: { texto: miles(INTENTOS), cumple: intentos === INTENTOS },
    },
    ninguno("sesiones dobles", dobles),
    ninguno("confirmadas y perdidas", perdidas),
    ninguno("horarios que nadie tiene y no se pueden tomar", bloqueados),
    ninguno("pedidos, saldos, correos o historias que no cuadran", sinNombre),
    ninguno("respuestas inesperadas", suma(Object.values(resultado.inesperados))),
    ...(Object.keys(CLASES) as Clase[]).map((clase) =>
      alguno(CLASES[clase], `${miles(logrados[clase])} de ${miles(tratados[clase])}`, logrados[clase] > 0),
    ),
    alguno("retenciones vencidas", miles(vencidos), vencidos > 0),
    {
      que: `${motor}: procesos muertos, respuestas repetidas, sin saber`,
      valor: [muertes, repetidos, sinSaber].map(miles).join(", "),
    },
    {
      que: `${motor}: duración, y comprobar`,
      valor: `${miles(segundos)} s, ${miles(resultado.segundosDeComprobar)} s`,
    },
  ];
}

const cuantos = ({ roto }: ResultadoDeSimulacro, que: string) =>
  roto.filter((texto) => texto.startsWith(que)).length;
const suma = (numeros: number[]) => numeros.reduce((total, numero) => total + numero, 0);
const conPocosTextos = (resultado: ResultadoDeSimulacro) => ({
  ...resultado,
  roto: resultado.roto.slice(0, 20),
});

import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import { CUPOS, PERSONAS, simularTalleres, type ResultadoDeTalleres } from "./simulacro";

const SIMULACRO = { fechas: 5, procesos: 4, programa: PRODUCTO, limiteEnSegundos: 300 };

/** Many people ask for the places of one date after another, on each database engine. */
export async function medirTalleres(): Promise<Seccion> {
  const enSqlite = await simularTalleres(SIMULACRO);
  const postgres = await startPostgres();
  const enPostgres = await simularTalleres({ ...SIMULACRO, databaseUrl: postgres.url }).finally(() =>
    postgres.stop(),
  );
  const olvidando = await simularTalleres({ ...SIMULACRO, fechas: 1, sinGuarda: true });
  const deMas = olvidando.roto.filter((texto) => texto.startsWith("places:")).length;
  return {
    titulo: "Talleres",
    metodo: `${PERSONAS} personas a la vez por /v2 para ${CUPOS} lugares, en ${SIMULACRO.fechas} fechas y en cada base; ${SIMULACRO.procesos} procesos, un SIGKILL en medio de cada fecha; al final se lee la base, unas personas se van y se mira a quién se pregunta`,
    cifras: [
      ...cifrasDe("SQLite", enSqlite),
      ...cifrasDe("PostgreSQL", enPostgres),
      {
        que: "Si lo tomado se olvida: fechas con gente de más que ve el comprobador",
        valor: miles(deMas),
        meta: { texto: "más de 0", cumple: deMas > 0 },
      },
    ],
    datos: { enSqlite, enPostgres, olvidando },
  };
}

function cifrasDe(motor: string, resultado: ResultadoDeTalleres): Cifra[] {
  const { fechas } = SIMULACRO;
  const inesperados = Object.values(resultado.inesperados).reduce((suma, veces) => suma + veces, 0);
  const exactos = (que: string, valor: number, debe: number): Cifra => ({
    que: `${motor}: ${que}`,
    valor: miles(valor),
    meta: { texto: miles(debe), cumple: valor === debe },
  });
  return [
    exactos("con lugar", resultado.dentro, fechas * CUPOS),
    exactos("en la lista de espera", resultado.esperando, fechas * (PERSONAS - CUPOS)),
    exactos("lo que ve mal el comprobador", resultado.roto.length, 0),
    exactos("respuestas inesperadas", inesperados, 0),
    exactos("procesos muertos", resultado.muertes, fechas),
    { que: `${motor}: respuestas repetidas`, valor: miles(resultado.repetidos) },
    { que: `${motor}: duración`, valor: `${miles(resultado.segundos)} s` },
  ];
}

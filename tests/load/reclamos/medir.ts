import { startPostgresDeDebian } from "../../support/postgresDeDebian";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import { simularReclamos, type ResultadoDeReclamos } from "./simulacro";

const SIMULACRO = { hojas: 500, despues: 100, procesos: 4, programa: PRODUCTO, matarCada: 60 };

/** Many people file complaints at once, on each database engine, with a backup in the midst that is put back. */
export async function medirReclamos(): Promise<Seccion> {
  const enSqlite = await simularReclamos(SIMULACRO);
  const postgres = await startPostgresDeDebian();
  if (!postgres)
    throw new Error("the drill of complaints needs Debian's postgresql: apt-get install postgresql");
  const enPostgres = await simularReclamos({ ...SIMULACRO, databaseUrl: postgres.url }).finally(
    postgres.stop,
  );
  return {
    titulo: "Reclamos",
    metodo: `${SIMULACRO.hojas} hojas a la vez por /v2, en cada base; ${SIMULACRO.procesos} procesos, un SIGKILL cada ${SIMULACRO.matarCada} respuestas; un respaldo a la mitad, que se restaura aparte con ${SIMULACRO.despues} hojas más`,
    cifras: [...cifrasDe("SQLite", enSqlite), ...cifrasDe("PostgreSQL", enPostgres)],
    datos: { enSqlite, enPostgres },
  };
}

function cifrasDe(motor: string, resultado: ResultadoDeReclamos): Cifra[] {
  const exactas = (que: string, valor: number, debe: number): Cifra => ({
    que: `${motor}: ${que}`,
    valor: miles(valor),
    meta: { texto: miles(debe), cumple: valor === debe },
  });
  const { enElRespaldo, muertes } = resultado;
  return [
    exactas("hojas registradas", resultado.presentadas, SIMULACRO.hojas),
    exactas("hojas tras restaurar", resultado.alFinal, enElRespaldo + SIMULACRO.despues),
    exactas("lo que ve mal el comprobador", resultado.roto.length, 0),
    {
      que: `${motor}: procesos muertos`,
      valor: miles(muertes),
      meta: { texto: "más de 3", cumple: muertes > 3 },
    },
    {
      que: `${motor}: hojas en el respaldo`,
      valor: miles(enElRespaldo),
      meta: { texto: "más de 0", cumple: enElRespaldo > 0 },
    },
    { que: `${motor}: respuestas repetidas`, valor: miles(resultado.repetidas) },
    { que: `${motor}: respuestas aplazadas`, valor: miles(resultado.aplazadas) },
    { que: `${motor}: duración`, valor: `${miles(resultado.segundos)} s` },
  ];
}

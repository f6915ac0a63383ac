import { startPostgres } from "../../support/postgres";
import { miles, type Cifra, type Seccion } from "../informe";
import { PRODUCTO } from "../servidores";
import type { ResultadoDeAtaque } from "./atacar";
import { simularNotificaciones } from "./simulacro";

const EN_SQLITE = { falsas: 50_000, repeticiones: 50, programa: PRODUCTO };
/** Fewer forged notices than on SQLite: a refused notice never reaches the database. Here the genuine ones matter. */
const EN_POSTGRES = { ...EN_SQLITE, falsas: 5_000 };

export async function medirNotificaciones(): Promise<Seccion> {
  const sandbox = await simularNotificaciones("sandbox", EN_SQLITE);
  const mercadoPago = await simularNotificaciones("mercado-pago", EN_SQLITE);
  const postgres = await startPostgres();
  const enPostgres = await simularNotificaciones("mercado-pago", {
    ...EN_POSTGRES,
    databaseUrl: postgres.url,
  }).finally(() => postgres.stop());
  return {
    titulo: "Notificaciones falsas",
    metodo: `${miles(2 * EN_SQLITE.falsas)} avisos falsos, viejos, cortados o alterados por HTTP al producto construido, la mitad a cada pasarela; después los auténticos, y los mismos otra vez. Una huella de todas las tablas dice si algo cambió`,
    cifras: [
      ...cifrasDe("Sandbox, SQLite", sandbox, EN_SQLITE.falsas),
      ...cifrasDe("Mercado Pago, SQLite", mercadoPago, EN_SQLITE.falsas),
      ...cifrasDe("Mercado Pago, PostgreSQL", enPostgres, EN_POSTGRES.falsas),
    ],
    datos: { sandbox, mercadoPago, enPostgres },
  };
}

function cifrasDe(donde: string, resultado: ResultadoDeAtaque, pedidas: number): Cifra[] {
  const { falsas, clases, estados, segundos, repetidas, roto } = resultado;
  const aceptadas = suma(estados, (estado) => estado > 0 && estado < 400);
  const fallos = suma(estados, (estado) => estado === 0 || estado >= 500);
  const ninguno = (que: string, cuantos: number): Cifra => ({
    que: `${donde}: ${que}`,
    valor: miles(cuantos),
    meta: { texto: "0", cumple: cuantos === 0 },
  });
  return [
    {
      que: `${donde}: avisos falsos, de ${clases} clases`,
      valor: miles(falsas),
      meta: { texto: miles(pedidas), cumple: falsas >= pedidas },
    },
    ninguno("falsos aceptados", aceptadas),
    ninguno("fallos del servidor", fallos),
    ninguno("reparos del comprobador, auténticos y repetidos incluidos", roto.length),
    {
      que: `${donde}: auténticos repetidos sin efecto`,
      valor: miles(repetidas),
    },
    {
      que: `${donde}: respuestas, y duración`,
      valor: `${Object.entries(estados)
        .map(([estado, cuantas]) => `${estado}: ${miles(cuantas)}`)
        .join(", ")}; ${miles(segundos)} s`,
    },
  ];
}

const suma = (estados: Record<string, number>, filtro: (estado: number) => boolean) =>
  Object.entries(estados).reduce(
    (total, [estado, cuantas]) => total + (filtro(Number(estado)) ? cuantas : 0),
    0,
  );

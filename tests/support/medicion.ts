import { fechaDe, sumarDias } from "../../app/domain/shared/fechas";
import { semanasHasta } from "../../app/domain/shared/semanas";
import { campoDeRespuesta, ENVIAR } from "../../app/domain/cuestionarios/envios";
import { conDatos, insertar } from "./pasos";
import type { TestServer } from "./server";
import { visitar } from "./visita";

const DIAS = 28;
const SEMANAS = 12;

/** Steps of booking, and how often each is seen a day. */
const PASOS = [
  ["/", 60],
  ["/especialista", 40],
  ["/agendar/:especialidad", 22],
  ["/resumen", 12],
  ["/resumen/exito", 7],
] as const;

/** Counts of the last four weeks: visits, and how fast the pages felt. */
export function conVisitas(server: TestServer, ahora = new Date()): void {
  const hoy = fechaDe(ahora);
  conDatos(server, (db) => {
    db.exec("delete from conteos");
    for (let hace = 1; hace <= DIAS; hace++) {
      const dia = sumarDias(hoy, -hace);
      for (const [pagina, veces] of PASOS) {
        const cuantos = veces + ((hace * 7) % 15);
        insertar(db, "conteos", { dia, evento: "virtual-page-view", pagina, detalle: "ok", cuantos });
      }
      for (const [detalle, cuantos] of [
        ["LCP 4g 2000", 12],
        ["LCP 4g 4000", 3],
        ["INP 4g 150", 9],
        ["INP 4g 500", 6],
        ["CLS 4g 25", 15],
      ] as const)
        insertar(db, "conteos", { dia, evento: "speed", pagina: "/", detalle, cuantos });
    }
  });
}

/** Booked and cancelled sessions, payments and refunds of the last twelve weeks. */
export function conSemanas(server: TestServer, ahora = new Date()): void {
  conDatos(server, (db) =>
    semanasHasta(ahora, SEMANAS).forEach(({ inicio }, indice) => {
      const linea = { id_pedido: "de-prueba", id_asunto: "de-prueba", causa: "persona", desde: null };
      const creado_en = inicio.toISOString();
      const veces = { cita: 12 + ((indice * 5) % 9), pago: 8 + (indice % 5), devolucion: indice % 7 };
      const hasta = { cita: "reservada", pago: "pagado", devolucion: "hecha" };
      for (const asunto of ["cita", "pago", "devolucion"] as const)
        for (let vez = 0; vez < veces[asunto]; vez++)
          insertar(db, "historial", { ...linea, asunto, hasta: hasta[asunto], creado_en });
    }),
  );
}

/** Answers of the week before last to the survey about the site: six find what they look for, five in part. */
export async function conEncuesta(server: TestServer): Promise<void> {
  const deCadaUno = { facilidad: "4", "desde-donde": "celular", falta: "Letras más grandes" };
  for (const encontrar of [...Array<string>(6).fill("si"), ...Array<string>(5).fill("en-parte")]) {
    const visita = visitar(server.url);
    const campos = Object.entries({ ...deCadaUno, encontrar }).map(([cod, valor]) => [
      campoDeRespuesta(cod),
      valor,
    ]);
    const gracias = await visita.enviar(await visita.ver("/encuesta/el-sitio"), {
      ...(Object.fromEntries(campos) as Record<string, string>),
      intencion: ENVIAR,
    });
    if (!gracias.texto.includes("Gracias por tu respuesta")) throw new Error("the survey was not answered");
  }
  const antes = new Date(Date.now() - 8 * 24 * 60 * 60_000).toISOString();
  conDatos(server, (db) => db.prepare("update respuestas_de_encuesta set creada_en = ?").run(antes));
}

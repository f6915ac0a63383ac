import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import { makeMisDatosRepository } from "../../../server/cuentas/repositories/misDatos";
import { declared } from "../../../server/modules";
import type { Tables } from "../../../server/platform/database/schema";
import type { PersonalTable } from "../../../server/platform/declarations";
import { openNewDatabase, sinCondiciones } from "../../support/baseDeDatos";

const { db } = await openNewDatabase();
const [UNA, OTRA] = [4101, 4202];
const marca = (idPersona: number) => `de-${idPersona}`;
const misDatos = makeMisDatosRepository(
  db,
  declared.personalData,
  (idPersona) => [marca(idPersona)],
  "secreto",
);
const tablas = Object.entries(declared.personalData) as unknown as [keyof Tables, PersonalTable][];

/** Tables of which only the rows stay that belong to a text whose review is open. */
const SOLO_LAS_ABIERTAS: readonly string[] = ["actos_de_moderacion", "revisiones_de_comunidad"];

/** Inserts a row of the person into each table, without regard to constraints on its other columns. */
async function unaFilaEnCadaTabla(idPersona: number) {
  const columnas = new Map(
    (await db.introspection.getTables()).map((tabla) => [tabla.name, tabla.columns] as const),
  );
  for (const [tabla] of tablas) {
    const fila = columnas
      .get(tabla)!
      .map(({ name, dataType }) => [name, /int/i.test(dataType) ? idPersona : marca(idPersona)]);
    await db
      .insertInto(tabla as "personas")
      .values(Object.fromEntries(fila) as Insertable<Tables["personas"]>)
      .execute();
  }
}

const filasDe = (tabla: keyof Tables) =>
  db
    .selectFrom(tabla as "personas")
    .selectAll()
    .execute();
const hablaDe = (algo: unknown, idPersona: number) => JSON.stringify(algo).includes(String(idPersona));

it("of every table a person's copy has their row, and their deletion takes it: never somebody else's", async () => {
  await sinCondiciones(db);
  for (const idPersona of [UNA, OTRA]) await unaFilaEnCadaTabla(idPersona);
  const copia = await misDatos.copiar(UNA);
  expect(copia.map(({ clave }) => clave)).toEqual(tablas.map(([tabla]) => tabla));
  for (const { clave, filas } of copia) {
    expect(filas, clave).toHaveLength(1);
    expect([hablaDe(filas, UNA), hablaDe(filas, OTRA)], clave).toEqual([true, false]);
  }

  await misDatos.anonimizar(UNA);
  for (const [tabla, { alEliminar }] of tablas) {
    const quedan = await filasDe(tabla);
    const ajenas = quedan.filter((fila) => hablaDe(fila, OTRA));
    const seVa = alEliminar === "borrar" || SOLO_LAS_ABIERTAS.includes(tabla);
    expect([tabla, quedan.length, ajenas.length]).toEqual([tabla, seVa ? 1 : 2, 1]);
    expect(hablaDe(ajenas, UNA), tabla).toBe(false);
  }
  const otra = { id_persona: OTRA, nombre: marca(OTRA), email: marca(OTRA), numero_documento: marca(OTRA) };
  expect(await filasDe("personas")).toEqual(expect.arrayContaining([expect.objectContaining(otra)]));
});

it("what stays of a deleted account is money, sessions, consents, draws, plays, complaints and emptied texts: nothing else", () => {
  const quedan = tablas.filter(([, { alEliminar }]) => alEliminar !== "borrar").map(([tabla]) => tabla);
  const esperadas = [
    ...["citas", "cobros", "comprobantes", "consentimientos", "contenido_de_pedidos"],
    ...["devoluciones_parciales", "eliminaciones", "historial", "horarios", "lotes_de_monedas"],
    ...["jugadas_de_ruleta", "participantes_de_ruleta"],
    ...[
      "lotes_de_saldo",
      "monedas",
      "movimientos_de_monedas",
      "movimientos_de_saldo",
      "ocupaciones",
      "pagos",
    ],
    ...["participaciones_en_sorteos", "pedidos", "pedidos_de_taller", "personas"],
    ...["registro_de_equipo", "saldos", "usos_de_cupon", "hojas_de_reclamacion", "respuestas_de_reclamo"],
    ...["adjuntos_de_reclamo", "donaciones_de_monedas", "reversiones_de_monedas"],
    ...["denuncias_de_comunidad", "devoluciones_de_equipo", "textos_de_comunidad", "textos_retirados"],
    ...SOLO_LAS_ABIERTAS,
    ...["solicitudes_de_datos", "pasos_de_solicitud", "trozos_de_adjunto"],
  ];
  expect(quedan.sort()).toEqual(esperadas.sort());
});

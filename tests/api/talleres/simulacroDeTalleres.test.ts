import { expect, it } from "vitest";
import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { comprobarFecha, comprobarLinea } from "../../load/talleres/comprobar";
import { buscarRoturasEnTalleres } from "../../support/invariantesDeTalleres";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES } from "../../support/talleres";

const CUPOS = 6;
const { fuente } = conTalleres(CUPOS);
const mundo = await abrirMundo({ contenido: fuente });
const { db } = mundo;
const { pedir } = conLugares(mundo);
const services = { ...mundo.servicios, ...mundo.producto };

/**
 * Prepares six people with a place and six who wait, as they were told. Each test then puts in one fault, which the
 * checker must name.
 */
async function doce() {
  const inscripciones: Inscripcion[] = [];
  for (let vez = 0; vez < 2 * CUPOS; vez++)
    inscripciones.push(valor(await pedir((await mundo.persona()).idPersona)));
  return { inscripciones, comprobar: () => comprobarFecha(db, EL_MARTES, inscripciones, CUPOS) };
}
const enLinea = (numero: number) => db.updateTable("inscripciones").where("numero", "=", numero);
const terminada = { estado: "terminada", fin: "salida" } as const;

it("finds nothing where nothing is wrong", async () => {
  const { comprobar } = await doce();
  expect(await comprobar()).toEqual([]);
  expect(await comprobarLinea(services, EL_MARTES)).toEqual([]);
});

it("names a date with more people than places, once what they take is forgotten", async () => {
  for (let vez = 0; vez < CUPOS; vez++) valor(await pedir((await mundo.persona()).idPersona));
  await db.deleteFrom("ocupaciones").where("recurso", "like", "taller:%").execute();
  const { idPersona } = await mundo.persona();
  const inscripcion = valor(await pedir(idPersona));
  expect(await comprobarFecha(db, EL_MARTES, [inscripcion], CUPOS)).toEqual([
    `places: 7 are in ${EL_MARTES.fecha}, which has 6`,
  ]);
  expect(await buscarRoturasEnTalleres(db, mundo.reloj.ahora)).toContainEqual(
    expect.stringContaining("has 6 places and 7 people"),
  );
});

it("names who was told of a place that is gone, and one too few", async () => {
  const { inscripciones, comprobar } = await doce();
  const { idPersona } = inscripciones[0]!;
  await db.updateTable("inscripciones").set(terminada).where("id_persona", "=", idPersona).execute();
  expect(await comprobar()).toEqual([
    expect.stringContaining(`lost: ${idPersona} was told inscrita`),
    `places: 5 are in ${EL_MARTES.fecha}, which has 6`,
  ]);
});

it("names a number that is not the one that was told, and the gap in its line", async () => {
  const { comprobar } = await doce();
  await enLinea(3).set({ numero: 40 }).execute();
  expect(await comprobar()).toEqual([
    expect.stringMatching(/^lost: .* told esperando 3 .* has esperando 40$/),
    expect.stringContaining("numbered 1 2 4 5 6 40"),
  ]);
});

it("names a line that is not asked in its order", async () => {
  await doce();
  await enLinea(2).set(terminada).execute();
  expect(await comprobarLinea(services, EL_MARTES)).toEqual([
    `line: 1 3 4 5 6 were asked for ${EL_MARTES.fecha}, not 1 2 3 4 5`,
  ]);
});

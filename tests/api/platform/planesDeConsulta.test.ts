import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openRepositorios } from "../../../server/modules";
import { openNewDatabase } from "../../support/baseDeDatos";
import { LUNES_8AM as ahora } from "../../support/constructores";
import { CRECEN, espiar, recorridas } from "../../support/planes";

const { db, url } = await openNewDatabase();
const { espia, sentencias } = await espiar(url);
const { cobros, fallos, notificaciones } = openRepositorios("secreto-de-prueba")(espia, "persona");

/** Every test over a product fails when a statement reads a whole table that grows (`exigirIndices`). */
describe("the check of every statement that the tests of the API run", () => {
  it.each([
    ["cobros_por_revisar", "cobros", () => cobros.porRevisar(ahora, 50)],
    ["fallos_de_soporte", "fallos", () => fallos.deSoporte("codigo-de-soporte")],
    ["notificaciones_de_persona", "notificaciones", () => notificaciones.deLaPersona(1, 50)],
  ])("reports a query when %s is dropped", async (indice, tabla, consultar) => {
    sentencias.clear();
    await consultar();
    await sql`drop index ${sql.ref(indice)}`.execute(db);
    const nombradas = recorridas(db, url, sentencias.values(), CRECEN);
    expect(await nombradas).toEqual([expect.stringContaining(tabla)]);
  });

  it("reports a query by a column that has no index", async () => {
    const sinIndice = espia.selectFrom("personas").selectAll().where("prefijo", "=", "9").compile();
    expect(await recorridas(db, url, [sinIndice], CRECEN)).toEqual([expect.stringMatching(/personas/)]);
  });
});

import { describe, expect, it } from "vitest";
import { DATOS_DE_SALUD_MENTAL } from "../../../app/domain/consentimientos/politica";
import { ponerTextoDeGuardia, seedPoliticas } from "../../../server/seed/consentimientos";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, servicios } = mundo;
const DE_QUE = { flujo: "SALUD_MENTAL", codigo: DATOS_DE_SALUD_MENTAL } as const;
const PROMESA = "recibirá un aviso en unos 15 minutos";

/** Starts the site with or without a person who receives alerts. */
async function arrancar(conGuardia: boolean) {
  await seedPoliticas(db, { conGuardia });
  await ponerTextoDeGuardia(db, { conGuardia });
}
async function enVigor(idPersona: number | null = null) {
  const pedidas = await servicios.consentimientos.verPoliticas("SALUD_MENTAL", idPersona);
  if (pedidas.estado !== "successful") throw new Error(pedidas.estado);
  return pedidas.politicas.find(({ codigo }) => codigo === DATOS_DE_SALUD_MENTAL)!;
}

describe("the consent of the mental-health programme", () => {
  it("is not changed by an operator's order, which brings its text along", async () => {
    await seedPoliticas(db, { conGuardia: true });
    expect((await enVigor()).contenido).not.toContain(PROMESA);
  });

  it("promises that somebody is told while somebody is named, and only then", async () => {
    for (const conGuardia of [false, true, false, true, false]) {
      await arrancar(conGuardia);
      expect((await enVigor()).contenido.includes(PROMESA), String(conGuardia)).toBe(conGuardia);
      const [primera] = (await servicios.consentimientos.verDocumento({ ...DE_QUE, idPersona: null }))
        .versiones;
      expect(primera!.contenido.includes(PROMESA), "its page").toBe(conGuardia);
    }
  });

  it("is asked again of who agreed to the other, who keeps what they read", async () => {
    await arrancar(true);
    const { idPersona } = await mundo.persona({});
    const { versionActual } = await enVigor();
    valor(
      await servicios.consentimientos.aceptarTextos({
        ...{ idPersona, flujo: "SALUD_MENTAL", canal: "web", idSolicitud: "s" },
        politicasAceptacion: [{ codigo: DATOS_DE_SALUD_MENTAL, version: versionActual, valor: "1" }],
      }),
    );
    expect((await enVigor(idPersona)).marcado).toBe(1);
    await arrancar(false);
    expect((await enVigor(idPersona)).marcado).toBe(0);
    const lineas = await servicios.consentimientos.verConsentimientos(idPersona);
    const consentimiento = lineas.find(({ codigo }) => codigo === DATOS_DE_SALUD_MENTAL)!;
    expect(consentimiento).toMatchObject({ version: versionActual, esActual: true });
    expect(consentimiento.texto!.contenido).toContain(PROMESA);
  });
});

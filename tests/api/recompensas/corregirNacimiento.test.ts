import { describe, expect, it } from "vitest";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db } = mundo;
const ruleta = servicios.recompensas.ruleta!;
const MOTIVO = "Expediente 12, con su DNI a la vista";
const corregir = (idPersona: number, nacimiento: string) =>
  mundo.producto.acts.ruleta.corregirNacimiento({ operador: "ana", motivo: MOTIVO, idPersona, nacimiento });
const adultaDesde = async (idPersona: number) => (await ruleta.preferencias(idPersona)).adultaDesde;

/** A person who typed a birth date. */
async function nacidaEl(nacimiento: string) {
  const persona = await mundo.persona();
  valor(await ruleta.decirNacimiento(persona.idPersona, nacimiento));
  return persona;
}

describe("a birth date that was typed wrong", () => {
  it("is corrected by an order, once, with its reason, and its person is told", async () => {
    const { idPersona, email } = await nacidaEl("2019-05-17");
    valor(await ruleta.limitar(idPersona, 2));
    const veces = await aLaVez(3, () => corregir(idPersona, "1990-05-17"));
    expect(veces.map(rechazo).toSorted()).toEqual(["aceptado", "nacimiento-igual", "nacimiento-igual"]);
    expect(await ruleta.preferencias(idPersona)).toMatchObject({
      ...{ adultaDesde: "2008-05-17", girosPorDia: 2 },
    });
    const actos = await db
      .selectFrom("actos_de_operador")
      .select(["motivo", "objeto", "de_persona"])
      .where("orden", "=", "juego-nacimiento")
      .where("resultado", "=", "hecho")
      .execute();
    expect(actos).toEqual([{ motivo: MOTIVO, objeto: "", de_persona: idPersona }]);
    const correos = await db
      .selectFrom("correos")
      .select(["asunto", "texto"])
      .where("para", "=", email)
      .execute();
    expect(correos).toHaveLength(1);
    expect(correos[0]!.asunto).toContain("Corregimos tu fecha de nacimiento");
    expect(correos[0]!.texto).not.toMatch(/1990|2008|2019/);
    const accesos = await servicios.cuentas.verAccesosADatos(idPersona);
    expect(accesos.map(({ accion, actor }) => `${accion} ${actor}`)).toContain(
      "nacimiento-corregido soporte",
    );
  });

  it("is not corrected to a day that cannot be, for nobody, or before the person said one", async () => {
    const { idPersona } = await nacidaEl("1990-05-17");
    expect(rechazo(await corregir(idPersona, "2990-05-17"))).toBe("nacimiento-imposible");
    expect(rechazo(await corregir(idPersona, "1790-05-17"))).toBe("nacimiento-imposible");
    expect(rechazo(await corregir(999_999, "1990-05-17"))).toBe("persona-no-existe");
    const { idPersona: sinDecir } = await mundo.persona();
    expect(rechazo(await corregir(sinDecir, "1990-05-17"))).toBe("nacimiento-sin-decir");
    expect(await adultaDesde(idPersona)).toBe("2008-05-17");
    expect(await adultaDesde(sinDecir)).toBeNull();
  });
});

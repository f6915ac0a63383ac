import { beforeEach, describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { unMiembro } from "../../support/equipo";
import { aLaVez, abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { reloj, db } = mundo;
const { brechas } = mundo.servicios.atencion;
const HORAS = 60;

let ana: Miembro;
beforeEach(async () => {
  ana = await unMiembro(mundo, "datos");
});

/** Opens a breach that is known since now. */
async function abrir(que = `Un correo con datos de otra persona ${crypto.randomUUID()}`) {
  valor(await brechas.abrir(ana, { conocida: reloj.ahora, que, cuantas: 120 }));
  return valor(await brechas.listar(ana)).find((brecha) => brecha.que === que)!;
}
const ver = async ({ idBrecha }: { idBrecha: string }) =>
  valor(await brechas.listar(ana)).find((brecha) => brecha.idBrecha === idBrecha)!;
const avisar = (idBrecha: string, avisada = reloj.ahora) =>
  brechas.avisar(ana, { idBrecha, avisada, texto: "Por mesa de partes, expediente 12" });

describe("the register of breaches", () => {
  it("is for Datos alone, with a code in each form", async () => {
    const { idBrecha } = await abrir();
    const nueva = { conocida: reloj.ahora, que: "Otra brecha de prueba", cuantas: 1 };
    for (const rol of ROLES.filter((uno) => uno !== "datos")) {
      const otro = await unMiembro(mundo, rol);
      expect(rechazo(await brechas.listar(otro)), rol).toBe("sin-derecho");
      expect(rechazo(await brechas.abrir(otro, nueva)), rol).toBe("sin-derecho");
      expect(rechazo(await brechas.anotar(otro, { idBrecha, texto: "Una nota" })), rol).toBe("sin-derecho");
      expect(await brechas.esperas(otro)).toEqual([]);
    }
    expect(rechazo(await brechas.abrir({ ...ana, dioCodigo: false }, nueva))).toBe("prueba-vencida");
  });

  it("is in time until the 48th hour, and says a later notice late", async () => {
    const [una, otra] = [await abrir(), await abrir()];
    reloj.avanzar(48 * HORAS);
    expect(await ver(una)).toMatchObject({ estado: "por-avisar", cuantas: 120 });
    valor(await avisar(una.idBrecha));
    expect((await ver(una)).estado).toBe("avisada");
    reloj.avanzar(1);
    expect((await ver(otra)).estado).toBe("vencida");
    expect((await brechas.esperas(ana))[0]!.texto).toBe("Brechas sin avisar, con el plazo vencido");
    valor(await avisar(otra.idBrecha));
    expect((await ver(otra)).estado).toBe("avisada-tarde");
  });

  it("takes no hour that has not come, and no notice before the breach was known", async () => {
    const { idBrecha, conocidaEn } = await abrir();
    const despues = sumarMinutos(reloj.ahora, 1);
    const futura = { conocida: despues, que: "Una brecha de mañana", cuantas: 1 };
    expect(rechazo(await brechas.abrir(ana, futura))).toBe("brecha-futura");
    expect(rechazo(await avisar(idBrecha, despues))).toBe("aviso-imposible");
    expect(rechazo(await avisar(idBrecha, sumarMinutos(conocidaEn, -1)))).toBe("aviso-imposible");
    expect(rechazo(await avisar("ninguna"))).toBe("brecha-no-existe");
  });

  it("takes one notice of two people, and any number of notes", async () => {
    const { idBrecha } = await abrir();
    const avisos = await aLaVez(3, () => avisar(idBrecha));
    expect(avisos.map(rechazo).sort()).toEqual(["aceptado", "ya-avisada", "ya-avisada"]);
    for (const texto of ["Eran 140 personas", "Se cambió la clave"])
      valor(await brechas.anotar(ana, { idBrecha, texto }));
    expect((await ver({ idBrecha })).avances.map(({ clase }) => clase)).toEqual(
      expect.arrayContaining(["aviso", "nota", "nota"]),
    );
    const lineas = await db
      .selectFrom("registro_de_equipo")
      .select("accion")
      .where("objeto", "=", idBrecha)
      .execute();
    expect(lineas.map(({ accion }) => accion).sort()).toEqual([
      ...["abrio-brecha", "anoto-brecha", "anoto-brecha", "aviso-brecha"],
    ]);
  });

  it("lets no program change or delete a line", async () => {
    const { idBrecha } = await abrir();
    valor(await avisar(idBrecha));
    for (const cambio of [
      db.updateTable("brechas").set({ cuantas: 1 }).where("id_brecha", "=", idBrecha),
      db.updateTable("avances_de_brecha").set({ texto: "otro" }).where("id_brecha", "=", idBrecha),
      db.deleteFrom("avances_de_brecha").where("id_brecha", "=", idBrecha),
      db.deleteFrom("brechas").where("id_brecha", "=", idBrecha),
    ])
      await expect(cambio.execute()).rejects.toThrow("append-only");
  });
});

import { describe, expect, it } from "vitest";
import { DATOS_QUE_QUEDAN } from "../../../app/domain/cuentas/misDatos/eliminacion";
import { conComunidades, escrito } from "../../support/comunidades";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { comunidades } = servicios;
const { moderacion } = comunidades;
const { unido, tomar, publicar, deModeracion } = conComunidades(mundo);

const INSULTO = "Eres un idiota";
/** Stored words of every text, without those that wait for a moderator. */
const guardado = async () =>
  JSON.stringify(await mundo.db.selectFrom("textos_de_comunidad").selectAll().execute());
const retirados = () => mundo.db.selectFrom("textos_retirados").selectAll().execute();

async function eliminarCuenta(idPersona: number) {
  const ahora = reloj.ahora.toISOString();
  const pedida = { id_eliminacion: crypto.randomUUID(), id_persona: idPersona, estado: "pedida" as const };
  await mundo.db
    .insertInto("eliminaciones")
    .values({ ...pedida, pedida_en: ahora, ejecutar_en: ahora, cerrada_en: null })
    .execute();
  await mundo.job("eliminar-cuentas");
}

/** A reported text by Luna, whom the moderators trust, in a conversation that Sol reads. */
async function denunciado(apelado = false) {
  const [luna, sol] = [await unido("Luna"), await unido("Sol")];
  const idTexto = await publicar(luna, INSULTO);
  valor(await comunidades.denunciar({ ...sol, idTexto }, { motivo: "agresion", detalle: "Me ofende" }));
  if (apelado) {
    const decision = { regla: 1, motivo: "Ofende." };
    const miembro = await deModeracion();
    valor(await moderacion.quitar(miembro, await tomar(miembro), decision));
    valor(await comunidades.apelar({ ...luna, idTexto, apelacion: "Era una broma" }));
  }
  return { luna, sol, idTexto };
}
type Denunciado = Awaited<ReturnType<typeof denunciado>>;

const SALIDAS: readonly [string, (denunciado: Denunciado) => Promise<unknown>][] = [
  ["deletes it", ({ luna, idTexto }) => comunidades.borrar({ ...luna, idTexto })],
  ["leaves", ({ luna }) => comunidades.salir(luna)],
  ["deletes the account", ({ luna }) => eliminarCuenta(luna.idPersona)],
];

describe.each(SALIDAS)("a reported text whose author %s", (_, retirar) => {
  it("is gone for all others at once, and read by the moderators until they decide", async () => {
    const hecho = await denunciado();
    await retirar(hecho);
    expect(await guardado()).not.toContain("idiota");
    expect(rechazo(await comunidades.verConversacion({ ...hecho.sol, idConversacion: hecho.idTexto }))).toBe(
      "texto-no-existe",
    );
    const miembro = await deModeracion();
    const idRevision = await tomar(miembro);
    const visto = valor(await moderacion.mirar(miembro, idRevision));
    expect(visto).toMatchObject({ texto: INSULTO, retirado: true, denuncias: [{ detalle: "Me ofende" }] });
    const decision = { motivo: "Ya no está." };
    expect(rechazo(await moderacion.quitar(miembro, idRevision, { ...decision, regla: 1 }))).toBe(
      "ya-no-esta",
    );
    const { idActo } = valor(await moderacion.publicar(miembro, idRevision, decision));
    expect(await retirados()).toEqual([]);
    expect(valor(await moderacion.mirar(miembro, idRevision)).texto).toBe("");
    expect(rechazo(await moderacion.deshacer(miembro, { idActo, motivo: "Otra vez" }))).toBe("ya-no-esta");
    expect(await retirados()).toEqual([]);
  });
});

describe("words of a text that its author took away", () => {
  it("go at once when nobody has to decide them", async () => {
    const luna = await unido("Luna");
    const [uno] = [await publicar(luna, "Hola"), await publicar(luna, "Adiós")];
    valor(await comunidades.borrar({ ...luna, idTexto: uno }));
    valor(await comunidades.salir(luna));
    expect(await retirados()).toEqual([]);
  });

  it("wait for a moderator when they are a first text", async () => {
    const luna = await unido("Luna");
    const { idTexto } = valor(await comunidades.publicar(luna, escrito("Hola")));
    valor(await comunidades.borrar({ ...luna, idTexto }));
    valor(await comunidades.borrar({ ...luna, idTexto }));
    valor(await comunidades.salir(luna));
    const miembro = await deModeracion();
    expect(valor(await moderacion.mirar(miembro, await tomar(miembro)))).toMatchObject({ texto: "Hola" });
  });

  it("stay with the appeal while it runs, without the account too", async () => {
    const { luna } = await denunciado(true);
    await eliminarCuenta(luna.idPersona);
    expect(await retirados()).toMatchObject([{ id_persona: null }]);
    const miembro = await deModeracion();
    const idRevision = await tomar(miembro);
    expect(valor(await moderacion.mirar(miembro, idRevision))).toMatchObject({
      ...{ texto: INSULTO, apelacion: "Era una broma", actos: [{ clase: "publicar" }, { clase: "quitar" }] },
    });
    valor(await moderacion.publicar(miembro, idRevision, { motivo: "Ya no está." }));
    expect(await retirados()).toEqual([]);
  });

  it("are in the copy of the person's data, and the page of the deletion tells of them", async () => {
    const { luna } = await denunciado();
    valor(await comunidades.salir(luna));
    const { idPersona } = luna;
    const copia = await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    expect(JSON.stringify(copia)).toContain("idiota");
    expect(DATOS_QUE_QUEDAN).toContain("textos de comunidades que se están revisando");
  });

  it("cannot be reported once they are gone", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Hola");
    valor(await comunidades.borrar({ ...luna, idTexto }));
    const denuncia = { motivo: "otro", detalle: "" } as const;
    expect(rechazo(await comunidades.denunciar({ ...sol, idTexto }, denuncia))).toBe("texto-no-existe");
  });
});

describe("a sanction for a text that its author took away", () => {
  it("reaches the person who left, and their second joining", async () => {
    const { luna } = await denunciado();
    valor(await comunidades.salir(luna));
    valor(await comunidades.unirse({ ...luna, seudonimo: "Otra" }));
    const miembro = await deModeracion();
    const idRevision = await tomar(miembro);
    valor(await moderacion.pausar(miembro, idRevision, { motivo: "Respeto.", dias: 2 }));
    expect(rechazo(await comunidades.publicar(luna, escrito("Hola")))).toBe("en-pausa");
    valor(await moderacion.suspender(miembro, idRevision, { motivo: "Respeto." }));
    expect(rechazo(await comunidades.publicar(luna, escrito("Hola")))).toBe("suspendido");
    const { antecedentes } = valor(await moderacion.mirar(miembro, idRevision));
    expect(antecedentes).toEqual([
      { clase: "pausar", veces: 1 },
      { clase: "suspender", veces: 1 },
    ]);
    valor(await comunidades.salir(luna));
    expect(rechazo(await comunidades.unirse({ ...luna, seudonimo: "Nueva" }))).toBe("suspendido");
  });

  it("alerts the guard about them too, and is refused without the account", async () => {
    const { luna } = await denunciado();
    valor(await comunidades.salir(luna));
    const miembro = await deModeracion();
    const idRevision = await tomar(miembro);
    valor(await moderacion.avisarGuardia(miembro, idRevision, { motivo: "Se despide" }));
    expect(await mundo.db.selectFrom("alertas_cerradas").selectAll().execute()).toHaveLength(1);
    await eliminarCuenta(luna.idPersona);
    expect(rechazo(await moderacion.suspender(miembro, idRevision, { motivo: "Respeto." }))).toBe(
      "ya-no-esta",
    );
  });
});

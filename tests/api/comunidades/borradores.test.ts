import { describe, expect, it } from "vitest";
import { formularioDeBorrador } from "../../../app/domain/comunidades/texto";
import { conComunidades, escrito } from "../../support/comunidades";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { comunidades } = servicios;
const { unido, publicar } = conComunidades(mundo);

const BORRADORES_POR_PERSONA = 20;
const borradores = () =>
  mundo.db.selectFrom("borradores_de_comunidad").selectAll().orderBy("guardado_en").execute();

describe("a draft", () => {
  it("is one for each place, and keeps the words and the quotation until the reply is published", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idConversacion = await publicar(luna, "Me cuesta dormir");
    await publicar(sol, "Aquí Sol");
    const { idTexto: idCitado } = valor(
      await comunidades.responder({ ...sol, idConversacion }, escrito("Prueba leer")),
    );
    const guardar = (texto: string) =>
      comunidades.guardarBorrador({ ...luna, idConversacion, texto, idCitado });
    const visto = async () => valor(await comunidades.verConversacion({ ...luna, idConversacion })).borrador;
    valor(await guardar("Leer me"));
    valor(await guardar("Leer me despierta"));
    expect(await visto()).toEqual({ texto: "Leer me despierta", idCitado });
    const con = { ...escrito("Ya no quiero vivir"), idCitado };
    rechazo(await comunidades.responder({ ...luna, idConversacion }, con));
    expect(await visto()).toEqual({ texto: "Ya no quiero vivir", idCitado });
    valor(await comunidades.responder({ ...luna, idConversacion }, { ...escrito("Ya"), idCitado }));
    expect(await visto()).toEqual({ texto: "", idCitado: null });
  });

  it("is refused in a conversation that is not there, or that the member cannot read", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol", "criar-con-calma")];
    const ajena = await publicar(sol, "Hola");
    const { idTexto: sinPublicar } = valor(
      await comunidades.publicar(await unido("Mar"), escrito("Todavía no")),
    );
    for (const idConversacion of [crypto.randomUUID(), ajena, sinPublicar])
      expect(rechazo(await comunidades.guardarBorrador({ ...luna, idConversacion, texto: "Yo" }))).toBe(
        "texto-no-existe",
      );
    expect(await borradores()).toEqual([]);
  });

  it("quotes no text of another conversation", async () => {
    const luna = await unido("Luna");
    const [idConversacion, idCitado] = [await publicar(luna, "Hola"), await publicar(luna, "Adiós")];
    valor(await comunidades.guardarBorrador({ ...luna, idConversacion, idCitado, texto: "Yo" }));
    expect(await borradores()).toMatchObject([{ texto: "Yo", id_citado: null }]);
  });

  it("is as long as a text may be, and no longer", () => {
    expect(formularioDeBorrador.safeParse({ texto: "a".repeat(2000) }).success).toBe(true);
    expect(formularioDeBorrador.safeParse({ texto: "a".repeat(2001) }).success).toBe(false);
  });

  it("goes when its person has 20 newer ones, in all communities", async () => {
    const luna = await unido("Luna");
    const enOtra = { ...luna, comunidad: "criar-con-calma" };
    valor(await comunidades.unirse({ ...enOtra, seudonimo: "Otra" }));
    valor(await comunidades.guardarBorrador({ ...enOtra, idConversacion: null, texto: "La primera" }));
    for (let numero = 0; numero < BORRADORES_POR_PERSONA; numero++) {
      reloj.avanzar(11);
      const idConversacion = await publicar(luna, `Noche ${numero}`);
      valor(await comunidades.guardarBorrador({ ...luna, idConversacion, texto: `Digo ${numero}` }));
    }
    const quedan = (await borradores()).map(({ texto }) => texto);
    expect(quedan).toHaveLength(BORRADORES_POR_PERSONA);
    expect(quedan).not.toContain("La primera");
  });

  it("goes 30 days after its last change, with the job that purges", async () => {
    const luna = await unido("Luna");
    valor(await comunidades.guardarBorrador({ ...luna, idConversacion: null, texto: "Viejo" }));
    reloj.avanzar(29 * 24 * 60);
    await mundo.job("limpiar");
    expect(await borradores()).toHaveLength(1);
    reloj.avanzar(2 * 24 * 60);
    await mundo.job("limpiar");
    expect(await borradores()).toEqual([]);
  });
});

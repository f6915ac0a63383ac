import { beforeEach, describe, expect, it } from "vitest";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { conReclamos, unaHoja } from "../../support/reclamos";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const { conFeriados, filas } = conReclamos(mundo);
beforeEach(conFeriados);

const clave = CLAVES_DE_API.public;
async function intencion() {
  const { cuerpo } = await llamar("POST", "/reclamos/intenciones", { clave });
  return String(cuerpo.data.intencion);
}
const registrar = (cuerpo: unknown, mas: { token?: string; cabeceras?: Record<string, string> } = {}) =>
  llamar("POST", "/reclamos", { clave, cuerpo, ...mas });

describe("the complaints book of /v2", () => {
  it("says what a sheet must show, registers it, and shows it by code and document", async () => {
    const empezada = await llamar("POST", "/reclamos/intenciones", { clave });
    expect(empezada.cuerpo.data).toMatchObject({
      definiciones: { reclamo: "Disconformidad relacionada a los productos o servicios." },
      proveedor: { ruc: "20100047218" },
    });
    const cuerpo = { intencion: await intencion(), ...unaHoja() };
    const { estado, cuerpo: hecho } = await registrar(cuerpo);
    expect([estado, hecho.data]).toMatchObject([201, { numero: "000000001-2026", estado: "en-plazo" }]);
    const codigo = String(hecho.data.codigo);
    const vista = await llamar("GET", `/reclamos/${codigo}?documento=3456`, { clave });
    expect([vista.estado, vista.cuerpo.data]).toMatchObject([200, { codigo, respuestas: [] }]);
    expect(vista.texto).not.toContain("Zoila");
    for (const ruta of [`/reclamos/${codigo}?documento=0000`, "/reclamos/0123456789ABCDEF?documento=3456"])
      expect((await llamar("GET", ruta, { clave })).cuerpo.error).toMatchObject({
        code: "reclamo-no-encontrado",
      });
  });

  it("makes one sheet of an intention, and of an Idempotency-Key", async () => {
    const cuerpo = { intencion: await intencion(), ...unaHoja() };
    const cabeceras = { "idempotency-key": crypto.randomUUID() };
    const todas = [
      await registrar(cuerpo),
      await registrar(cuerpo, { cabeceras }),
      await registrar(cuerpo, { cabeceras }),
    ];
    expect(new Set(todas.map(({ cuerpo: { data } }) => String(data.codigo))).size).toBe(1);
    expect(await filas()).toHaveLength(1);
  });

  it("knows whose sheet it is when somebody has signed in", async () => {
    const { idPersona } = await mundo.persona();
    const { token } = await abrirSesion(idPersona);
    await registrar({ intencion: await intencion(), ...unaHoja() }, { token });
    const suyas = await mundo.db.selectFrom("personas_de_reclamo").select("id_persona").execute();
    expect(suyas).toEqual([{ id_persona: idPersona }]);
  });

  it("refuses a faulty sheet field by field, and registers nothing", async () => {
    const dada = await intencion();
    const hoja = unaHoja();
    const malas: [unknown, string][] = [
      [{ ...hoja, contacto: { domicilio: "", telefono: "1" } }, "contacto.correo"],
      [{ ...hoja, consumidor: { ...hoja.consumidor, numeroDocumento: "1" } }, "consumidor.numeroDocumento"],
      [{ ...hoja, consumidor: { ...hoja.consumidor, esMenor: true } }, "representante"],
      [{ ...hoja, detalle: { texto: "" } }, "detalle.texto"],
      [{ ...hoja, detalle: { texto: "a".repeat(4001) } }, "detalle.texto"],
      [{ ...hoja, tipo: "otro" }, "tipo"],
      [{ ...hoja, bien: { ...hoja.bien, monto: "abc" } }, "bien.monto"],
    ];
    for (const [mala, campo] of malas) {
      const { estado, texto } = await registrar({ intencion: dada, ...(mala as object) });
      expect([estado, texto], campo).toEqual([400, expect.stringContaining(`"campo":"${campo}"`)]);
    }
    expect(await filas()).toEqual([]);
  });

  it.each([
    ...["null", "[]", '"texto"', "{", '{"intencion":{}}', '{"intencion":"\\u0000"}'],
    '{"consumidor":[],"contacto":1,"detalle":{"texto":{"texto":[]}}}',
  ])("answers %s as a mistake of its sender", async (texto) => {
    const { estado } = await llamar("POST", "/reclamos", { clave, texto });
    expect(estado).toBe(400);
    expect(await filas()).toEqual([]);
  });

  it("keeps signs of other scripts and takes away those that nobody sees", async () => {
    const hoja = unaHoja({ detalle: { texto: "Ünïcode\u202e\u200b <script>\r\n1=1", pedido: "" } });
    const { estado } = await registrar({ intencion: await intencion(), ...hoja });
    expect(estado).toBe(201);
    const [fila] = await filas();
    const { contenido } = (await mundo.servicios.reclamos.consultar.porLlave(
      conReclamos(mundo).llaveDe(fila!),
    ))!.hoja;
    expect(contenido!.hoja.detalle.texto).toBe("Ünïcode <script>\n1=1");
  });
});

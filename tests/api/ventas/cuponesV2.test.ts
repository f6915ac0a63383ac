import { describe, expect, it } from "vitest";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { unCupon, unPaquete } from "../../support/constructores";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);

/** Makes a person with one of each thing that a coupon can be for, by its name in `/v2`. */
async function alguien() {
  const { agenda, talleres } = mundo.servicios;
  const { idPersona } = await mundo.persona();
  const { idEspecialista } = await mundo.especialista();
  const [libre] = (await agenda.verEspecialista({ idEspecialista }))!.dias[1]!.horarios;
  const { inicio } = libre!;
  const { idHorario } = valor(await agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
  const paquete = unPaquete();
  await guardarPaquete(mundo.db, paquete);
  const uidLanding = "conversar-de-plata-en-casa";
  const { fecha } = (await talleres.uno(uidLanding, null))!.fechas[0]!;
  valor(await talleres.inscribirse({ idPersona, url: uidLanding, fecha }));
  const { token } = await abrirSesion(idPersona);
  const validar = async (pedida: object) => {
    const { estado, cuerpo } = await llamar("POST", "/cupones/validaciones", {
      clave: CLAVES_DE_API.private,
      token,
      cuerpo: pedida,
    });
    return { estado, data: cuerpo.data, error: cuerpo.error };
  };
  const cosas = {
    sesion: { idHorario },
    paquete: { idPaquete: paquete.idPaquete },
    taller: { uidLanding, fecha },
  };
  return { validar, cosas };
}

describe("a coupon that /v2 is asked about", () => {
  it("is worth as much on a session, on a pack and on a workshop as where it is used", async () => {
    const cupon = unCupon({ para: null, descuento: { tipo: "porcentaje", porcentaje: 100 } });
    await guardarCupon(mundo.db, cupon);
    const { validar, cosas } = await alguien();
    for (const [nombre, cosa] of Object.entries(cosas)) {
      const { estado, data } = await validar({ ...cosa, cupon: cupon.codigo.toLowerCase() });
      expect([nombre, estado, data]).toMatchObject([nombre, 200, { codigo: cupon.codigo, totalCentimos: 0 }]);
    }
  });

  it("is refused in the words of what it is tried on", async () => {
    const cupon = unCupon({ para: "paquetes" });
    await guardarCupon(mundo.db, cupon);
    const { validar, cosas } = await alguien();
    const { codigo } = cupon;
    for (const cosa of [cosas.sesion, cosas.taller]) {
      expect(await validar({ ...cosa, cupon: codigo })).toMatchObject({
        estado: 409,
        error: { code: "cupon-de-paquetes" },
      });
    }
    const otroDia = { ...cosas.taller, fecha: "2020-01-01", cupon: codigo };
    expect(await validar(otroDia)).toMatchObject({ estado: 404 });
  });

  it("is for one thing, which is named whole: what lacks, or names two, is told which there are", async () => {
    const { validar, cosas } = await alguien();
    const cupon = unCupon().codigo;
    const { uidLanding } = cosas.taller;
    for (const pedida of [{ cupon }, { uidLanding, cupon }, { ...cosas.sesion, ...cosas.paquete, cupon }]) {
      const { estado, error } = await validar(pedida);
      expect([estado, JSON.stringify(error)]).toEqual([
        400,
        expect.stringContaining("idPaquete; o idHorario; o uidLanding y fecha"),
      ]);
    }
  });

  it("has each of them in the document of the API, with its fields and no other", async () => {
    const { cuerpo } = await llamar("GET", "/openapi.json", {});
    const { paths } = cuerpo as unknown as { paths: Record<string, { post: OperacionConCuerpo }> };
    const { anyOf } = paths["/v2/cupones/validaciones"]!.post.requestBody.content["application/json"].schema;
    expect(anyOf.map(({ required, additionalProperties }) => [required, additionalProperties])).toEqual([
      [["idPaquete", "cupon"], false],
      [["idHorario", "cupon"], false],
      [["uidLanding", "fecha", "cupon"], false],
    ]);
  });
});

interface OperacionConCuerpo {
  requestBody: {
    content: {
      "application/json": { schema: { anyOf: { required: string[]; additionalProperties: boolean }[] } };
    };
  };
}

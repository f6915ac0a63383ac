import { expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente, escribir, ficha } = conTalleres(2);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj } = mundo;
const { talleres } = servicios;
const { pedir, vistaEnLaSala } = conLugares(mundo);
const { uid, fecha } = EL_MARTES;
const FIN = sumarMinutos(INICIO, 45);

async function publicar(texto: string) {
  escribir("talleres/dibujar-el-mar.md", texto);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
}

it("calls a date and its certificate as the content does, and keeps all else that its people were told", async () => {
  const { idPersona } = await mundo.persona();
  valor(await pedir(idPersona));
  reloj.ahora = INICIO;
  valor(await talleres.registrarAsistencia({ idPersona, uid, fecha }));
  await vistaEnLaSala(idPersona, 40);
  const otra = (await mundo.persona()).idPersona;
  reloj.ahora = sumarMinutos(INICIO, -60);
  valor(await talleres.inscribirse({ ...EL_MARTES, url: "cantar-el-mar", idPersona: otra }));
  const deLaFecha = async () => {
    const todas = await mundo.db.selectFrom("fechas_de_taller").selectAll().orderBy("uid").execute();
    return todas.map(({ clase, ...lo }) => [clase, lo]);
  };
  const [cantar, dibujar] = await deLaFecha();
  const {
    codigo,
    clase: antes,
    ...certificado
  } = (await mundo.db.selectFrom("certificados").selectAll().executeTakeFirst())!;
  expect([cantar![0], dibujar![0], antes]).toEqual(["taller", "taller", "taller"]);

  await publicar(
    ficha
      .replace("clase: taller", "clase: clase")
      .replace("minutos: 45", "minutos: 60")
      .replace("empieza: 2026-11-03 19:00", "empieza: 2026-11-03 18:00")
      .replace("Dibujar el mar", "Pintar el mar"),
  );
  await mundo.job("clases-al-dia");
  await mundo.job("clases-al-dia");
  expect(await deLaFecha()).toEqual([cantar, ["clase", dibujar![1]]]);
  expect(
    await mundo.db.selectFrom("certificados").selectAll().where("codigo", "=", codigo).executeTakeFirst(),
  ).toEqual({ ...certificado, codigo, clase: "clase" });
  reloj.ahora = FIN;
  expect(await talleres.verCertificado(codigo)).toMatchObject({ clase: "clase", titulo: "Dibujar el mar" });

  await publicar(ficha);
  await mundo.job("clases-al-dia");
  expect(await deLaFecha()).toEqual([cantar, dibujar]);
});

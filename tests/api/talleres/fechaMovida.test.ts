import { expect, it } from "vitest";
import { lima } from "../../support/constructores";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente, escribir, ficha } = conTalleres(2);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj } = mundo;
const { talleres } = servicios;
const { pedir, correosA } = conLugares(mundo);
const { url, uid, fecha } = EL_MARTES;

async function mover(empieza: string) {
  const cambio = `cambios:\n  - fecha: ${fecha}\n    aviso: Esta vez es otro día.\n    empieza: ${empieza}\n`;
  escribir("talleres/dibujar-el-mar.md", ficha.replace("cambios:\n", cambio));
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
}

const enLista = (lista: Awaited<ReturnType<typeof talleres.mes>>) =>
  lista
    .filter(({ fecha: elegida }) => elegida.uid === uid && elegida.fecha === fecha)
    .map(({ fecha: elegida }) => elegida);

it("is at its new day, with its note, while nobody has a place in it", async () => {
  await mover("2026-12-02 18:00");
  const movida = { inicio: lima("2026-12-02", "18:00"), aviso: "Esta vez es otro día." };
  expect(enLista(await talleres.mes("2026-11"))).toEqual([]);
  expect(enLista(await talleres.mes("2026-12"))).toMatchObject([movida]);
  expect(
    (await talleres.uno(url, fecha))?.fechas.find((fechaDeTaller) => fechaDeTaller.fecha === fecha),
  ).toMatchObject(movida);
  escribir("talleres/dibujar-el-mar.md", ficha);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
});

it("is for everybody when its people were told: on the page, in the lists, in mail, calendar and agenda", async () => {
  const ana = await mundo.persona();
  valor(await pedir(ana.idPersona));
  const original = { inicio: INICIO, aviso: null };

  for (const empieza of ["2026-12-02 18:00", "2026-11-24 20:00", "2026-11-11 18:00"]) {
    await mover(empieza);
    expect(enLista(await talleres.mes("2026-11"))).toMatchObject([original]);
    expect(enLista(await talleres.mes("2026-12"))).toEqual([]);
    expect(enLista(await talleres.lista({}))).toMatchObject([original]);
    const { fechas } = (await talleres.uno(url, fecha))!;
    expect(fechas.filter((fechaDeTaller) => fechaDeTaller.fecha === fecha)).toMatchObject([original]);
    for (const idPersona of [ana.idPersona, null]) {
      const vista = await talleres.paraAlguien(url, fecha, idPersona);
      expect(vista?.elegida).toMatchObject(original);
    }
  }

  // A person who comes after the move is told the same hour as those before.
  const beto = await mundo.persona();
  valor(await pedir(beto.idPersona));
  for (const { idPersona } of [ana, beto]) {
    const [correo] = await correosA(idPersona);
    expect(correo!.adjuntos).toContain("DTSTART:20261125T000000Z");
    const { inscripciones } = await talleres.verInscripciones(idPersona);
    expect(inscripciones.map(({ inicio }) => inicio)).toEqual([INICIO]);
  }
  // An editor is warned that those people were told another hour.
  const revisado = valor(await mundo.producto.acts.edicion.revisar({ operador: "ana" }));
  expect(revisado.ojo.join("\n")).toMatch(/dibujar-el-mar 2026-11-24 .*ahora dice/);

  // The page shows the date as still to come, although the content names an hour that has passed.
  reloj.ahora = lima(fecha, "18:30");
  await mover("2026-11-24 18:00");
  const { fechas } = (await talleres.uno(url, null))!;
  expect(fechas[0]).toMatchObject({ fecha, ...original });
});

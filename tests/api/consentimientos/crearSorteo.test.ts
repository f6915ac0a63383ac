import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { atender, HECHO, MAL_USO, RECHAZADO } from "../../../server/ops/ops";
import { lima, LUNES, MARTES, MIERCOLES } from "../../support/constructores";
import { SIN_ALMACEN } from "../../support/operador";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";
import { entradaAlSorteo } from "../../support/politicas";

const QUIEN = { organizador: "Acme S.A.C.", ruc: "20100047218" };
const mundo = await abrirMundo({ organizadorDeSorteos: QUIEN });
const JUEVES = "2026-11-26";
const archivo = path.join(mkdtempSync(path.join(tmpdir(), "sorteo-")), "sorteo.json");

/** A prize draw that opens at once on Monday at 8, closes on Tuesday and is drawn on Wednesday. */
const SORTEO = {
  idSorteo: "sorteo-de-noviembre",
  premio: "Un celular",
  existencias: 1,
  fuentePublica: "La lotería de la prueba",
  hasta: `${MARTES} 18:00`,
  sorteoEn: `${MIERCOLES} 20:00`,
};

/** Runs the operator's order as it is typed, with the draw in a file. */
function crear(datos: object, { producto } = mundo) {
  writeFileSync(archivo, JSON.stringify(datos));
  return atender(
    ["sorteo", "crear", "--archivo", archivo, "--json", "--operador", "ana"],
    () => Promise.resolve(producto),
    SIN_ALMACEN,
  );
}
const rechazo = async (datos: object, producto = mundo.producto) => {
  const { estado, salida } = await crear(datos, { ...mundo, producto });
  return { estado, ...(JSON.parse(salida) as { codigo: string; mensaje: string }) };
};
const visto = () => mundo.servicios.consentimientos.verSorteo(null);

describe("an operator who announces a draw", () => {
  it("opens it at once, in the name of whom the configuration names, and people enter", async () => {
    expect(await visto()).toBeNull();
    expect(await crear(SORTEO)).toMatchObject({ estado: HECHO });
    expect(await visto()).toMatchObject({
      abierto: true,
      sorteo: {
        ...SORTEO,
        ...QUIEN,
        desde: mundo.reloj.ahora,
        hasta: lima(MARTES, "18:00"),
        sorteoEn: lima(MIERCOLES, "20:00"),
      },
    });
    const { idPersona } = await mundo.persona({});
    valor(await mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona)));
  });

  it("may have it open later", async () => {
    expect(await crear({ ...SORTEO, desde: `${LUNES} 09:00` })).toMatchObject({ estado: HECHO });
    expect(await visto()).toBeNull();
    mundo.reloj.avanzar(60);
    expect(await visto()).toMatchObject({ abierto: true });
  });

  it("is told what is missing where nobody answers for it", async () => {
    const sinNadie = await mundo.otroProceso({ organizadorDeSorteos: null });
    expect(await rechazo(SORTEO, sinNadie)).toMatchObject({
      estado: RECHAZADO,
      codigo: "sin-organizador",
      mensaje: expect.stringContaining("SORTEO_ORGANIZADOR y SORTEO_RUC") as string,
    });
    expect(await visto()).toBeNull();
  });

  it("changes nothing of one that was announced", async () => {
    await crear(SORTEO);
    expect(await rechazo({ ...SORTEO, premio: "Nada" })).toMatchObject({ codigo: "sorteo-existe" });
    expect(await visto()).toMatchObject({ sorteo: { premio: "Un celular" } });
  });

  it("has one at a time, until its day and not a minute longer", async () => {
    await crear(SORTEO);
    const otro = (desde: string) => ({
      ...SORTEO,
      idSorteo: "otro",
      desde,
      hasta: `${JUEVES} 18:00`,
      sorteoEn: `${JUEVES} 20:00`,
    });
    const respuesta = await rechazo(otro(`${MIERCOLES} 19:55`));
    expect(respuesta).toMatchObject({ estado: RECHAZADO, codigo: "otro-sorteo" });
    expect(respuesta.mensaje, "which one").toContain(SORTEO.idSorteo);
    expect(await crear(otro(`${MIERCOLES} 20:00`))).toMatchObject({ estado: HECHO });
  });

  it("is one of two who announce theirs at the same moment", async () => {
    const otro = await mundo.otroProceso();
    const datos = (idSorteo: string) => ({
      operador: "ana",
      sorteo: {
        ...{ idSorteo, premio: "p", existencias: 1, fuentePublica: "f" },
        ...{ hasta: lima(MARTES, "18:00"), sorteoEn: lima(MIERCOLES, "20:00") },
      },
    });
    const resultados = await aLaVez(2, (indice) =>
      (indice ? otro : mundo.producto).acts.sorteos.crear(datos(`sorteo-${indice}`)),
    );
    expect(resultados.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it.each([
    ["begins in the past", { desde: `${LUNES} 07:55` }],
    ["is closed already", { hasta: `${LUNES} 08:00` }],
  ])("is refused one that %s", async (_, cambios) => {
    expect(await rechazo({ ...SORTEO, ...cambios })).toMatchObject({ codigo: "sorteo-en-el-pasado" });
    expect(await visto()).toBeNull();
  });

  it.each([
    ["archivo.hasta", { desde: `${MARTES} 18:00` }],
    ["archivo.sorteoEn", { sorteoEn: SORTEO.hasta }],
    ["archivo.hasta", { hasta: "2026-02-30 10:00" }],
    ["archivo.premio", { premio: " " }],
    ["archivo.existencias", { existencias: 0 }],
    ["archivo.fuentePublica", { fuentePublica: undefined }],
    ["archivo", { organizador: "Otra" }],
  ])("is told that %s is wrong, by its name", async (nombre, cambios) => {
    const { estado, salida, error } = await crear({ ...SORTEO, ...cambios });
    expect(estado).toBe(MAL_USO);
    expect(salida + error).toContain(`${nombre}: `);
    expect(await visto()).toBeNull();
  });
});

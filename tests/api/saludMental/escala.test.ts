import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

const GUARDIA = "guardia@bienestar.example";
const PANTALLA = "https://equipo.bienestar.example/equipo/guardia";
const mundo = await abrirMundo({ guardia: GUARDIA, pantallaDeGuardia: PANTALLA });
const { reloj, db, job } = mundo;
const { saludMental, equipo } = mundo.servicios;

let coordina: Miembro;
let ana: Miembro;
let luz: Miembro;
let eva: Miembro;
let persona: Persona;

beforeEach(async () => {
  coordina = await unMiembro(mundo, "coordinacion");
  ana = await unMiembro(mundo, "guardia");
  luz = await unMiembro(mundo, "guardia");
  eva = await unMiembro(mundo, "guardia");
  persona = await mundo.persona();
});

const poner = async ({ idCuenta }: Miembro, nivel: 1 | 2, [de, a]: readonly [number, number]) =>
  valor(
    await equipo.ponerTurno(
      { ...coordina, probadoEn: reloj.ahora },
      {
        ...{ idCuenta, nivel, destino: "" },
        ...{ empieza: sumarMinutos(reloj.ahora, de), termina: sumarMinutos(reloj.ahora, a) },
      },
    ),
  );
const pedirAyuda = async (quien = persona) =>
  valor(await saludMental.pedirAviso({ idPersona: quien.idPersona, canal: "web" }));
const correos = () => db.selectFrom("correos").selectAll().orderBy("creado_en").execute();
/** Mails of the guard by their address. */
const avisados = async () => {
  const cuenta = new Map<string, number>();
  for (const { para } of await correos()) cuenta.set(para, (cuenta.get(para) ?? 0) + 1);
  const de = ({ correo }: Miembro) => cuenta.get(correo) ?? 0;
  return { ana: de(ana), luz: de(luz), eva: de(eva), guardia: cuenta.get(GUARDIA) ?? 0 };
};
const idAlerta = async () => valor(await saludMental.guardia.ver(ana)).nuevas[0]!.idAlerta;

describe("an alert while two levels are on duty", () => {
  beforeEach(async () => {
    await poner(ana, 1, [0, 480]);
    await poner(luz, 2, [0, 480]);
  });

  it("is told at once to the first level alone", async () => {
    await pedirAyuda();
    expect(await avisados()).toEqual({ ana: 1, luz: 0, eva: 0, guardia: 0 });
    const [correo] = await correos();
    expect(correo).toMatchObject({ creado_en: reloj.ahora.toISOString(), urgente: 1 });
  });

  it("climbs to the second level after 5 minutes and to everybody after 15, by one of several processes", async () => {
    await pedirAyuda();
    reloj.avanzar(4);
    await job("escalar-alertas");
    expect(await avisados()).toEqual({ ana: 1, luz: 0, eva: 0, guardia: 0 });
    reloj.avanzar(1);
    await aLaVez(3, () => job("escalar-alertas"));
    expect(await avisados()).toEqual({ ana: 2, luz: 1, eva: 0, guardia: 0 });
    reloj.avanzar(10);
    await aLaVez(3, () => job("escalar-alertas"));
    expect(await avisados()).toEqual({ ana: 3, luz: 2, eva: 1, guardia: 1 });
  });

  it("climbs no further once the second level takes it, and is closed", async () => {
    await pedirAyuda();
    reloj.avanzar(5);
    await job("escalar-alertas");
    const codigo = await idAlerta();
    const despierta = { ...luz, probadoEn: reloj.ahora };
    valor(await saludMental.guardia.tomar(despierta, codigo));
    reloj.avanzar(10);
    await job("escalar-alertas");
    expect(await avisados()).toEqual({ ana: 2, luz: 1, eva: 0, guardia: 0 });
    valor(await saludMental.guardia.cerrar({ ...luz, probadoEn: reloj.ahora }, codigo, "hablamos"));
  });

  it("is told with a link that we signed, and with nothing of its person", async () => {
    await pedirAyuda();
    const [correo] = await correos();
    const enlace = new URL(/https:\S+aviso=\S+/.exec(correo!.texto)![0]);
    const aviso = enlace.searchParams.get("aviso")!;
    expect(enlace.origin + enlace.pathname).toBe(PANTALLA);
    expect(saludMental.alertaDelEnlace(aviso)).toBe(await idAlerta());
    expect(saludMental.alertaDelEnlace(`${await idAlerta()}.${"a".repeat(43)}`)).toBeNull();
    const escrito = JSON.stringify(correo);
    for (const dato of [persona.nombre, persona.email, persona.numeroDocumento, persona.telefono])
      expect(escrito).not.toContain(dato);
  });
});

describe("an alert while nobody is on duty", () => {
  it("is told at once to everybody with the role, and to the address of the guard", async () => {
    await pedirAyuda();
    expect(await avisados()).toEqual({ ana: 1, luz: 1, eva: 1, guardia: 1 });
  });

  it("is told to everybody also when the member on duty left", async () => {
    await poner(ana, 1, [0, 480]);
    const sara = await unMiembro(mundo, "sistemas");
    valor(await equipo.cerrarCuenta(sara, { idCuenta: ana.idCuenta, motivo: "dejó la empresa" }));
    await pedirAyuda();
    expect(await avisados()).toEqual({ ana: 0, luz: 1, eva: 1, guardia: 1 });
  });
});

describe("the end of a turn", () => {
  beforeEach(async () => {
    await poner(ana, 1, [0, 60]);
    await poner(luz, 1, [60, 120]);
    await job("entregar-guardia");
    reloj.avanzar(55);
    await pedirAyuda();
  });

  it("tells the next member what is open, once", async () => {
    await job("entregar-guardia");
    expect(await avisados()).toMatchObject({ ana: 1, luz: 0 });
    reloj.avanzar(5);
    await aLaVez(3, () => job("entregar-guardia"));
    expect(await avisados()).toMatchObject({ ana: 1, luz: 1 });
    const [correo] = (await correos()).filter(({ para }) => para === luz.correo);
    expect(correo!.texto).toContain("Empieza tu turno de guardia.");
  });

  it("leaves a taken alert with its holder for 30 minutes, and then tells the member on duty", async () => {
    valor(await saludMental.guardia.tomar({ ...ana, probadoEn: reloj.ahora }, await idAlerta()));
    reloj.avanzar(5);
    await job("entregar-guardia");
    await job("soltar-alertas");
    expect(await avisados()).toMatchObject({ ana: 1, luz: 0 });
    reloj.avanzar(25);
    await job("soltar-alertas");
    expect(await avisados()).toEqual({ ana: 1, luz: 1, eva: 0, guardia: 0 });
  });
});

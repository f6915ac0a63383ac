import { beforeEach, describe, expect, it } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente } = conTalleres(2);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj, db } = mundo;
const { talleres } = servicios;
const { llamar } = abrirApi(mundo);
const { pedir, vistaEnLaSala } = conLugares(mundo);
const { uid, url, fecha } = EL_MARTES;
const FIN = sumarMinutos(INICIO, 45);

let ana: Persona;
beforeEach(async () => {
  ana = await mundo.persona();
  valor(await pedir(ana.idPersona));
});

const registrar = async (minuto: number) => {
  reloj.ahora = sumarMinutos(INICIO, minuto);
  valor(await talleres.registrarAsistencia({ idPersona: ana.idPersona, uid, fecha }));
  await vistaEnLaSala(ana.idPersona, 40);
};
async function dirigir(que: "empezar" | "terminar", minuto: number) {
  const { enlace } = valor(
    await mundo.producto.acts.talleres.enlaceDeAnfitrion({ operador: "ana", url, fecha }),
  );
  reloj.ahora = sumarMinutos(INICIO, minuto);
  valor(await talleres.dirigir(new URL(enlace).searchParams.get("llave")!, { que }));
}

/** Length and date of the certificate, as its page, `/v2` and the copy of the person's data show them. */
async function segunCadaUno() {
  const { codigo } = await db.selectFrom("certificados").select("codigo").executeTakeFirstOrThrow();
  const { minutos, emitidoEn } = (await talleres.verCertificado(codigo))!;
  const { cuerpo } = await llamar("GET", `/certificados/${codigo}`, { clave: CLAVES_DE_API.public });
  const deV2 = cuerpo.data as unknown as {
    valido: boolean;
    de: { minutos: number } | null;
    emitidoEn: string;
  };
  const copia = await servicios.cuentas.verMisDatos({
    ...{ idPersona: ana.idPersona, canal: "web", accion: "copia" },
  });
  const [enLaCopia] = aJson(copia).datos.certificados!;
  return {
    pagina: [minutos, emitidoEn.toISOString()],
    v2: [deV2.de?.minutos ?? null, deV2.emitidoEn],
    copia: [enLaCopia!.minutos, enLaCopia!.emitido_en],
  };
}
const todos = (minutos: number, emitidoEn: Date, enV2: number | null = minutos) => ({
  pagina: [minutos, emitidoEn.toISOString()],
  v2: [enV2, emitidoEn.toISOString()],
  copia: [minutos, emitidoEn.toISOString()],
});

describe("what a certificate says of how long it was, and of when it was given", () => {
  it("is from its real beginning to its real end, everywhere the same, whoever ended it early", async () => {
    await registrar(2);
    expect(await segunCadaUno()).toEqual(todos(45, FIN, null));
    await dirigir("empezar", 5);
    expect(await segunCadaUno()).toEqual(todos(40, FIN, null));
    await dirigir("terminar", 25);
    expect(await segunCadaUno()).toEqual(todos(20, sumarMinutos(INICIO, 25)));
  });

  it("is when it was asked for where that was later than its end", async () => {
    reloj.ahora = sumarMinutos(INICIO, 20);
    valor(await talleres.latir({ idPersona: ana.idPersona, uid, fecha }));
    reloj.avanzar(1);
    valor(await talleres.latir({ idPersona: ana.idPersona, uid, fecha }));
    await dirigir("terminar", 25);
    await registrar(30);
    expect(await segunCadaUno()).toEqual(todos(25, sumarMinutos(INICIO, 30)));
  });

  it("stays so once its date is swept away", async () => {
    await registrar(2);
    await dirigir("terminar", 25);
    await db.deleteFrom("inscripciones").execute();
    await db.deleteFrom("fechas_de_taller").execute();
    expect(await segunCadaUno()).toEqual(todos(25, sumarMinutos(INICIO, 25)));
  });

  it("is not begun once it is over by its hours: nobody would have been at anything", async () => {
    await registrar(2);
    await dirigir("empezar", 45);
    expect(await segunCadaUno()).toEqual(todos(45, FIN));
  });
});

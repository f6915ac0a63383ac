import { describe, expect, it } from "vitest";
import { cuentaDe, latidosDe } from "../../../app/domain/medicion/aMano";
import { envioDeCuenta, envioDePulso } from "../../../app/domain/medicion/envios";
import { esDudosa, pulso, type PulsoMedido } from "../../../app/domain/medicion/escaneo";
import {
  franjaDe,
  intervaloDe,
  PALABRAS_DE_FRANJA,
  pideOtraMirada,
} from "../../../app/domain/medicion/latidos";
import { PALABRAS_DE_MOTIVO } from "../../../app/domain/medicion/motivos";

describe("a pulse in words", () => {
  it.each([
    [49, "bajo"],
    [50, "algo-bajo"],
    [59, "algo-bajo"],
    [60, "habitual"],
    [100, "habitual"],
    [101, "alto"],
  ] as const)("%i at rest is %s", (latidos, franja) => {
    expect(franjaDe(latidos, "reposo")).toBe(franja);
    expect(franjaDe(latidos, "actividad")).toBe("con-movimiento");
  });

  it("asks for a second look only at what is far from the usual at rest", () => {
    expect(
      (["bajo", "algo-bajo", "habitual", "alto", "con-movimiento"] as const).filter(pideOtraMirada),
    ).toEqual(["bajo", "alto"]);
  });

  it("names no illness, promises nothing and does not shout", () => {
    const texto = [
      ...Object.values(PALABRAS_DE_FRANJA),
      ...Object.values(PALABRAS_DE_MOTIVO).flatMap(({ titulo, remedio }) => [titulo, remedio]),
    ].join(" ");
    expect(texto).not.toMatch(/taquicardia|bradicardia|arritmia|infarto|enferm|grave|peligro|sano|[¡!]/i);
  });

  it("is counted in digits, and in nothing else that a machine takes for a number", () => {
    const contar = (contados: string) =>
      envioDeCuenta.safeParse({ intencion: "contar", contados, segundos: 30 }).data?.contados;
    expect(["36", "036", "0x24", "3.6e1", "36.0", "-36", "", "5", "111"].map(contar)).toEqual([
      ...[36, 36],
      ...Array<undefined>(7).fill(undefined),
    ]);
    expect(["３６", "\u00a036\u200b", "3\u20136", "\u221236"].map(contar)).toEqual([
      36,
      36,
      undefined,
      undefined,
    ]);
  });

  it("is a stretch, wider from a camera than from fingers", () => {
    expect(intervaloDe(72, "camara")).toEqual({ desde: 67, hasta: 77 });
    expect(intervaloDe(72, "mano")).toEqual({ desde: 68, hasta: 76 });
  });
});

describe("counting by hand", () => {
  const desde = new Date("2026-11-23T13:00:00Z");
  const alSegundo = (segundos: number) => cuentaDe(desde, new Date(desde.getTime() + segundos * 1000));

  it("takes half a minute of our clock, and a little more for the page to come", () => {
    expect(alSegundo(0)).toEqual({ fase: "contando", faltan: 30 });
    expect(alSegundo(29.9)).toEqual({ fase: "contando", faltan: 1 });
    expect(alSegundo(30)).toEqual({ fase: "contada", segundos: 30 });
    expect(alSegundo(30.84)).toEqual({ fase: "contada", segundos: 30.8 });
    expect(alSegundo(45.1)).toEqual({ fase: "vencida" });
    expect(alSegundo(-1)).toEqual({ fase: "vencida" });
  });

  it("comes to beats a minute by how long it truly was", () => {
    expect(latidosDe(36, 30)).toBe(72);
    expect(latidosDe(36, 31)).toBe(70);
  });
});

describe("what may be kept", () => {
  const buena: PulsoMedido = {
    ...{ metodo: "camara", latidosPorMinuto: 72, contexto: "reposo", senalSobreRuido: 3, diferencia: 5 },
    ...{ segundos: 20, imagenesPorSegundo: 20, ancho: 640, alto: 480 },
  };

  it("passes the same gate as where it was measured", () => {
    expect(esDudosa(buena)).toBe(false);
    for (const peor of [
      { senalSobreRuido: 2.9 },
      { diferencia: 5.1 },
      { segundos: 19.9 },
      { imagenesPorSegundo: 19.9 },
    ]) {
      expect(esDudosa({ ...buena, ...peor })).toBe(true);
    }
    expect(esDudosa({ metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" })).toBe(false);
  });

  it("is told all that its form lacks at once", () => {
    const enviado = {
      ...{ metodo: "mano", contados: 36, segundos: 30, contexto: "nada" },
      ...{ intencion: "guardar", idEnvio: "0123456789", versionDeDatos: "2026-11" },
    };
    const camposConError = (mas: object) =>
      envioDePulso
        .safeParse({ ...enviado, ...mas })
        .error?.issues.map(({ path }) => path.join())
        .sort();
    expect(camposConError({})).toEqual(["aceptaTratamientoDeDatos", "contexto"]);
    expect(camposConError({ aceptaTratamientoDeDatos: "1" })).toEqual(["contexto"]);
    expect(camposConError({ contexto: "reposo" })).toEqual(["aceptaTratamientoDeDatos"]);
    expect(camposConError({ contexto: "reposo", aceptaTratamientoDeDatos: "1" })).toBeUndefined();
    // A value of another kind is refused, and nothing breaks.
    for (const nada of [null, "guardar", []]) expect(envioDePulso.safeParse(nada).success).toBe(false);
  });

  it("holds no picture, whatever it is called", () => {
    expect(pulso.safeParse(buena).success).toBe(true);
    expect(pulso.safeParse({ ...buena, imagen: "data:image/png;base64,AAAA" }).success).toBe(false);
    expect(pulso.safeParse({ ...buena, latidosPorMinuto: 300 }).success).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { Accion } from "../../../app/domain/historial/accion";
import { gananciasDe, type ReglaDeMonedas } from "../../../app/domain/recompensas/regla";
import { lima } from "../../support/constructores";

const VIDEO: ReglaDeMonedas = {
  ...{ uid: "ver-un-video", orden: 1, titulo: "Ver un video", razon: "Viste un video" },
  ...{ de: "video", monedas: 10, una: "vez", porDia: 2, desde: "2026-11-01" },
};
const TEST: ReglaDeMonedas = { ...VIDEO, uid: "responder-el-test", de: "test", una: "mes" };

const accion = (clave: string, momento: Date, mas: Partial<Accion> = {}): Accion => ({
  ...{ clase: clave.split(":")[0] as Accion["clase"], clave, titulo: "", momento },
  ...mas,
});
const video = (uid: string, dia: string, hora = "10:00") => accion(`video:${uid}:${dia}`, lima(dia, hora));
const causas = (acciones: Accion[], ganadas: { causa: string; dia: string }[] = [], reglas = [VIDEO, TEST]) =>
  gananciasDe(reglas, acciones, ganadas, lima("2026-11-29", "12:00")).map(({ causa }) => causa);

describe("coins for activities", () => {
  it("come once for each video, however often it is seen", () => {
    const vistos = [video("mar", "2026-11-20"), video("mar", "2026-11-21")];
    expect(causas(vistos)).toEqual(["ver-un-video:mar"]);
    expect(causas(vistos, [{ causa: "ver-un-video:mar", dia: "2026-11-20" }])).toEqual([]);
  });

  it("come for so many activities of a day of Lima, counting those that earned before", () => {
    const vistos = [
      video("a", "2026-11-20", "08:00"),
      video("b", "2026-11-20", "09:00"),
      video("c", "2026-11-20", "23:59"),
      video("d", "2026-11-21", "00:00"),
    ];
    expect(causas(vistos)).toEqual(["ver-un-video:a", "ver-un-video:b", "ver-un-video:d"]);
    expect(causas(vistos, [{ causa: "ver-un-video:z", dia: "2026-11-20" }])).toEqual([
      "ver-un-video:a",
      "ver-un-video:d",
    ]);
  });

  it("come once a month of Lima for the test, by the kind of the activity and never by its answers", () => {
    const tests = [
      accion("test:1", lima("2026-11-01", "00:00")),
      accion("test:2", lima("2026-11-28", "10:00")),
    ];
    expect(causas(tests)).toEqual(["responder-el-test:2026-11"]);
  });

  it("do not come for what is marked as seen, for what was before the rule, long ago or later than now", () => {
    expect(causas([accion("video:mar:2026-11-20", lima("2026-11-20", "10:00"), { marcada: true })])).toEqual(
      [],
    );
    expect(causas([video("mar", "2026-10-31")])).toEqual([]);
    expect(causas([video("mar", "2026-10-28")], [], [{ ...VIDEO, desde: "2020-01-01" }])).toEqual([]);
    expect(causas([video("mar", "2026-11-29", "12:01")])).toEqual([]);
    expect(causas([accion("sesion:1", lima("2026-11-20", "10:00"))])).toEqual([]);
  });
});

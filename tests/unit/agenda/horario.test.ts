import { describe, expect, it } from "vitest";
import {
  eleccionDeHorario,
  estaVigente,
  expiraAlAmpliar,
  puedeAmpliarse,
} from "../../../app/domain/agenda/horarios/horario";
import { RETENCION_EN_MINUTOS } from "../../../app/domain/agenda/horarios/retencion";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM, unHorario } from "../../support/constructores";

const expiraEn = sumarMinutos(LUNES_8AM, RETENCION_EN_MINUTOS);
const unMilisegundoAntes = new Date(expiraEn.getTime() - 1);

describe("a held time", () => {
  it("is kept for ten minutes", () => expect(RETENCION_EN_MINUTOS).toBe(10));

  it("is the person's until the last millisecond", () => {
    expect(estaVigente(unHorario({ expiraEn }), unMilisegundoAntes)).toBe(true);
  });

  it("is free again exactly when it expires, although its state still says held", () => {
    expect(estaVigente(unHorario({ expiraEn }), expiraEn)).toBe(false);
  });

  it.each(["reservado", "liberado", "vencido"] as const)("is no longer held once it is %s", (estado) => {
    expect(estaVigente(unHorario({ estado, expiraEn }), LUNES_8AM)).toBe(false);
  });
});

describe("the extension of a hold", () => {
  it("adds five minutes to when it would have expired, not to when it is asked for", () => {
    expect(expiraAlAmpliar(unHorario({ expiraEn }))).toEqual(sumarMinutos(LUNES_8AM, 15));
  });

  it("is given once", () => {
    expect(puedeAmpliarse(unHorario({ expiraEn }), LUNES_8AM)).toBe(true);
    expect(puedeAmpliarse(unHorario({ expiraEn, ampliado: true }), LUNES_8AM)).toBe(false);
  });

  it("can be asked for until the last millisecond, and no more when it expires", () => {
    expect(puedeAmpliarse(unHorario({ expiraEn }), unMilisegundoAntes)).toBe(true);
    expect(puedeAmpliarse(unHorario({ expiraEn }), expiraEn)).toBe(false);
  });
});

describe("the choice of a time", () => {
  it("names a specialist and an instant in UTC", () => {
    const eleccion = { idEspecialista: "esp-ana", inicio: "2026-11-24T15:00:00.000Z" };
    expect(eleccionDeHorario.parse(eleccion)).toEqual(eleccion);
  });

  it.each(["2026-11-24T15:00:00", "2026-02-30T15:00:00.000Z", "2026-11-24", "mañana", "", undefined])(
    "refuses %j as an instant, in words",
    (inicio) => {
      const { error } = eleccionDeHorario.safeParse({ idEspecialista: "esp-ana", inicio });
      expect(error?.issues.map(({ message }) => message)).toEqual(["Elige un horario"]);
    },
  );
});

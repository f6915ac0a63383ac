import { describe, expect, it } from "vitest";
import { monedasPorFin } from "../../../app/domain/paquetes/monedas/monedas";
import { finALaVista } from "../../../app/domain/paquetes/saldo/lotes";
import { instanteDe } from "../../../app/domain/shared/fechas";

const now = instanteDe("2026-11-30", "10:00");
const fin = (dia: string) => ({ venceEn: instanteDe(dia, "24:00") });

describe("the end of a lot, as its person sees it", () => {
  it.each([
    { dia: "2026-11-30", quedanDias: 0, pronto: true },
    { dia: "2026-12-01", quedanDias: 1, pronto: true },
    { dia: "2026-12-06", quedanDias: 6, pronto: true },
    { dia: "2026-12-07", quedanDias: 7, pronto: false },
    { dia: "2027-11-30", quedanDias: 365, pronto: false },
  ])("is $quedanDias days away on $dia", ({ dia, quedanDias, pronto }) =>
    expect(finALaVista(fin(dia), now)).toMatchObject({ quedanDias, pronto }),
  );

  it("is one for all coins of a day, the first to end before the others", () => {
    const lote = (quedan: number, dia: string) => ({
      idLote: `${dia}-${quedan}`,
      idPersona: 1,
      quedan,
      ...fin(dia),
    });
    const vistos = monedasPorFin([lote(30, "2026-12-24"), lote(1, "2026-12-24"), lote(1, "2027-01-02")], now);
    expect(vistos.map(({ nombre, hasta }) => `${nombre} hasta el ${hasta}`)).toEqual([
      "31 monedas hasta el 24 de diciembre de 2026",
      "1 moneda hasta el 2 de enero de 2027",
    ]);
  });
});

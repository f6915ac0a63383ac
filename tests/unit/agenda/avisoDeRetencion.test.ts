import { expect, it } from "vitest";
import { avisoDeRetencion, esperaHastaContar } from "~/features/agenda/reserva/avisoDeRetencion";

it("is told of a held time at two minutes, at one and at none, and at no second between", () => {
  const avisos = Array.from({ length: 181 }, (_, pasados) => avisoDeRetencion(180 - pasados));
  expect(avisos.filter((aviso, indice) => aviso !== (avisos[indice - 1] ?? ""))).toEqual([
    "Te quedan 2 minutos con este horario.",
    "Te queda 1 minuto con este horario.",
    "Tu tiempo terminó: este horario quedó libre. Elige otra hora.",
  ]);
  expect([121, 120, 61, 60, 1, 0].map((segundos) => avisoDeRetencion(segundos).slice(0, 8))).toEqual([
    "",
    "Te queda",
    "Te queda",
    "Te queda",
    "Te queda",
    "Tu tiemp",
  ]);
});

it("begins to count on an untouched page three minutes before the end, and at once after that", () => {
  const ahora = "2026-11-29T10:00:00.000Z";
  const alVencer = (hora: string) => esperaHastaContar({ expiraEn: `2026-11-29T${hora}.000Z`, ahora });
  expect(["10:10:00", "10:03:01", "10:03:00", "09:59:00"].map(alVencer)).toEqual([420_000, 1000, 0, 0]);
});

it("says nothing before a script counts", () => expect(avisoDeRetencion(null)).toBe(""));

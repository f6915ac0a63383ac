import { expect, it } from "vitest";
import { ANTESALAS, ENTRADA } from "../../../app/shell/bandeja/envio";
import { fraseDeBandeja, type EstadoDeBandeja } from "../../../app/shell/bandeja/frase";

const NADA: EstadoDeBandeja = {
  cuantos: 0,
  antesala: null,
  quedaGuardado: true,
  faltan: 0,
  perdidas: 0,
  hayPorRevisar: false,
  seRespondioEnOtra: false,
  finDesconocido: false,
};
const frase = (estado: Partial<EstadoDeBandeja>) => fraseDeBandeja({ ...NADA, ...estado });

it("says nothing while nothing waits and nothing ended", () => {
  expect(frase({})).toBe("");
});

it.each<[string, Partial<EstadoDeBandeja>, string]>([
  ["waits for the line", {}, "Queda en este dispositivo y se envía cuando vuelva la conexión."],
  [
    "waits in this page alone",
    { quedaGuardado: false },
    "Se envía cuando vuelva la conexión. No cierres esta página.",
  ],
  [
    "waits for its person",
    { antesala: ANTESALAS[ENTRADA]! },
    "Tu sesión terminó. Queda en este dispositivo y se envía cuando inicies sesión.",
  ],
  [
    "waits in this page alone for its person",
    { antesala: ANTESALAS[ENTRADA]!, quedaGuardado: false },
    "Tu sesión terminó. Se envía cuando inicies sesión en otra pestaña. No cierres esta página.",
  ],
])("tells where a form is that %s", (_, estado, palabras) => {
  expect(frase({ cuantos: 2, ...estado })).toBe(`2 respuestas por enviar. ${palabras}`);
});

it("tells what is missing before what waits", () => {
  expect(frase({ cuantos: 1, faltan: 3 })).toMatch(/^Te faltan 3 respuestas\. .* 1 respuesta por enviar\./);
});

it("keeps how earlier forms ended until nothing waits", () => {
  const final = { perdidas: 1, finDesconocido: true };
  expect(frase({ cuantos: 1, ...final })).not.toContain("se perdió");
  expect(frase(final)).toMatch(/se perdió\..* No sabemos si tu respuesta se envió\./);
});

import { describe, expect, it } from "vitest";
import { sinLoQueNoSeVe } from "../../../app/domain/shared/textoParaOtros";
import { textoDePregunta } from "../../../app/domain/talleres/sala/pregunta";
import { fc } from "../../support/azar";

const NO_SE_VEN =
  "\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200c\u200d\u200e\u202e\u2060\u2800\u3164\ufe0e\ufe0f\ufeff\uffa0";
const invisible = fc.constantFrom(...Array.from(NO_SE_VEN), "\u{e0041}", "\u{e0100}", "\u0007");
const visible = fc.constantFrom("a", "ñ", "7", " ", "👩", "❤", "👍🏽", "¿");

describe("what somebody asks in a room", () => {
  it("is something that is seen", () => {
    fc.assert(
      fc.property(fc.string({ unit: invisible, minLength: 1, maxLength: 40 }), (nada) => {
        expect(textoDePregunta.safeParse(` ${nada} `).error?.issues[0]?.message).toBe("Escribe tu pregunta.");
      }),
    );
  });

  it("loses what is not seen, and never what is", () => {
    const escrita = fc.string({ unit: fc.oneof(visible, invisible), maxLength: 40 });
    fc.assert(
      fc.property(escrita, (texto) => {
        const limpia = sinLoQueNoSeVe(texto);
        expect(sinLoQueNoSeVe(limpia)).toBe(limpia);
        const aLaVista = (texto: string) =>
          Array.from(texto)
            .filter((signo) => /^[añ7 ¿👩❤👍🏽]$/u.test(signo))
            .join("");
        expect(aLaVista(limpia)).toBe(aLaVista(texto));
        // A sign that joins or changes characters stays only within an emoji.
        expect(limpia.replace(/(?<=[👩❤👍🏽])[\u200d\ufe0e\ufe0f]{1,2}/gu, "")).toBe(aLaVista(texto));
      }),
    );
  });

  it.each(["¿Y el 👩‍👩‍👧‍👦?", "Gracias ❤️", "¿Hay 3️⃣ o 4️⃣?", "🧑🏽‍⚕️ ¿viene?"])("keeps its emoji: %s", (texto) => {
    expect(textoDePregunta.parse(texto)).toBe(texto);
  });
});

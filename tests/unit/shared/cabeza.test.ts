import { describe, expect, it } from "vitest";
import { recortada } from "../../../app/shell/marco/cabeza";

describe("a description that is too long", () => {
  it("ends after a whole word, and says that there is more", () => {
    expect(recortada("Acompaño a personas con ansiedad.", 16)).toBe("Acompaño a…");
    expect(recortada("Escucho, pregunto y propongo.", 10)).toBe("Escucho…");
  });

  it("stays as it is where it has room, to the last letter", () => {
    expect(recortada("Una frase.", 10)).toBe("Una frase.");
  });
});

import { expect, it } from "vitest";
import { direccionConocida } from "../../../app/shell/direcciones";

it.each([
  ["/lista?tema=calma", null],
  ["/lista?tema=calma&webview=on", null],
  // Made-up parameters make no further pages for caches to keep.
  ["/lista?tema=x1", "/lista?tema=calma"],
  ["/lista?tema=calma&tema=calma", "/lista?tema=calma"],
  ["/lista?tema=calma&dia=99&webview=on", "/lista?tema=calma&webview=on"],
  ["/lista?dia=", "/lista?tema=calma"],
])(
  "an address that says what its page does not know leads to the one that it knows: %s",
  (origen, destino) => {
    const url = `https://bienestar.example${origen}`;
    expect(direccionConocida({ url }, { tema: "calma", dia: null })).toBe(destino);
  },
);

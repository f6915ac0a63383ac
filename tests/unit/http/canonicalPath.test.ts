import { describe, expect, it } from "vitest";
import { canonicalPath } from "../../../server/http/canonicalPath";

describe("the one spelling of a path", () => {
  it.each([
    ["/herramientas", "/HERRAMIENTAS", "/herramientas"],
    ["/herramientas", "/herramientas/", "/herramientas"],
    ["/herramientas", "/%68erramientas", "/herramientas"],
    ["/bienestar-play/ver/:url", "/Bienestar-Play//VER/Mar/", "/bienestar-play/ver/Mar"],
    ["/bienestar-play/:url", "/bienestar-play/Bienestar-Play/", "/bienestar-play/Bienestar-Play"],
    ["/iniciar-sesion/:cara?", "/iniciar-sesion/", "/iniciar-sesion"],
    ["/:especialidad/:nombre", "//otro.example/x", "/otro.example/x"],
    ["/programa-salud-mental/", "/programa-salud-mental", "/programa-salud-mental/"],
  ])("%s, asked for as %s, is %s", (patron, pedido, canonica) => {
    expect(canonicalPath(patron, pedido)).toBe(canonica);
    expect(canonicalPath(patron, canonica)).toBeNull();
  });

  it("is what the site map says where it says nothing else", () => {
    expect(canonicalPath("/", "/")).toBeNull();
    expect(canonicalPath("/programa-salud-mental/", "/programa-salud-mental/")).toBeNull();
    expect(canonicalPath("/*", "/No-Hay/")).toBeNull();
  });
});

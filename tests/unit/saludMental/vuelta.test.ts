import { describe, expect, it } from "vitest";
import { deDondeViene, direccionDeAyuda } from "../../../app/domain/shared/navegacion/ayuda";

const viene = (direccion: string) =>
  deDondeViene(new URL(direccion, "https://bienestar.example").searchParams);

describe("the way back from whom to call", () => {
  it("leads to the page that one came from, by its name", () => {
    expect(viene(direccionDeAyuda("test"))?.vuelta).toEqual({
      href: "/test-de-bienestar/formulario",
      texto: "Volver al test",
    });
    expect(viene(direccionDeAyuda())).toBeNull();
  });

  it.each(["https://premio.example", "//premio.example", "/\\premio.example", "toString", "__proto__", ""])(
    "leads nowhere that an address says: %j",
    (desde) => {
      expect(viene(`/programa-salud-mental?${new URLSearchParams({ ver: "ayuda", desde })}`)).toBeNull();
    },
  );
});

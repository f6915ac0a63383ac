import { describe, expect, it, vi } from "vitest";
import { done, refuse } from "../../../app/domain/shared/result";
import { enlaceDeCorreo } from "../../../app/shell/formularios/enlaceDeCorreo.server";

const hacer = vi.fn(async (id: string) =>
  id === "tarde"
    ? refuse("tarde")
    : id === "nadie"
      ? refuse("no-existe")
      : done({ yaEstaba: id === "dos-veces" }),
);
const enlace = enlaceDeCorreo({
  idDe: (llave) => (llave.startsWith("de-") ? llave.slice(3) : null),
  hacer,
  yaEstaba: (resultado) => resultado.yaEstaba,
  seExplica: (rechazo) => rechazo === "tarde",
});
const peticion = (busca: string, method = "GET") => new Request(`https://x.pe/salir${busca}`, { method });
const NO_ESTA: unknown = expect.objectContaining({ status: 404 });

describe("a mail's link", () => {
  it("changes nothing by being opened", async () => {
    expect(await enlace.leer(peticion("?llave=de-rosa"))).toBe("rosa");
    expect(hacer).not.toHaveBeenCalled();
  });

  it("is not found without its key, or with another", async () => {
    for (const busca of ["", "?llave=otra"]) {
      await expect(enlace.leer(peticion(busca))).rejects.toEqual(NO_ESTA);
      await expect(enlace.hacer(peticion(busca, "POST"))).rejects.toEqual(NO_ESTA);
    }
  });

  it("does what it was for, and shows so to that browser, at an address without the key", async () => {
    const respuesta = await enlace.hacer(peticion("?llave=de-rosa", "POST"));
    expect(hacer).toHaveBeenCalledWith("rosa");
    expect(respuesta).toMatchObject({ status: 303 });
    expect(respuesta!.headers.get("location")).toBe("/salir?hecho");
    const cookie = respuesta!.headers.get("set-cookie")!.split(";")[0]!;
    const deVuelta = (lugar: string, galleta: string) =>
      enlace.leer(new Request(`https://x.pe${lugar}?hecho`, { headers: { cookie: galleta } }));
    expect(await deVuelta("/salir", cookie)).toBeNull();
    // The address alone, or the cookie of another link, does not show that the action was done.
    for (const [lugar, galleta] of [
      ["/salir", ""],
      ["/dejar-mi-lugar", cookie],
    ] as const)
      await expect(deVuelta(lugar, galleta)).rejects.toMatchObject({ status: 302 });
  });

  it("stays on its page where all was done before, and does not say that it was done now", async () => {
    expect(await enlace.hacer(peticion("?llave=de-dos-veces", "POST"))).toBeNull();
  });

  it("stays on its page where that says why there is nothing to do", async () => {
    expect(await enlace.hacer(peticion("?llave=de-tarde", "POST"))).toBeNull();
    await expect(enlace.hacer(peticion("?llave=de-nadie", "POST"))).rejects.toEqual(NO_ESTA);
  });
});

import { describe, expect, it } from "vitest";
import { makeCookie, quitarLasDeQuienSale } from "../../../app/shell/sesion/cookie.server";

const pedir = (url: string, cookie = "") => new Request(url, { headers: { cookie } });
const par = (cabecera: string) => cabecera.split(";")[0]!;

describe("a cookie of ours", () => {
  const cookie = makeCookie("c");

  it("is bound to the host where it goes over https", async () => {
    const puesta = await cookie.poner(pedir("https://b.test/"), "ana", { maxAge: 60 });
    expect(puesta).toMatch(/^__Host-bienestar_c=.+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await cookie.leer(pedir("https://b.test/", par(puesta)))).toBe("ana");
  });

  it("is not taken over https from whoever could set another name", async () => {
    const llana = par(await cookie.poner(pedir("http://localhost/"), "otra", { maxAge: 60 }));
    expect(llana).toMatch(/^bienestar_c=/);
    expect(await cookie.leer(pedir("http://localhost/", llana))).toBe("otra");
    expect(await cookie.leer(pedir("https://b.test/", llana))).toBeNull();
  });
});

describe("a browser that somebody leaves", () => {
  it("lets go of every cookie that it brings of them, and keeps what is the browser's own", async () => {
    makeCookie("suya");
    makeCookie("ausente");
    makeCookie("del-aparato", { delNavegador: true });
    const trae = "bienestar_suya=a; bienestar_del-aparato=b";
    expect(await quitarLasDeQuienSale(pedir("http://localhost/", trae))).toEqual([
      "bienestar_suya=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(await quitarLasDeQuienSale(pedir("https://b.test/", "__Host-bienestar_suya=a"))).toEqual([
      "__Host-bienestar_suya=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });
});

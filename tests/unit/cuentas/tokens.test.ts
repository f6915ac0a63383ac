import { describe, expect, it } from "vitest";
import { makeTokens } from "../../../server/cuentas/identidad/tokens";
import { otrasFormas } from "../../support/firmas";
import { LUNES_8AM } from "../../support/constructores";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

const ROSA = { idPersona: 1, idAcceso: "acceso-1" };

describe("a token that was read before", () => {
  let ahora = LUNES_8AM;
  const tokens = makeTokens("secreto", () => ahora);
  const firmar = () => tokens.firmar(ROSA, "api", sumarMinutos(LUNES_8AM, 15));

  it("says the same again", async () => {
    const token = await firmar();
    expect(await tokens.leer(token, "api")).toEqual(ROSA);
    expect(await tokens.leer(token, "api")).toEqual(ROSA);
  });

  it("is still worth nothing for another audience, nor with another ending", async () => {
    const token = await firmar();
    await tokens.leer(token, "api");
    expect(await tokens.leer(token, "web")).toBeNull();
    expect(await tokens.leer(`${token.slice(0, -4)}AAAA`, "api")).toBeNull();
  });

  it("has one spelling: a last letter that says the same in bits is another token", async () => {
    const token = await firmar();
    for (const otra of otrasFormas(token)) expect(await tokens.leer(otra, "api")).toBeNull();
  });

  it("is over at its last instant, and not one second earlier", async () => {
    const token = await firmar();
    await tokens.leer(token, "api");
    ahora = new Date(sumarMinutos(LUNES_8AM, 15).getTime() - 1000);
    expect(await tokens.leer(token, "api")).toEqual(ROSA);
    ahora = sumarMinutos(LUNES_8AM, 15);
    expect(await tokens.leer(token, "api")).toBeNull();
    ahora = LUNES_8AM;
  });
});

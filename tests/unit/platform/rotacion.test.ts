import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeLlavesDeEspera } from "../../../server/agenda/esperas/llaves";
import { makeSello } from "../../../server/cuentas/identidad/sello";
import { makeTokens } from "../../../server/cuentas/identidad/tokens";
import { cifrarParaElPuente, makeAbrirPuente } from "../../../server/cuentas/puente/puente";
import { makeLlaves } from "../../../server/agenda/videollamada/llaves";

const ahora = new Date("2026-11-22T12:00:00Z");
const manana = new Date("2026-11-23T12:00:00Z");
const now = () => ahora;
const [VIEJA, NUEVA] = ["clave-vieja", "clave-nueva"];
const EN_ROTACION = [NUEVA, VIEJA];

/** Checks of signatures, each true when one set of keys accepts a signature of another. */
const PRUEBAS: Record<
  string,
  (firma: string | string[], lee: string | string[]) => boolean | Promise<boolean>
> = {
  "a session": async (firma, lee) => {
    const portador = { idPersona: 7, idAcceso: "a" };
    const token = await makeTokens(firma, now).firmar(portador, "web", manana);
    return (await makeTokens(lee, now).leer(token, "web")) !== null;
  },
  "what a browser keeps for us": async (firma, lee) => {
    const sellado = await makeSello(firma, now).sellar("x", { id: "1" }, 60);
    return (await makeSello(lee, now).abrir("x", sellado, z.object({ id: z.string() }))) !== null;
  },
  "a link out of a waiting list": (firma, lee) =>
    makeLlavesDeEspera(lee).idEsperaDe(makeLlavesDeEspera(firma).firmar("e1")) === "e1",
  "a specialist's link to a call": (firma, lee) => {
    const cita = { idCita: "c1", idEspecialista: "e1", fin: manana };
    return makeLlaves(lee).valeEn(makeLlaves(firma).firmar(cita), cita, ahora);
  },
  "a message of the app": (firma, lee) =>
    makeAbrirPuente(
      lee,
      now,
    )(cifrarParaElPuente([firma].flat()[0]!, { ruta: "/agendar", exp: manana.getTime() / 1000 })) !== null,
};

describe.each(Object.keys(PRUEBAS))("%s, while its key is being replaced,", (nombre) => {
  const vale = PRUEBAS[nombre]!;
  it("is good if the old key signed it", async () => expect(await vale(VIEJA, EN_ROTACION)).toBe(true));
  it("is signed with the new one", async () => expect(await vale(EN_ROTACION, NUEVA)).toBe(true));
  it("ends with the old key", async () => expect(await vale(VIEJA, NUEVA)).toBe(false));
});

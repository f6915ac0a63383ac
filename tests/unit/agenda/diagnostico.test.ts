import { describe, expect, it } from "vitest";
import {
  enlaceAlNavegador,
  impedimento,
  problemaDe,
  remedioDe,
  tituloDe,
} from "../../../app/domain/agenda/videollamada/diagnostico";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const EN_UNA_APP =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0 Mobile Safari/537.36";
const INSTAGRAM = `${IPHONE} Instagram 360.0`;

describe("what keeps a browser from its camera", () => {
  it("is known before asking where the address is not safe, and where cameras are not known", () => {
    const entorno = { agente: CHROME, seguro: true, conoceCamaras: true };
    expect(impedimento(entorno)).toBeNull();
    expect(impedimento({ ...entorno, seguro: false, conoceCamaras: false })).toBe("origen-inseguro");
    expect(impedimento({ ...entorno, conoceCamaras: false })).toBe("dentro-de-otra-app");
  });

  it.each([
    ["NotAllowedError", CHROME, "permiso-negado"],
    ["NotAllowedError", EN_UNA_APP, "dentro-de-otra-app"],
    ["NotAllowedError", INSTAGRAM, "dentro-de-otra-app"],
    ["NotFoundError", CHROME, "sin-dispositivo"],
    ["NotReadableError", CHROME, "en-uso"],
    ["TypeError", CHROME, "no-se-pudo"],
  ] as const)("is read from %s in %s as %s", (error, agente, problema) => {
    expect(problemaDe(error, { agente })).toBe(problema);
  });

  it("is mended differently in each browser", () => {
    const pasos = [CHROME, FIREFOX, IPHONE].map((agente) => remedioDe("permiso-negado", agente).join(" "));
    expect(new Set(pasos).size).toBe(3);
    expect(tituloDe("permiso-negado", "camara")).toBe("El navegador no tiene permiso para usar tu cámara");
  });

  it("is left behind by opening the same address in the browser of the telephone", () => {
    const direccion = "https://bienestar.example/videollamada?cita=abc";
    expect(enlaceAlNavegador(direccion, EN_UNA_APP)).toBe(
      "intent://bienestar.example/videollamada?cita=abc#Intent;scheme=https;action=android.intent.action.VIEW;end",
    );
    expect(enlaceAlNavegador(direccion, INSTAGRAM)).toBeNull();
    expect(remedioDe("dentro-de-otra-app", INSTAGRAM).join(" ")).toContain("Safari");
  });
});

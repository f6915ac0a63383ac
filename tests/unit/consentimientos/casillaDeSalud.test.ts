import { describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { envioConCasilla } from "../../../app/domain/cuestionarios/envios";
import { envioDePulso } from "../../../app/domain/medicion/envios";
import { envioDelPrograma } from "../../../app/domain/saludMental/envios";
import { consentimientoEn } from "../../../app/domain/consentimientos/casillaDeSalud";
import { CASILLA_DE_SALUD } from "../../../app/domain/consentimientos/intenciones";
import { envioDelResumen } from "../../../app/features/agenda/reserva/formularios";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";

const PULSO = { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo", idEnvio: "0123456789" };

const FORMULARIOS: [string, ZodType, object][] = [
  ["the test", envioConCasilla, { intencion: "empezar" }],
  ["the mental-health programme", envioDelPrograma, { intencion: "empezar" }],
  ["the scanner", envioDePulso, { intencion: "guardar", ...PULSO }],
  ["the summary of a session", envioDelResumen, { intencion: FORMA_DE_PAGO.tarjeta, idHorario: "h" }],
];

describe("the box of a consent to the use of health data", () => {
  it.each(FORMULARIOS)("has one name and one value in the form of %s", (_, esquema, envio) => {
    const falta = (enviado: object) =>
      esquema
        .safeParse({ ...envio, versionDeDatos: "2026-11", ...enviado })
        .error?.issues.map(({ path }) => path.join("."));
    expect(falta({})).toEqual([CASILLA_DE_SALUD]);
    expect(falta({ [CASILLA_DE_SALUD]: "on" })).toEqual([CASILLA_DE_SALUD]);
    expect(falta({ [CASILLA_DE_SALUD]: "1" })).toBeUndefined();
  });

  it("is a consent to the text beside it where it is ticked, and none elsewhere", () => {
    const alcance = { canal: "web" as const };
    expect(consentimientoEn({ versionDeDatos: "2026-11", [CASILLA_DE_SALUD]: "1" }, alcance)).toEqual({
      version: "2026-11",
      canal: "web",
    });
    expect(consentimientoEn({ versionDeDatos: "2026-11" }, alcance)).toBeUndefined();
    expect(consentimientoEn({}, alcance)).toBeUndefined();
  });
});

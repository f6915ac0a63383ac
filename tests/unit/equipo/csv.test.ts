import { expect, it } from "vitest";
import { registroEnCsv } from "../../../app/domain/equipo/registro/csv";

it("the file has a heading and one row a line", () => {
  const linea = {
    ...{ idLinea: "l", creadaEn: new Date("2026-11-29T12:00:00Z"), idCuenta: "c", actor: "=Ana" },
    ...({ roles: ["datos"], accion: "entro-al-equipo", idPersona: null, objeto: "", motivo: null } as const),
    ...{ centimos: 9550, idAprobacion: "a1", pedidoPor: null, red: "192.0.2.1" },
  };
  const [cabeza, primera, fin] = registroEnCsv([linea]).split("\r\n");
  expect(cabeza).toContain("Cuándo (UTC)");
  expect(primera).toBe(`"2026-11-29T12:00:00.000Z","'=Ana","c","Datos","Entró",,,,"95.50","a1",,"192.0.2.1"`);
  expect(fin).toBe("");
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { esCodigoInterno, valorLegible } from "../../../app/domain/cuentas/misDatos/copia";
import { declared } from "../../../server/modules";
import { openDb } from "../../../server/platform/database/client";
import { migrate } from "../../../server/platform/database/migrate";

it.each([
  ["creado_en", "2026-11-23T13:00:00.000Z", "lunes 23 de noviembre de 2026, 08:00 (hora de Perú)"],
  ["monto_centimos", 9000, "S/\u00a090.00"],
  ["id_tipo_documento", 2, "DNI"],
  ["id_tipo_documento", 0, "Ninguno"],
  ["datos_confirmados", 1, "Sí"],
  ["es_asegurada", 0, "No"],
  ["numero", 1, "1"],
  ["tiene_eps", 1, "Sí"],
  ["motivo", "fuera-de-plazo", "Fuera de plazo"],
  ["canal", "web", "Sitio web"],
  ["codigo_plan", "PREMIUM", "Premium"],
  ["puerta", "clave", "Con tu contraseña"],
  ["clase", "clase", "Clase"],
  ["clase", "taller", "Taller"],
  ["guardada_para", "aceptar", "Aceptar"],
  ["orden", 0, "1"],
  ["fin", "2026-11-23T13:00:00.000Z", "lunes 23 de noviembre de 2026, 08:00 (hora de Perú)"],
  ["hasta", "2026-11-23", "2026-11-23"],
  ["telefono", null, "—"],
  ["telefono", "", "—"],
])("shows %s %j as %j", (campo, valor, texto) => {
  expect(valorLegible(campo, valor)).toBe(texto);
});

it("says by its name what is kept as an id of the catalogue, and else the id", () => {
  const nombres = { id_especialidad: new Map([["3", "Finanzas"]]) };
  expect(valorLegible("id_especialidad", 3, nombres)).toBe("Finanzas");
  expect(valorLegible("id_especialidad", 9, nombres)).toBe("9");
  expect(valorLegible("cantidad", 3, nombres)).toBe("3");
});

it("tells what names somebody for machines from what they look for", () => {
  expect(["id_persona", "id_usuario", "digital_id"].every(esCodigoInterno)).toBe(true);
  expect(["nombre", "numero_documento", "usuario_login", "id_cita"].some(esCodigoInterno)).toBe(false);
});

it("shows no code of a list as it is kept, whatever list the storage allows", async () => {
  const db = openDb(":memory:");
  await migrate(db);
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table'`.execute(db);
  await db.destroy();
  const permitidos = rows.flatMap(({ name, sql }) => {
    const columnas = Object.keys(
      (declared.personalData as Record<string, { columnas: object }>)[name]?.columnas ?? {},
    );
    return [...sql.matchAll(/"?(\w+)"? in \(('[^)]+')\)/g)].flatMap(([, campo = "", lista = ""]) =>
      columnas.includes(campo)
        ? lista.split(", ").map((valor) => ({ tabla: name, campo, valor: valor.slice(1, -1) }))
        : [],
    );
  });
  expect(permitidos.length).toBeGreaterThan(80);
  const crudos = permitidos.filter(
    ({ campo, valor }) => !/^\p{Lu}(?=.*\p{Ll})[^-_]*$/u.test(valorLegible(campo, valor)),
  );
  expect(crudos).toEqual([]);
});

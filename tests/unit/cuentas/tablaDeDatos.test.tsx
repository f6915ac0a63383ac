import { expect, it } from "vitest";
import { TablaDeDatos } from "../../../app/features/cuentas/misDatos/TablaDeDatos";
import { enPagina } from "../../support/pagina";

const conFilas = (cuantas: number) =>
  enPagina(
    <TablaDeDatos
      nombre="Quién vio tus datos"
      columnas={["Fecha"]}
      filas={Array.from({ length: cuantas }, (_, orden) => [`día ${orden + 1}`])}
    />,
  );

it("shows five rows, and folds the others under how many they are", () => {
  expect(conFilas(5)).not.toContain("<details");
  const [primeras = "", otras = ""] = conFilas(8).split("<details");
  expect(primeras.match(/día \d/g)).toEqual(["día 1", "día 2", "día 3", "día 4", "día 5"]);
  expect(otras).toContain("Ver todo (3 más)");
  expect(otras.match(/día \d/g)).toEqual(["día 6", "día 7", "día 8"]);
});

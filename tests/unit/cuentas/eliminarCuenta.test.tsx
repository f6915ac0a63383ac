import { expect, it } from "vitest";
import { obstaculoDe } from "../../../app/domain/cuentas/misDatos/eliminacion";
import { EliminarCuenta } from "../../../app/features/cuentas/misDatos/EliminarCuenta";
import { enPagina } from "../../support/pagina";

const SIN_PEDIDO = { cuando: null, antes: null, conClave: true, sePierde: null };

it("asks for the password only when nothing stands in the way, and else leads to the page that ends it", () => {
  expect(enPagina(<EliminarCuenta />, SIN_PEDIDO)).toContain("Pedir la eliminación");
  const conSesiones = enPagina(<EliminarCuenta />, {
    ...SIN_PEDIDO,
    antes: obstaculoDe({ motivo: "tiene-sesiones" }),
  });
  expect(conSesiones).not.toContain("<form");
  expect(conSesiones).toContain("Tienes sesiones reservadas.");
  expect(conSesiones).toContain('href="/mi-zona-privada/agenda"');
});

it("names no page for a refund, which ends by itself", () => {
  expect(obstaculoDe({ motivo: "tiene-devolucion" }).enlace).toBeNull();
});

import { expectTypeOf, it } from "vitest";
import type { Deps } from "../../../app/domain/shared/puertos";

type DeUnUso = Deps<"campanias" | "horarios" | "personas">;

it("a use case can lock rows in its transaction, and nowhere else", () => {
  expectTypeOf<DeUnUso["repos"]["horarios"]>().toHaveProperty("porId");
  expectTypeOf<DeUnUso["repos"]["horarios"]>().not.toHaveProperty("bloquear");
  expectTypeOf<DeUnUso["repos"]["personas"]>().not.toHaveProperty("bloquear");
  type EnTransaccion = Parameters<Parameters<DeUnUso["transaccion"]>[0]>[0];
  expectTypeOf<EnTransaccion["horarios"]>().toHaveProperty("bloquear");
  expectTypeOf<EnTransaccion["campanias"]>().toHaveProperty("bloquear");
});

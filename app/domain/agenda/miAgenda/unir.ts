import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

/** Ties an open staff account, by its mail, to a specialist; the specialist has that account alone. For operators. */
export function makeUnirEspecialista({
  transaccion,
  now,
}: Deps<"cuentasDeEquipo" | "especialistas" | "miAgenda">) {
  return ({ correo, idEspecialista }: { correo: string; idEspecialista: string }) =>
    transaccion(async (trx) => {
      const cuenta = await trx.cuentasDeEquipo.porCorreo(correo);
      if (!cuenta || cuenta.estado === "cerrada") return refuse("cuenta-no-existe");
      if (!(await trx.especialistas.conAgenda(idEspecialista))) return refuse("especialista-no-existe");
      await trx.miAgenda.unir(idEspecialista, cuenta.idCuenta, now());
      return done({ correo, idEspecialista });
    });
}

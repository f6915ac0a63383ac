import type { CodigoDePlan } from "~/domain/cuentas/perfil/planes";
import { finDelMes, mesDe, type LoteDePlan } from "~/domain/paquetes/planes/bonosDePlan";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { bonos as cuantos } from "~/domain/paquetes/saldo/saldo";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { services } from "~/services.server";

/**
 * Prepaid sessions (`bonos`) that a plan adds every month: how many, how many are left this month, and their last day.
 */
export async function bonosEnPalabras(lotes: readonly LoteDePlan[], codigo: CodigoDePlan) {
  const hasta = ultimoDia({ venceEn: finDelMes(mesDe(services.now())) });
  const bonos = await services.paquetes.verBonosDelPlan(codigo, lotes);
  return bonos.map(({ especialidad, nombre, alMes, quedan }) => ({
    trae: `${cuantos(alMes)} de ${nombre} al mes`,
    quedan:
      quedan === null
        ? "Todavía no pudimos darte los de este mes."
        : quedan === 0
          ? "Ya usaste los de este mes."
          : `Te ${quedan === 1 ? "queda" : "quedan"} ${quedan}, hasta el ${hasta}.`,
    agendar: quedan ? { href: direccionDeEspecialidad(especialidad), texto: `Agendar ${nombre}` } : null,
  }));
}
export type BonosEnPalabras = Awaited<ReturnType<typeof bonosEnPalabras>>;

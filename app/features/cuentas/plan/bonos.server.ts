import type { CodigoDePlan } from "~/domain/cuentas/perfil/planes";
import { bonosDelPlan, finDelMes, mesDe } from "~/domain/paquetes/planes/bonosDePlan";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { bonos as cuantos } from "~/domain/paquetes/saldo/saldo";
import { services } from "~/services.server";

/** What a plan brings each month, how many are left of this one's and until when. */
export async function bonosEnPalabras({ idPersona }: { idPersona: number }, codigo: CodigoDePlan) {
  const [lotes, especialidades] = await Promise.all([
    services.paquetes.ponerAlDiaElPlan(idPersona),
    services.agenda.especialidades(),
  ]);
  const hasta = ultimoDia({ venceEn: finDelMes(mesDe(services.now())) });
  return bonosDelPlan(codigo, lotes).map(({ especialidad, alMes, quedan }) => {
    const nombre = especialidades.find(({ slug }) => slug === especialidad)?.name ?? especialidad;
    return {
      trae: `${cuantos(alMes)} de ${nombre} al mes`,
      quedan:
        quedan === null
          ? "Todavía no pudimos darte los de este mes."
          : quedan === 0
            ? "Ya usaste los de este mes."
            : `Te ${quedan === 1 ? "queda" : "quedan"} ${quedan}, hasta el ${hasta}.`,
      agendar: quedan ? { href: `/agendar/${especialidad}`, texto: `Agendar ${nombre}` } : null,
    };
  });
}
export type BonosEnPalabras = Awaited<ReturnType<typeof bonosEnPalabras>>;

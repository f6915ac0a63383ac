import { planVigente, PLANES, type CodigoDePlan } from "../../cuentas/perfil/planes";
import { planesRecibidos, type Parte } from "../../cuentas/perfil/perfil";
import type { Beneficios } from "../../cuentas/perfil/beneficios";
import type { Persona } from "../../cuentas/personas/persona";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import {
  finDelMes,
  loQueFalta,
  mesDe,
  planesPosibles,
  type LoteDePlan,
  type SituacionDePlan,
} from "./bonosDePlan";

const POR_VUELTA = 200;

type VerBeneficios = (persona: Pick<Persona, "idPersona" | "idUsuario">) => Promise<Parte<Beneficios>>;

export type DepsDeBonosDePlan = Deps<"bonosDePlan" | "especialidades"> & { verBeneficios: VerBeneficios };

/** Gives each person the bonos of the plan that counts, once a month. */
export function makeDarBonosDePlan(deps: DepsDeBonosDePlan, alFallar: (error: unknown) => void) {
  const { repos, transaccion, now, verBeneficios } = deps;

  /** Answers whether anything was missing. */
  const darLosDe = async (situacion: SituacionDePlan, preguntar: VerBeneficios): Promise<boolean> => {
    const posibles = planesPosibles(situacion);
    // Most of the time nothing is missing, whichever of them counts: then nobody has to be asked.
    if (posibles.every((codigo) => loQueFalta(codigo, situacion.lotes).length === 0)) return false;
    const codigo = posibles.length > 1 ? await elQueCuenta(situacion, preguntar) : posibles[0];
    const faltan = codigo ? loQueFalta(codigo, situacion.lotes) : [];
    if (!codigo || faltan.length === 0) return false;
    const especialidades = await repos.especialidades.todas();
    const mes = mesDe(now());
    await transaccion(async (trx) => {
      // Balances are held in one order by everybody, so that no two wait for each other.
      for (const { id: idEspecialidad, slug } of especialidades.toSorted((una, otra) => una.id - otra.id)) {
        const falta = faltan.find(({ especialidad }) => especialidad === slug);
        if (!falta) continue;
        const bonos = { idPersona: situacion.idPersona, codigoPlan: codigo, idEspecialidad, mes };
        await trx.bonosDePlan.dar({ ...bonos, alMes: falta.alMes }, finDelMes(mes), now());
      }
      return done(true);
    });
    return true;
  };

  /** Brings one person up to date: whoever looks at their saldo waits for no job. Answers this month's. */
  const ponerAlDia = async (idPersona: number): Promise<LoteDePlan[]> => {
    const mes = mesDe(now());
    const situacion = await repos.bonosDePlan.situacion(idPersona, mes);
    if (!situacion) return [];
    if (!(await darLosDe(situacion, verBeneficios))) return situacion.lotes;
    return (await repos.bonosDePlan.situacion(idPersona, mes))?.lotes ?? [];
  };

  /** The job. Where the benefits do not answer, nobody else's are asked for in this round. */
  const darATodos = async (alto?: AbortSignal) => {
    let sinRespuesta: Parte<Beneficios> | null = null;
    const preguntar: VerBeneficios = async (persona) => {
      const beneficios = sinRespuesta ?? (await verBeneficios(persona));
      if (beneficios.estado === "error") sinRespuesta = beneficios;
      return beneficios;
    };
    for (let despuesDe: number | undefined = 0; despuesDe !== undefined && !alto?.aborted;) {
      const pagina: SituacionDePlan[] = await repos.bonosDePlan.situaciones(
        despuesDe,
        mesDe(now()),
        POR_VUELTA,
      );
      for (const situacion of hastaElAlto(pagina, alto)) {
        await darLosDe(situacion, preguntar).catch(alFallar);
      }
      despuesDe = pagina.at(-1)?.idPersona;
    }
  };

  return { ponerAlDia, darATodos };
}

/** Null where the EPS decides and nobody knows whether it is active: what counts is given once that is known. */
async function elQueCuenta(
  situacion: SituacionDePlan,
  verBeneficios: VerBeneficios,
): Promise<CodigoDePlan | null> {
  const { estado, valor } = await verBeneficios(situacion);
  if (estado === "error") return null;
  const planes = planesRecibidos(situacion, situacion.planes).map((codigo) => PLANES[codigo]);
  return planVigente(planes, valor)?.codigoPlan ?? null;
}

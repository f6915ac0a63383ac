import { planVigente, PLANES, type CodigoDePlan } from "../../cuentas/perfil/planes";
import { planesRecibidos, type Parte } from "../../cuentas/perfil/perfil";
import { SIN_BENEFICIOS, type Beneficios } from "../../cuentas/perfil/beneficios";
import type { Persona } from "../../cuentas/personas/persona";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { hastaElAlto } from "../../shared/unidades";
import {
  bonosDelPlan,
  finDelMes,
  bonosPorDar,
  mesDe,
  planesPosibles,
  type LoteDePlan,
  type Mes,
  type SituacionDePlan,
} from "./bonosDePlan";

const POR_VUELTA = 200;
/** People that one process remembers. */
const RECORDADOS = 50_000;
/** Minutes without a new question after the benefits service failed; the bonos come that much later. */
const MINUTOS_SIN_PREGUNTAR = 1;

type VerBeneficios = (persona: Pick<Persona, "idPersona" | "idUsuario">) => Promise<Parte<Beneficios>>;

export type DepsDeBonosDePlan = Deps<"bonosDePlan" | "especialidades"> & { verBeneficios: VerBeneficios };

/** Bonos of a plan, with the names of their specialties. */
export function makeVerBonosDelPlan({ repos }: Deps<"especialidades">) {
  return async (codigo: CodigoDePlan, lotes: readonly LoteDePlan[]) => {
    const especialidades = await repos.especialidades.todas();
    return bonosDelPlan(codigo, lotes).map((bonos) => ({
      ...bonos,
      nombre: especialidades.find(({ slug }) => slug === bonos.especialidad)?.name ?? bonos.especialidad,
    }));
  };
}

/** Gives each person the bonos of the plan that counts, once a month. */
export function makeDarBonosDePlan(deps: DepsDeBonosDePlan, alFallar: (error: unknown) => void) {
  const { repos, transaccion, now, verBeneficios } = deps;

  /** Returns true when bonos were given; null when the counting plan is unknown. */
  const darLosDe = async (situacion: SituacionDePlan, preguntar: VerBeneficios): Promise<boolean | null> => {
    const posibles = planesPosibles(situacion);
    // Usually no bono is missing under any plan: then the benefits service is not asked.
    if (posibles.every((codigo) => bonosPorDar(codigo, situacion.lotes).length === 0)) return false;
    const elegido = posibles.length > 1 ? await elQueCuenta(situacion, preguntar) : { codigo: posibles[0] };
    if (!elegido) return null;
    const { codigo } = elegido;
    const faltan = codigo ? bonosPorDar(codigo, situacion.lotes) : [];
    if (!codigo || faltan.length === 0) return false;
    const especialidades = await repos.especialidades.todas();
    const mes = mesDe(now());
    await transaccion(async (trx) => {
      // Balances are held in one order by everybody, so that no two wait for each other.
      for (const { id: idEspecialidad, slug } of especialidades.toSorted((a, b) => a.id - b.id)) {
        const falta = faltan.find(({ especialidad }) => especialidad === slug);
        if (!falta) continue;
        const bonos = { idPersona: situacion.idPersona, codigoPlan: codigo, idEspecialidad, mes };
        await trx.bonosDePlan.dar({ ...bonos, alMes: falta.alMes }, finDelMes(mes), now());
      }
      return done(true);
    });
    return true;
  };

  /** People whose bonos are complete, by month. The hourly job handles a change of plan within the month. */
  const alDia = new Map<number, Mes>();
  /** End of the pause after the benefits service failed: until then no page waits for it again. */
  let sinRespuestaHasta = new Date(0);
  const preguntarSiResponden: VerBeneficios = async (persona) => {
    if (now() < sinRespuestaHasta) return { estado: "error", valor: SIN_BENEFICIOS };
    const beneficios = await verBeneficios(persona);
    if (beneficios.estado === "error") sinRespuestaHasta = sumarMinutos(now(), MINUTOS_SIN_PREGUNTAR);
    return beneficios;
  };

  /** Completes a person's bonos once a month for each process, so that a visit to the saldo waits for no job. */
  const revisar = async (idPersona: number): Promise<void> => {
    const mes = mesDe(now());
    if (alDia.get(idPersona) === mes) return;
    const situacion = await repos.bonosDePlan.situacion(idPersona, mes);
    if (!situacion) return;
    if ((await darLosDe(situacion, preguntarSiResponden)) === null) return;
    if (alDia.size >= RECORDADOS) alDia.clear();
    alDia.set(idPersona, mes);
  };

  /** Brings one person up to date. Answers this month's. */
  const ponerAlDia = async (idPersona: number): Promise<LoteDePlan[]> => {
    const mes = mesDe(now());
    const situacion = await repos.bonosDePlan.situacion(idPersona, mes);
    if (!situacion) return [];
    if (!(await darLosDe(situacion, verBeneficios))) return situacion.lotes;
    return (await repos.bonosDePlan.situacion(idPersona, mes))?.lotes ?? [];
  };

  /** Job of the plans' bonos. When the benefits do not answer, the round asks for nobody else's. */
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

  return { ponerAlDia, revisar, darATodos };
}

/** Null when the EPS decides and its state is unknown: the bonos are given once it is known. */
async function elQueCuenta(
  situacion: SituacionDePlan,
  verBeneficios: VerBeneficios,
): Promise<{ codigo: CodigoDePlan | undefined } | null> {
  const { estado, valor } = await verBeneficios(situacion);
  if (estado === "error") return null;
  const planes = planesRecibidos(situacion, situacion.planes).map((codigo) => PLANES[codigo]);
  return { codigo: planVigente(planes, valor)?.codigoPlan };
}

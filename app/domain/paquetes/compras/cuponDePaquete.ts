import { contandoIntentos } from "../../ventas/cupones/intentos";
import { valorDelCupon, type PlanDe, type PrecioConCupon } from "../../ventas/cupones/usarCupon";
import type { RechazoDeCupon, UsoPedido } from "../../ventas/cupones/cupon";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Paquete } from "./paquete";

/** What a coupon that is used on a pack is used on. */
export async function usoDe(
  repos: Repos<"especialidades">,
  { contenido }: Pick<Paquete, "contenido">,
): Promise<UsoPedido> {
  const suyas = new Set(contenido.map(({ idEspecialidad }) => idEspecialidad));
  const especialidades = await repos.especialidades.todas();
  return {
    para: "paquetes",
    especialidades: especialidades.filter(({ id }) => suyas.has(id)).map(({ slug }) => slug),
  };
}

interface Validacion {
  idPersona: number;
  idPaquete: string;
  cupon: string;
}

type Valorado = Promise<Result<PrecioConCupon, RechazoDeCupon | "paquete-no-existe">>;

/** What a coupon would take off the price of a pack ("Aplicar", `POST /v2/cupones/validaciones`). Uses nothing. */
export function makeValidarCuponDePaquete(
  deps: Deps<"cobros" | "compras" | "cupones" | "especialidades" | "intentos" | "paquetes">,
  planDe: PlanDe,
) {
  const { repos } = deps;
  return (validacion: Validacion) =>
    contandoIntentos(deps, validacion.idPersona, (permitido) => mirar(validacion, permitido));

  async function mirar({ idPersona, idPaquete, cupon: codigo }: Validacion, permitido: boolean): Valorado {
    const paquete = await repos.paquetes.enVentaPorId(idPaquete);
    if (!paquete) return refuse("paquete-no-existe");
    const pendiente = await repos.compras.pendiente(idPersona, idPaquete);
    const { precioCentimos } = pendiente ?? paquete;
    if (pendiente?.cupon === codigo) {
      return done({ codigo, precioCentimos, descuentoCentimos: pendiente.descuentoCentimos });
    }
    const uso = await usoDe(repos, paquete);
    const rebaja = await valorDelCupon(deps, planDe, { codigo, permitido, idPersona, uso, precioCentimos });
    if (!rebaja.ok) return refuse(rebaja.rechazo);
    if (pendiente && (await repos.cobros.delPedido(pendiente.idPedido)).length > 0)
      return refuse("cupon-tarde");
    return done({ codigo, precioCentimos, descuentoCentimos: rebaja.value });
  }
}

import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import type { Result } from "../shared/result";
import { makeEditarPaquetes } from "./compras/editarPaquetes";
import { makeEditarMonedas } from "./monedas/editarMonedas";
import { makeEditarPlanes } from "./planes/editarPlanes";

interface Quien {
  operador: string;
}

/** Operators' acts about packs, coins and plans. */
export function makeActosDePaquetes(
  deps: Parameters<typeof makeEditarPaquetes>[0] &
    Parameters<typeof makeEditarMonedas>[0] &
    Parameters<typeof makeEditarPlanes>[0] & {
      auditar: Auditar;
      /** True when this installation has rewards coins (specification § 9). */
      hayMonedas: boolean;
    },
) {
  const { auditar } = deps;
  const paquetes = makeEditarPaquetes(deps);
  const monedas = makeEditarMonedas(deps, deps.hayMonedas);
  const planes = makeEditarPlanes(deps);
  const acto = ({ operador }: Quien, orden: string, objeto = "") => ({
    operador,
    orden,
    objeto,
    mueve: "nada" as const,
  });
  /** The audit keeps reason, amount and person. */
  const deMonedas = <D extends Quien & Parameters<typeof monedas.dar>[0], T, R extends string>(
    datos: D,
    paso: "dar" | "quitar",
    hacer: (datos: D) => Promise<Result<T, R>>,
  ) => {
    const { idPersona, cantidad, motivo } = datos;
    const orden = `monedas-${paso}-${motivo}`;
    return auditar(
      { ...acto(datos, orden, String(idPersona)), mueve: "valor", motivo, dePersona: idPersona },
      () => hacer(datos),
      () => ({ cantidad, unidad: "monedas" as const, dePersona: idPersona }),
    );
  };
  const dePlan = (
    datos: Quien & { motivo: string } & Parameters<typeof planes.dar>[0],
    paso: "dar" | "quitar",
    hacer: typeof planes.dar,
  ) => {
    const { idPersona, codigoPlan, motivo } = datos;
    const orden = `plan-${paso}-${codigoPlan}`;
    return auditar(
      { ...acto(datos, orden, String(idPersona)), mueve: "valor", motivo, dePersona: idPersona },
      () => hacer(datos),
      () => ({ cantidad: 1, unidad: "planes" as const, dePersona: idPersona }),
    );
  };
  return {
    verPaquetes: (datos: Quien) => auditar(acto(datos, "paquetes"), paquetes.listar),
    guardarPaquete: (datos: Quien & { paquete: Parameters<typeof paquetes.guardar>[0] }) =>
      auditar(acto(datos, "paquete", datos.paquete.idPaquete), () => paquetes.guardar(datos.paquete)),
    fijarPrecioDePaquete: (datos: Quien & { idPaquete: string; precioCentimos: number }) =>
      auditar(acto(datos, "paquete-precio", datos.idPaquete), () =>
        paquetes.fijarPrecio(datos.idPaquete, datos.precioCentimos),
      ),
    retirarPaquete: (datos: Quien & { idPaquete: string }) =>
      auditar(acto(datos, "paquete-retirar", datos.idPaquete), () => paquetes.retirar(datos.idPaquete)),

    verMonedas: (datos: Quien & { idPersona: number }) =>
      auditar(acto(datos, "monedas", String(datos.idPersona)), () => monedas.ver(datos.idPersona)),
    verMonedasDonadas: (datos: Quien) => auditar(acto(datos, "monedas-donadas"), monedas.donadas),
    darMonedas: (datos: Quien & Parameters<typeof monedas.dar>[0]) => deMonedas(datos, "dar", monedas.dar),
    quitarMonedas: (datos: Quien & Parameters<typeof monedas.quitar>[0]) =>
      deMonedas(datos, "quitar", monedas.quitar),

    verPlanes: (datos: Quien & { idPersona: number }) =>
      auditar(acto(datos, "plan", String(datos.idPersona)), () => planes.ver(datos.idPersona)),
    darPlan: (datos: Parameters<typeof dePlan>[0]) => dePlan(datos, "dar", planes.dar),
    quitarPlan: (datos: Parameters<typeof dePlan>[0]) => dePlan(datos, "quitar", planes.quitar),
  };
}

type Actos = ReturnType<typeof makeActosDePaquetes>;
type RechazoDeActo = Extract<Awaited<ReturnType<Actos[keyof Actos]>>, { ok: false }>["rechazo"];

export const RECHAZOS_DE_ACTOS_DE_PAQUETES: Rechazos<RechazoDeActo> = {
  "paquete-no-existe": { clase: "not-found", mensaje: "No hay un paquete con ese código." },
  "persona-no-existe": { clase: "not-found", mensaje: "No hay una persona con ese código." },
  "plan-que-no-tiene": { clase: "not-found", mensaje: "Esa persona no tiene ese plan." },
  "sin-monedas": {
    clase: "not-found",
    mensaje: "Esta instalación no tiene monedas: se encienden con MONEDAS=true.",
  },
  "movimiento-no-existe": {
    clase: "not-found",
    mensaje: "Esa persona no tiene monedas que llegaran con ese movimiento.",
  },
  "movimiento-menor": { clase: "conflict", mensaje: "Ese movimiento trajo menos monedas." },
  "movimiento-ya-quitado": { clase: "conflict", mensaje: "Las monedas de ese movimiento ya se quitaron." },
};

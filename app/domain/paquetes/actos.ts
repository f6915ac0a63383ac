import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import { makeEditarPaquetes } from "./compras/editarPaquetes";
import { makeEditarMonedas } from "./monedas/editarMonedas";
import { makeEditarPlanes } from "./planes/editarPlanes";

interface Quien {
  operador: string;
}

/** What an operator does about packs, and about somebody's coins and plans. */
export function makeActosDePaquetes(
  deps: Parameters<typeof makeEditarPaquetes>[0] &
    Parameters<typeof makeEditarMonedas>[0] &
    Parameters<typeof makeEditarPlanes>[0] & {
      auditar: Auditar;
      /** This installation has rewards coins. */
      hayMonedas: boolean;
    },
) {
  const { auditar } = deps;
  const paquetes = makeEditarPaquetes(deps);
  const monedas = makeEditarMonedas(deps, deps.hayMonedas);
  const planes = makeEditarPlanes(deps);
  const acto = ({ operador }: Quien, orden: string, objeto = "") => ({ operador, orden, objeto });
  /** The audit keeps why, how many and of whom. */
  const deMonedas = (datos: Quien & Parameters<typeof monedas.dar>[0], paso: "dar" | "quitar") => ({
    ...acto(datos, `monedas-${paso}-${datos.motivo}`, String(datos.idPersona)),
    ...{ motivo: datos.motivo, cantidad: datos.cantidad, dePersona: datos.idPersona },
  });
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
    darMonedas: (datos: Quien & Parameters<typeof monedas.dar>[0]) =>
      auditar(deMonedas(datos, "dar"), () => monedas.dar(datos)),
    quitarMonedas: (datos: Quien & Parameters<typeof monedas.dar>[0]) =>
      auditar(deMonedas(datos, "quitar"), () => monedas.quitar(datos)),

    verPlanes: (datos: Quien & { idPersona: number }) =>
      auditar(acto(datos, "plan", String(datos.idPersona)), () => planes.ver(datos.idPersona)),
    darPlan: (datos: Quien & Parameters<typeof planes.dar>[0]) =>
      auditar(acto(datos, `plan-dar-${datos.codigoPlan}`, String(datos.idPersona)), () => planes.dar(datos)),
    quitarPlan: (datos: Quien & Parameters<typeof planes.quitar>[0]) =>
      auditar(acto(datos, `plan-quitar-${datos.codigoPlan}`, String(datos.idPersona)), () =>
        planes.quitar(datos),
      ),
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
  "monedas-insuficientes": { clase: "conflict", mensaje: "Esa persona no tiene tantas monedas." },
};

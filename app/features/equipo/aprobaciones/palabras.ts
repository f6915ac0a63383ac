import type { EstadoDeAprobacion } from "~/domain/atencion/aprobaciones/aprobacion";
import type { AprobacionALaVista } from "~/domain/atencion/aprobaciones/repositorio";
import { RAZONES_DE_CANCELACION } from "~/domain/atencion/pedidos/cancelarSesion";
import { PLANES, type CodigoDePlan } from "~/domain/cuentas/perfil/planes";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { soles } from "~/domain/shared/dinero";

export const ESTADO_DICHO: Readonly<Record<EstadoDeAprobacion, string>> = {
  abierta: "Espera",
  aprobada: "Aprobado",
  "no-aprobada": "No aprobado",
  vencida: "Venció",
};

/** The act of a request in words. The specialty of bonos is left out: it may tell of health. */
export function actoDicho({ clase, modo, cantidad, objeto, especialista }: AprobacionALaVista): string {
  switch (clase) {
    case "devolucion":
      if (modo === "parte") return `Devolver una parte: ${soles(cantidad)}`;
      return modo
        ? `Cancelar una sesión que empezó y devolver ${soles(cantidad)}. ${RAZONES_DE_CANCELACION[modo]}`
        : `Devolver ${soles(cantidad)}`;
    case "cortesia":
      return `Regalar ${bonos(cantidad)}`;
    case "plan":
      return `${cantidad > 0 ? "Dar" : "Quitar"} el plan ${PLANES[objeto as CodigoDePlan].nombre}`;
    case "segundo-factor":
      return "Quitar la verificación en dos pasos";
    case "precio":
      return `Precio de ${especialista ?? "un especialista"}: ${soles(cantidad)}`;
  }
}

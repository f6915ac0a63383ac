import type { EstadoDeAprobacion } from "~/domain/atencion/aprobaciones/aprobacion";

export const ESTADO_DICHO: Readonly<Record<EstadoDeAprobacion, string>> = {
  abierta: "Espera",
  aprobada: "Aprobado",
  "no-aprobada": "No aprobado",
  vencida: "Venció",
};

import type { Cupon } from "../../../app/domain/ventas/cupones/cupon";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

const ANIO_EN_MINUTOS = 365 * 24 * 60;

/** Coupons of the demonstration, one of each kind. */
export function cuponesDeDemostracion(now: Date): Cupon[] {
  const comun = {
    para: null,
    especialidad: null,
    plan: null,
    maximoTotal: null,
    maximoPorPersona: null,
    desde: now,
    hasta: sumarMinutos(now, ANIO_EN_MINUTOS),
  };
  return [
    {
      ...comun,
      codigo: "BIENESTAR20",
      descuento: { tipo: "porcentaje", porcentaje: 20 },
      maximoPorPersona: 1,
    },
    {
      ...comun,
      codigo: "NUTRICION15",
      descuento: { tipo: "monto", centimos: 15_00 },
      para: "sesiones",
      especialidad: "nutricion",
      maximoPorPersona: 1,
    },
    { ...comun, codigo: "PAQUETE10", descuento: { tipo: "porcentaje", porcentaje: 10 }, para: "paquetes" },
    {
      ...comun,
      codigo: "REGALO",
      descuento: { tipo: "porcentaje", porcentaje: 100 },
      para: "sesiones",
      maximoPorPersona: 1,
    },
    { ...comun, codigo: "PREMIUM30", descuento: { tipo: "porcentaje", porcentaje: 30 }, plan: "PREMIUM" },
  ];
}

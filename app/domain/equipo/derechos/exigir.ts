import { differenceInMinutes } from "date-fns";
import type { Rechazos } from "../../shared/rechazo";
import { pideCodigoCadaVez, pidePrueba, tieneDerecho, type Permiso, type Rol } from "./derechos";

/** A member of the staff in an open access. */
export interface Miembro {
  idCuenta: string;
  nombre: string;
  correo: string;
  /** Roles that a second person confirmed. */
  roles: readonly Rol[];
  /** Instant of the last code of the second factor. */
  probadoEn: Date;
  /** True when the form of this request had a right code of the app. */
  dioCodigo?: boolean;
  /** True for an account of the provider, which proves itself there and not by a code. */
  delProveedor?: boolean;
  /** Network of the request, for the registro. */
  red: string;
}

/** Minutes for which a code of the second factor proves who acts on money, health data or roles. */
const VIDA_DE_PRUEBA_EN_MINUTOS = 10;

export type RechazoPorDerecho = "sin-derecho" | "prueba-vencida";

export const RECHAZOS_POR_DERECHO: Rechazos<RechazoPorDerecho> = {
  "sin-derecho": { clase: "forbidden", mensaje: "Tu rol no permite hacer esto." },
  "prueba-vencida": {
    clase: "forbidden",
    mensaje: "Confirma otra vez que eres tú.",
  },
};

/** True within `VIDA_DE_PRUEBA_EN_MINUTOS` of the last code. */
export const estaProbado = ({ probadoEn }: Pick<Miembro, "probadoEn">, now: Date): boolean =>
  differenceInMinutes(now, probadoEn) < VIDA_DE_PRUEBA_EN_MINUTOS;

/**
 * Refusal of a use of a right; null when the member may go on. Every use case of the staff asks this first.
 *
 * @example const rechazo = rechazoPorDerecho(miembro, { derecho: "registro", uso: "ver" }, now());
 */
export function rechazoPorDerecho(miembro: Miembro, permiso: Permiso, now: Date): RechazoPorDerecho | null {
  if (!tieneDerecho(miembro.roles, permiso)) return "sin-derecho";
  if (pideCodigoCadaVez(miembro.roles, permiso)) return miembro.dioCodigo ? null : "prueba-vencida";
  return pidePrueba(miembro.roles, permiso) && !estaProbado(miembro, now) ? "prueba-vencida" : null;
}

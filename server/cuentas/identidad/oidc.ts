import type { PuertaDeAseguradora } from "../../../app/domain/cuentas/identidad/aseguradora";
import { makeClienteOidc, type OpcionesDeCliente } from "../../platform/oidc/cliente";
import { identidadDe, type NombresDeClaims } from "./claims";

export interface OpcionesDeOidc extends OpcionesDeCliente {
  claims: NombresDeClaims;
}

/** The insurer's door by OpenID Connect. */
export function makePuertaOidc({ claims, ...opciones }: OpcionesDeOidc): PuertaDeAseguradora {
  const cliente = makeClienteOidc(opciones);
  return {
    ...cliente,
    terminar: async (direccion, ida, desde) =>
      identidadDe(await cliente.terminar(direccion, ida, desde), claims),
  };
}

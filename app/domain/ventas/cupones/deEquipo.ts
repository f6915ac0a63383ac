import { z } from "zod";
import { aLaVista } from "../../shared/minimo";
import { tieneDerecho } from "../../equipo/derechos/derechos";
import {
  rechazoPorDerecho,
  RECHAZOS_POR_DERECHO,
  type Miembro,
  type RechazoPorDerecho,
} from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { campoDeLinea } from "../../shared/campos";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import type { CuponUsado } from "./cupon";
import { detenerEn, RECHAZOS_AL_DETENER_CUPON } from "./detenerCupon";

const VER = { derecho: "cupones", uso: "ver" } as const;
const DETENER = { derecho: "cupones", uso: "hacer" } as const;
const CUPONES_EN_LA_LISTA = 200;

export const paradaDeCupon = z.object({
  motivo: campoDeLinea("Escribe el motivo")
    .min(3, "Escribe el motivo con más detalle")
    .max(200, "Escribe un motivo de 200 letras o menos"),
});

export type RechazoDeCuponDeEquipo = RechazoPorDerecho | "cupon-desconocido" | "cupon-terminado";
export const RECHAZOS_DE_CUPON_DE_EQUIPO: Rechazos<RechazoDeCuponDeEquipo> = {
  ...RECHAZOS_POR_DERECHO,
  "cupon-desconocido": {
    clase: "not-found",
    mensaje: RECHAZOS_AL_DETENER_CUPON["cupon-no-existe"].mensaje,
  },
  "cupon-terminado": RECHAZOS_AL_DETENER_CUPON["cupon-terminado"],
};

export type EstadoDeCupon = "por-empezar" | "vigente" | "agotado" | "terminado";

/** State of a coupon for those who gave it out. */
export function estadoDeCupon({ desde, hasta, usados, maximoTotal }: CuponUsado, ahora: Date): EstadoDeCupon {
  if (hasta <= ahora) return "terminado";
  if (maximoTotal !== null && usados >= maximoTotal) return "agotado";
  return desde > ahora ? "por-empezar" : "vigente";
}

/** A coupon for the staff. `usados` is null when its uses are too few to be told: they could name who used it. */
const cuponVisto = (cupon: CuponUsado, ahora: Date) => ({
  ...cupon,
  usados: aLaVista(cupon.usados),
  estado: estadoDeCupon(cupon, ahora),
});

/** Coupons with their uses, for a member with the right to them. The one that ends last comes first. */
export function makeVerCuponesDeEquipo({ repos, now }: Pick<Deps<"cupones">, "repos" | "now">) {
  return async (miembro: Miembro) => {
    const rechazo = rechazoPorDerecho(miembro, VER, now());
    if (rechazo) return refuse(rechazo);
    const cupones = await repos.cupones.ultimos(CUPONES_EN_LA_LISTA);
    return done(cupones.map((cupon) => cuponVisto(cupon, now())));
  };
}

/** One coupon with its uses, and whether the member may stop it. */
export function makeVerCuponDeEquipo({ repos, now }: Pick<Deps<"cupones">, "repos" | "now">) {
  return async (miembro: Miembro, codigo: string) => {
    const rechazo = rechazoPorDerecho(miembro, VER, now());
    if (rechazo) return refuse(rechazo);
    const cupon = await repos.cupones.usado(codigo);
    if (!cupon) return refuse("cupon-desconocido");
    const visto = cuponVisto(cupon, now());
    return done({
      ...visto,
      seDetiene: visto.estado !== "terminado" && tieneDerecho(miembro.roles, DETENER),
    });
  };
}

/** Stops a coupon, with a reason. The registro has one line, however often the form is sent. */
export function makeDetenerCuponDeEquipo(deps: Deps<"cupones" | "registroDeEquipo">) {
  const { transaccion, now } = deps;
  return (
    miembro: Miembro,
    { codigo, motivo }: z.output<typeof paradaDeCupon> & { codigo: string },
  ): Promise<Result<null, RechazoDeCuponDeEquipo>> =>
    transaccion(async (trx): Promise<Result<null, RechazoDeCuponDeEquipo>> => {
      const rechazo = rechazoPorDerecho(miembro, DETENER, now());
      if (rechazo) return refuse(rechazo);
      const detenido = await detenerEn(trx, codigo, now());
      if (!detenido.ok)
        return refuse(detenido.rechazo === "cupon-no-existe" ? "cupon-desconocido" : detenido.rechazo);
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "detuvo-cupon", objeto: codigo, motivo });
      return done(null);
    });
}

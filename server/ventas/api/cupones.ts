import { z } from "zod";
import type { Result } from "../../../app/domain/shared/result";
import type { Rechazos } from "../../../app/domain/shared/rechazo";
import { codigoDeCupon } from "../../../app/domain/ventas/cupones/cupon";
import type { PrecioConCupon } from "../../../app/domain/ventas/cupones/usarCupon";
import { totalDe } from "../../../app/domain/ventas/pedidos/pedido";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";
import type { Couponed } from "../../platform/module";
import type { Services } from "../../platform/services";

interface Vendido<D extends z.ZodObject, R extends string> {
  llave: D;
  rechazos: Rechazos<R>;
  validar: (
    services: Services,
    pedida: z.output<D> & { idPersona: number; cupon: string },
  ) => Promise<Result<PrecioConCupon, R>>;
}

/**
 * Declares a seller whose things take coupons. It ties the types of the seller's fields and of its check together,
 * because the list of sellers has one type for all.
 */
export function conCupon<D extends z.ZodObject, R extends string>(vendido: Vendido<D, R>): Couponed {
  const rechazo = rechazosDe(vendido.rechazos);
  return {
    llave: vendido.llave,
    async validar(services, pedida) {
      const validado = await vendido.validar(services, pedida as Parameters<typeof vendido.validar>[1]);
      if (!validado.ok) throw rechazo(validado.rechazo);
      return validado.value;
    },
  };
}

/**
 * Body of a request that validates a coupon: it names exactly one thing to buy, with all fields of that thing and no
 * other's.
 */
function cuerpoDeValidacion(cosas: readonly Couponed[]) {
  const campos = cosas.map(({ llave }) => Object.keys(llave.shape).join(" y "));
  return z.union(
    cosas.map((cosa) =>
      cosa.llave
        .extend({ cupon: codigoDeCupon })
        .strict()
        .transform((pedida) => ({ cosa, pedida: pedida as { cupon: string } })),
    ),
    `Falta el cupón, o para qué es (una sola cosa): ${campos.join("; o ")}`,
  );
}

export const validacionDeCupones = (cosas: readonly Couponed[]) =>
  endpoint({
    metodo: "post",
    ruta: "/cupones/validaciones",
    resumen: "Lo que un cupón descontaría de un horario separado, de un paquete o de un taller, sin usarlo",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 409, otra: 404 },
    conPersona: true,
    cuerpo: cuerpoDeValidacion(cosas),
    respuesta: z.object({
      codigo: z.string(),
      precioCentimos: z.int(),
      descuentoCentimos: z.int(),
      totalCentimos: z.int(),
    }),
    async atender({ services, portador: { idPersona }, cuerpo: { cosa, pedida } }) {
      const validado = await cosa.validar(services, { ...pedida, idPersona });
      return { ...validado, totalCentimos: totalDe(validado) };
    },
  });

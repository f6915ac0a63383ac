import { z } from "zod";
import type { Rechazos } from "../../../app/domain/shared/rechazo";
import type { Result } from "../../../app/domain/shared/result";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { venta } from "./cobros";

interface Pregunta {
  idPersona: number;
  idPedido: string;
}

interface Pagina {
  idCobro: string;
  urlDePago: string;
}

interface Puerta<R extends string> {
  /** Where its orders are: `/compras`. */
  base: string;
  respuesta: z.ZodType;
  /** Of looking at one, where the test needs nothing more than an order. */
  roles?: string;
  /** An order as its door shows it. */
  ver: (services: Services, pregunta: Pregunta) => Promise<unknown>;
  rechazos: Rechazos<R>;
}

/** What every door does with an order that there is, whoever sold it; each picks what it offers. */
export function endpointsDePedido<R extends string>({ base, respuesta, roles, ver, rechazos }: Puerta<R>) {
  const rechazo = rechazosDe(rechazos);
  const deUno = {
    clave: "private",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta,
  } as const;
  const ruta = `${base}/{idPedido}`;
  type Hacer<T> = (
    services: Services,
    pregunta: Pregunta & { origen: string },
  ) => Promise<Result<T, R, unknown>>;
  return {
    ver: (resumen: string) =>
      endpoint({
        ...deUno,
        metodo: "get",
        ruta,
        resumen,
        ...(roles && { roles }),
        atender: ({ services, portador: { idPersona }, parametros: { idPedido } }) =>
          ver(services, { idPersona, idPedido }),
      }),

    /** Ends it, gives it back or confirms it, and shows it as it is then. */
    cambiar: (
      como: {
        metodo: "delete" | "post";
        en?: string;
        idempotente?: boolean;
        resumen: string;
        roles?: string;
      },
      hacer: Hacer<unknown>,
    ) =>
      endpoint({
        ...deUno,
        metodo: como.metodo,
        ruta: ruta + (como.en ?? ""),
        resumen: como.resumen,
        ...(como.roles && { roles: como.roles }),
        idempotente: como.idempotente ?? false,
        async atender({ services, portador: { idPersona }, parametros: { idPedido }, origen }) {
          const hecho = await hacer(services, { idPersona, idPedido, origen });
          if (!hecho.ok) throw rechazo(hecho.rechazo);
          return ver(services, { idPersona, idPedido });
        },
      }),

    /** Opens its hosted page. */
    pagar: (resumen: string, hacer: Hacer<Pagina>) =>
      endpoint({
        ...deUno,
        metodo: "post",
        ruta: `${ruta}/ventas`,
        resumen,
        idempotente: true,
        estado: 201,
        respuesta: venta,
        async atender({ services, portador: { idPersona }, parametros: { idPedido }, origen }) {
          const abierta = await hacer(services, { idPersona, idPedido, origen });
          if (!abierta.ok) throw rechazo(abierta.rechazo);
          return { idPedido, ...abierta.value };
        },
      }),
  };
}

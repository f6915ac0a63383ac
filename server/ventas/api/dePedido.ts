import { z } from "zod";
import type { Rechazos } from "../../../app/domain/shared/rechazo";
import type { Result } from "../../../app/domain/shared/result";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";
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
  /** Path of the orders of one seller, such as `/compras`. */
  base: string;
  respuesta: z.ZodType;
  /** Reads an order in the form in which this seller's endpoints show it. */
  ver: (services: Services, pregunta: Pregunta) => Promise<unknown>;
  rechazos: Rechazos<R>;
}

/** Endpoints for an existing order of any seller; each seller picks those that it offers. */
export function endpointsDePedido<R extends string>({ base, respuesta, ver, rechazos }: Puerta<R>) {
  const rechazo = rechazosDe(rechazos);
  const deUno = {
    clave: "private",
    permisos: PROPIO,
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
        atender: ({ services, portador: { idPersona }, parametros: { idPedido } }) =>
          ver(services, { idPersona, idPedido }),
      }),

    /** Makes an endpoint that ends, refunds or confirms an order, and answers its new state. */
    cambiar: (
      puerta: {
        metodo: "delete" | "post";
        en?: string;
        idempotente?: boolean;
        resumen: string;
      },
      hacer: Hacer<unknown>,
    ) =>
      endpoint({
        ...deUno,
        metodo: puerta.metodo,
        ruta: ruta + (puerta.en ?? ""),
        resumen: puerta.resumen,
        idempotente: puerta.idempotente ?? false,
        async atender({ services, portador: { idPersona }, parametros: { idPedido }, origen }) {
          const resultado = await hacer(services, { idPersona, idPedido, origen });
          if (!resultado.ok) throw rechazo(resultado.rechazo);
          return ver(services, { idPersona, idPedido });
        },
      }),

    /** Makes an endpoint that opens the payment page of an order at the gateway. */
    pagar: (resumen: string, hacer: Hacer<Pagina>) =>
      endpoint({
        ...deUno,
        metodo: "post",
        ruta: `${ruta}/ventas`,
        resumen,
        idempotente: true,
        estado: 201,
        permisos: { ...PROPIO, conSesion: 201 },
        respuesta: venta,
        async atender({ services, portador: { idPersona }, parametros: { idPedido }, origen }) {
          const abierta = await hacer(services, { idPersona, idPedido, origen });
          if (!abierta.ok) throw rechazo(abierta.rechazo);
          return { idPedido, ...abierta.value };
        },
      }),
  };
}

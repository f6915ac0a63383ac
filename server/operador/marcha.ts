import { z } from "zod";
import { RECHAZOS_DE_OPERADOR } from "../../app/domain/operador/rechazos";
import { codigo, leer } from "../platform/orders/argumentos";
import { orden, texto } from "../platform/orders/orden";
import { verPedido } from "../ventas/module";

const CUANTOS = { cuantos: texto } as const;
const cuantos = z.coerce.number("es un número").int().min(1).max(500).default(20);

const soporte = z.string("falta").regex(/^[\w.-]{8,64}$/, "no es un código de soporte");

export const deMarcha = {
  bandeja: orden({
    uso: "bandeja [--cuantos 20] | bandeja --reenviar ID-DE-CORREO",
    ayuda:
      "Dice cuántos correos esperan en la bandeja de salida y muestra los últimos, o vuelve a enviar uno.",
    opciones: { ...CUANTOS, reenviar: texto },
    rechazos: RECHAZOS_DE_OPERADOR,
    hacer: ({ acts, operador, opciones }) =>
      opciones.reenviar === undefined
        ? acts.operador.verBandeja({ operador, cuantos: leer(cuantos, opciones.cuantos, "--cuantos") })
        : acts.operador.reenviar({ operador, idCorreo: leer(codigo, opciones.reenviar, "--reenviar") }),
  }),

  conciliar: orden({
    uso: "conciliar",
    ayuda:
      "Pregunta ahora a la pasarela por todos los cobros abiertos, vence lo vencido y devuelve lo pendiente.",
    opciones: {},
    rechazos: {},
    hacer: ({ acts, operador }) => acts.operador.conciliar({ operador }),
  }),

  errores: orden({
    uso: "errores [--cuantos 20]",
    ayuda: "Muestra los últimos fallos, con el código de soporte que vio la persona.",
    opciones: CUANTOS,
    rechazos: {},
    hacer: ({ acts, operador, opciones }) =>
      acts.operador.verFallos({ operador, cuantos: leer(cuantos, opciones.cuantos, "--cuantos") }),
  }),

  soporte: orden({
    uso: "soporte CODIGO",
    ayuda: "Muestra lo que falló detrás de un código de soporte, o el pedido que se llama así.",
    opciones: {},
    rechazos: RECHAZOS_DE_OPERADOR,
    async hacer({ acts, operador, resto }) {
      const codigoDeSoporte = leer(soporte, resto[0], "CODIGO");
      const fallos = await acts.operador.buscarFallo({ operador, soporte: codigoDeSoporte });
      if (fallos.ok) return fallos;
      const pedido = await verPedido(acts, operador, codigoDeSoporte);
      return pedido.ok ? pedido : fallos;
    },
  }),

  actos: orden({
    uso: "actos [--cuantos 20]",
    ayuda: "Muestra lo último que hicieron los operadores.",
    opciones: CUANTOS,
    rechazos: {},
    hacer: ({ acts, opciones }) => acts.operador.verActos(leer(cuantos, opciones.cuantos, "--cuantos")),
  }),
};

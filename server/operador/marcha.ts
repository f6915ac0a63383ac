import { z } from "zod";
import { codigo, leer } from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";
import { verPedido } from "../ventas/module";

const cuantos = z.coerce.number("es un número").int().min(1).max(500).default(20);

const soporte = z.string("falta").regex(/^[\w.-]{8,64}$/, "no es un código de soporte");

export const deMarcha: Record<string, Orden> = {
  bandeja: {
    uso: "bandeja [--cuantos 20] | bandeja --reenviar ID-DE-CORREO",
    ayuda:
      "Dice cuántos correos esperan en la bandeja de salida y muestra los últimos, o vuelve a enviar uno.",
    hacer: ({ acts, operador, opciones }) =>
      opciones.reenviar === undefined
        ? acts.operador.verBandeja({ operador, cuantos: leer(cuantos, opciones.cuantos, "--cuantos") })
        : acts.operador.reenviar({ operador, idCorreo: leer(codigo, opciones.reenviar, "--reenviar") }),
  },

  conciliar: {
    uso: "conciliar",
    ayuda:
      "Pregunta ahora a la pasarela por todos los cobros abiertos, vence lo vencido y devuelve lo pendiente.",
    hacer: ({ acts, operador }) => acts.operador.conciliar({ operador }),
  },

  errores: {
    uso: "errores [--cuantos 20]",
    ayuda: "Muestra los últimos fallos, con el código de soporte que vio la persona.",
    hacer: ({ acts, operador, opciones }) =>
      acts.operador.verFallos({ operador, cuantos: leer(cuantos, opciones.cuantos, "--cuantos") }),
  },

  soporte: {
    uso: "soporte CODIGO",
    ayuda: "Muestra lo que falló detrás de un código de soporte, o el pedido que se llama así.",
    async hacer({ acts, operador, resto }) {
      const dicho = leer(soporte, resto[0], "CODIGO");
      const fallos = await acts.operador.buscarFallo({ operador, soporte: dicho });
      if (fallos.ok) return fallos;
      const pedido = await verPedido(acts, operador, dicho);
      return pedido.ok ? pedido : fallos;
    },
  },

  actos: {
    uso: "actos [--cuantos 20]",
    ayuda: "Muestra lo último que hicieron los operadores.",
    hacer: ({ acts, operador, opciones }) =>
      acts.operador.verActos({ operador, cuantos: leer(cuantos, opciones.cuantos, "--cuantos") }),
  },
};

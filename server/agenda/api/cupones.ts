import { z } from "zod";
import { RECHAZOS_DE_COMPRA } from "../../../app/domain/paquetes/compras/paquete";
import { codigoDeCupon } from "../../../app/domain/ventas/cupones/cupon";
import { RECHAZOS_DE_PEDIDO } from "../../../app/domain/agenda/reservas/reserva";
import { totalDe } from "../../../app/domain/ventas/pedidos/pedido";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";

/** Each refusal in the words of what it is about: that a page is open is said of a pack in another way. */
const deHorario = rechazosDe({ ...RECHAZOS_DE_COMPRA, ...RECHAZOS_DE_PEDIDO });
const dePaquete = rechazosDe({ ...RECHAZOS_DE_PEDIDO, ...RECHAZOS_DE_COMPRA });

export const cupones = [
  endpoint({
    metodo: "post",
    ruta: "/cupones/validaciones",
    resumen: "Lo que un cupón descontaría de un horario separado, o de un paquete, sin usarlo",
    clave: "private",
    conPersona: true,
    cuerpo: z.union(
      [
        z.object({ idHorario: identificador, cupon: codigoDeCupon }),
        z.object({ idPaquete: identificador, cupon: codigoDeCupon }),
      ],
      "Falta el cupón, o para qué es: idHorario o idPaquete",
    ),
    respuesta: z.object({
      codigo: z.string(),
      precioCentimos: z.int(),
      descuentoCentimos: z.int(),
      totalCentimos: z.int(),
    }),
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const validado =
        "idPaquete" in cuerpo
          ? await services.paquetes.validarCuponDePaquete({ idPersona, ...cuerpo })
          : await services.agenda.validarCupon({ idPersona, ...cuerpo });
      if (validado.ok) return { ...validado.value, totalCentimos: totalDe(validado.value) };
      throw ("idPaquete" in cuerpo ? dePaquete : deHorario)(validado.rechazo);
    },
  }),
];

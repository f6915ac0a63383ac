import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import type { Cupon } from "./cupones/cupon";
import { makeGuardarCupon } from "./cupones/editarCupones";
import type { makeDevolverPedido } from "./devoluciones/devolverPedido";
import type { makeVerExpediente } from "./rastro/quePaso";

interface Quien {
  operador: string;
}

interface DepsDeActos {
  auditar: Auditar;
  devolverPedido: ReturnType<typeof makeDevolverPedido>;
  verExpediente: ReturnType<typeof makeVerExpediente>;
}

/** What an operator does about coupons and orders. */
export function makeActosDeVentas(deps: Parameters<typeof makeGuardarCupon>[0] & DepsDeActos) {
  const { auditar, devolverPedido, verExpediente } = deps;
  const guardarCupon = makeGuardarCupon(deps);
  const acto = ({ operador }: Quien, orden: string, objeto: string) => ({ operador, orden, objeto });
  return {
    guardarCupon: (datos: Quien & { cupon: Cupon }) =>
      auditar(acto(datos, "cupon", datos.cupon.codigo), () => guardarCupon(datos.cupon)),
    verPedido: (datos: Quien & { idPedido: string }) =>
      auditar(acto(datos, "pedido", datos.idPedido), () => verExpediente(datos.idPedido)),
    devolver: (datos: Quien & { idPedido: string }) =>
      auditar(acto(datos, "devolver", datos.idPedido), () => devolverPedido(datos.idPedido)),
  };
}

/** Whoever sells says by itself why nothing goes back of an order, and so any refusal may be met here. */
export const RECHAZOS_DE_ACTOS_DE_VENTAS: Rechazos<string> = {
  "pedido-no-existe": { clase: "not-found", mensaje: "No hay un pedido con ese código." },
  "cita-en-pie": {
    clase: "conflict",
    mensaje:
      "La sesión de ese pedido sigue en pie. Usa «cancelar» o «ausencia», que devuelven todo y avisan a la persona.",
  },
  "lugar-en-pie": {
    clase: "conflict",
    mensaje:
      "El lugar de ese pedido sigue en pie. La persona lo deja desde la página del taller, o se cancela la fecha con «talleres cancelar», que devuelve todo.",
  },
  "bonos-usados": {
    clase: "conflict",
    mensaje:
      "Ya se usó o venció algún bono de ese paquete, así que no se devuelve entero. Cancela antes las sesiones que pagó.",
  },
  "nada-que-devolver": { clase: "conflict", mensaje: "De ese pedido no queda nada por devolver." },
};

import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import { done, refuse } from "../shared/result";
import { makeDetenerCupon } from "./cupones/detenerCupon";
import { makeGuardarCupon } from "./cupones/editarCupones";
import { PEDIDO_NO_EXISTE, type makeDevolverPedido } from "./devoluciones/devolverPedido";
import type { Vendible } from "./pedidos/vendible";
import type { makeVerExpediente } from "./rastro/quePaso";

const CUPONES_EN_LA_LISTA = 200;

interface Quien {
  operador: string;
}

interface DepsDeActos {
  auditar: Auditar;
  devolverPedido: ReturnType<typeof makeDevolverPedido>;
  verExpediente: ReturnType<typeof makeVerExpediente>;
  vendibles: readonly Pick<Vendible<never>, "conCupon">[];
}

/** Acts of operators about coupons and orders, for the command line. */
export function makeActosDeVentas(deps: Parameters<typeof makeGuardarCupon>[0] & DepsDeActos) {
  const { auditar, devolverPedido, verExpediente, vendibles } = deps;
  const { cupones } = deps.repos;
  const guardarCupon = makeGuardarCupon(deps);
  const detenerCupon = makeDetenerCupon(deps);
  const acto = ({ operador }: Quien, orden: string, objeto: string) => ({
    operador,
    orden,
    objeto,
    mueve: "nada" as const,
  });
  return {
    /** Kinds of goods to which a coupon can be restricted. */
    cosasConCupon: [...new Set(vendibles.flatMap(({ conCupon }) => conCupon ?? []))],
    guardarCupon: ({ operador, ...pedida }: Quien & Parameters<typeof guardarCupon>[0]) =>
      auditar(acto({ operador }, "cupon", pedida.cambio.codigo), () => guardarCupon(pedida)),
    verCupones: async () => done(await cupones.ultimos(CUPONES_EN_LA_LISTA)),
    async verCupon(codigo: string) {
      const cupon = await cupones.usado(codigo);
      return cupon ? done(cupon) : refuse("cupon-no-existe");
    },
    detenerCupon: ({ codigo, ...datos }: Quien & { codigo: string }) =>
      auditar(acto(datos, "cupon-detener", codigo), () => detenerCupon(codigo)),
    verPedido: (datos: Quien & { idPedido: string }) =>
      auditar(acto(datos, "pedido", datos.idPedido), () => verExpediente(datos.idPedido)),
    /** The audit keeps the reason, the céntimos and the person. */
    devolver: ({ motivo, ...datos }: Quien & { idPedido: string; motivo: string }) =>
      auditar(
        { ...acto(datos, "devolver", datos.idPedido), mueve: "valor", motivo },
        () => devolverPedido(datos.idPedido),
        ({ idPersona, centimos }) => ({ cantidad: centimos, unidad: "centimos", dePersona: idPersona }),
      ),
  };
}

export const RECHAZOS_AL_VER_UN_PEDIDO: Rechazos<"pedido-no-existe"> = {
  "pedido-no-existe": PEDIDO_NO_EXISTE,
};

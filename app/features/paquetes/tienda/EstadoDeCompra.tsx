import { CONFIRMANDO_PAGO, FALTA_PAGAR } from "~/domain/ventas/pedidos/pedido";
import { Precio } from "~/components/Precio";
import {
  PagoEnCamino,
  PagoQueVuelve,
  PorPagar,
  SinPago,
  TE_DEVOLVEMOS_TU_PAGO,
  tituloSinPago,
} from "~/shell/compra/DineroDelPedido";

interface Props {
  lugar: "exito" | "terminado" | "devuelto" | "carga" | "error" | "pagar" | "vencido";
  sinCobro: boolean;
  seDesistio: boolean;
  procesando: boolean;
  quedan: string;
  vencen: string | null;
  totalCentimos: number;
  /** Outcome of a purchase whose prepaid sessions were taken back; null otherwise. */
  termino: { titulo: string; texto: string } | null;
}

const TITULO: Record<Exclude<Props["lugar"], "error">, string> = {
  exito: "Tus bonos ya están en tu saldo",
  terminado: "Paquete devuelto",
  devuelto: TE_DEVOLVEMOS_TU_PAGO,
  carga: CONFIRMANDO_PAGO,
  pagar: FALTA_PAGAR,
  vencido: "El tiempo para pagar terminó",
};
export const tituloDeCompra = (compra: Pick<Props, "lugar" | "seDesistio" | "termino">) =>
  compra.lugar === "error" ? tituloSinPago(compra) : (compra.termino?.titulo ?? TITULO[compra.lugar]);

/** State of the payment of a pack, in words. */
export function EstadoDeCompra({
  lugar,
  sinCobro,
  seDesistio,
  procesando,
  quedan,
  vencen,
  totalCentimos,
  termino,
}: Props) {
  if (lugar === "exito") {
    return (
      <p>
        {vencen
          ? `Te quedan ${quedan} de este paquete, hasta el ${vencen}.`
          : "Ya no te quedan bonos de este paquete."}
      </p>
    );
  }
  if (lugar === "terminado") return <p>{termino?.texto}</p>;
  // A payment that came too late had given no prepaid sessions, so none are taken back.
  if (lugar === "devuelto" && !termino) return <PagoQueVuelve />;
  if (lugar === "devuelto") {
    return (
      <p>
        Retiramos los bonos que te quedaban y <Precio centimos={totalCentimos} /> vuelven a la misma tarjeta.
        Según tu banco, puede tardar unos días.
      </p>
    );
  }
  if (lugar === "carga") return <PagoEnCamino procesando={procesando} />;
  if (lugar === "pagar") return <PorPagar />;
  return (
    <SinPago
      lugar={lugar}
      sinCobro={sinCobro}
      seDesistio={seDesistio}
      siVencio="Si aún lo quieres, puedes pedirlo de nuevo en la tienda."
      siSeDesistio="Puedes pagarlo cuando quieras mientras siga pendiente."
      efectoDelCobro="tendrás tus bonos"
    />
  );
}

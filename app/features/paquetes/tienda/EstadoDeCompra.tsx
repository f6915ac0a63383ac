import { Precio } from "~/components/Precio";
import {
  CONFIRMANDO_PAGO,
  FALTA_PAGAR,
  PagoEnCamino,
  PorPagar,
  SinPago,
  tituloSinPago,
} from "~/shell/compra/DineroDelPedido";

interface Props {
  lugar: "exito" | "devuelto" | "carga" | "error" | "pagar" | "vencido";
  sinCobro: boolean;
  seDesistio: boolean;
  procesando: boolean;
  quedan: string;
  vencen: string | null;
  totalCentimos: number;
  /** What it cost in coins, where they paid it. */
  monedas: string | null;
}

const TITULO: Record<Exclude<Props["lugar"], "error">, string> = {
  exito: "Tus bonos ya están en tu saldo",
  devuelto: "Paquete devuelto",
  carga: CONFIRMANDO_PAGO,
  pagar: FALTA_PAGAR,
  vencido: "El tiempo para pagar terminó",
};
export const tituloDeCompra = (compra: Pick<Props, "lugar" | "seDesistio">) =>
  compra.lugar === "error" ? tituloSinPago(compra) : TITULO[compra.lugar];

/** What is known of the money, in words. */
export function EstadoDeCompra({
  lugar,
  sinCobro,
  seDesistio,
  procesando,
  quedan,
  vencen,
  totalCentimos,
  monedas,
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
  if (lugar === "devuelto") {
    return (
      <p>
        Retiramos los bonos que te quedaban
        {totalCentimos > 0 ? (
          <>
            {" "}
            y <Precio centimos={totalCentimos} /> vuelven a la misma tarjeta. Según tu banco, puede tardar
            unos días.
          </>
        ) : monedas ? (
          ` y volvieron tus ${monedas}.`
        ) : (
          " y tu cupón vuelve a servir."
        )}
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
      siLoHubo="tendrás tus bonos"
    />
  );
}

import { Alert } from "~/components/Alert";
import { Precio } from "~/components/Precio";

interface Props {
  lugar: "exito" | "devuelto" | "carga" | "error" | "vencido";
  sinCobro: boolean;
  procesando: boolean;
  quedan: string;
  vencen: string | null;
  totalCentimos: number;
  /** What it cost in coins, where they paid it. */
  monedas: string | null;
}

export const TITULO_DE_COMPRA: Record<Props["lugar"], string> = {
  exito: "Tus bonos ya están en tu saldo",
  devuelto: "Te devolvimos este paquete",
  carga: "Estamos confirmando tu pago",
  error: "No pudimos procesar tu pago",
  vencido: "El tiempo para pagar terminó",
};

/** What is known of the money, in words. */
export function EstadoDeCompra({
  lugar,
  sinCobro,
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
  if (lugar === "carga") {
    return (
      <p role="status">
        {procesando ? "El banco aún lo está procesando." : "Todavía no vemos un pago de este pedido."} Esta
        página se actualiza sola.
      </p>
    );
  }
  return (
    <Alert
      kind={sinCobro ? "info" : "advertencia"}
      title={sinCobro ? "No se hizo ningún cobro" : "Estamos confirmando si hubo un cobro"}
    >
      {sinCobro
        ? "Puedes intentarlo otra vez con la misma tarjeta o con otra."
        : "Si lo hubo, tendrás tus bonos o la devolución completa. Te avisaremos por correo."}
    </Alert>
  );
}

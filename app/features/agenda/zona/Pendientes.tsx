import { MissingPart } from "~/components/MissingPart";
import { ReservasSinTerminar, type ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { PorPagar as PedidoPorPagar } from "~/domain/ventas/pedidos/situacion";
import { PorPagar } from "./PorPagar";

interface Props {
  sinTerminar: ReservaPendiente[];
  /** Unpaid orders of the person; null when they could not be read. */
  porPagar: readonly PedidoPorPagar[] | null;
}

/** Held times, held workshop places and unpaid orders of this person, the most urgent first. */
export function Pendientes({ sinTerminar, porPagar }: Props) {
  return (
    <>
      <ReservasSinTerminar reservas={sinTerminar} />
      {porPagar ? (
        <PorPagar pedidos={porPagar} />
      ) : (
        <MissingPart title="No pudimos cargar tus pedidos por pagar" />
      )}
    </>
  );
}

import { MissingPart } from "~/components/MissingPart";
import { ReservasSinTerminar, type ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { PorPagar as PedidoPorPagar } from "~/domain/ventas/pedidos/situacion";
import { PorPagar } from "./PorPagar";

interface Props {
  sinTerminar: ReservaPendiente[];
  /** Null: they could not be read. */
  porPagar: readonly PedidoPorPagar[] | null;
}

/** What runs out for this person, the most urgent first: a time or a place that is held, and what is to be paid. */
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

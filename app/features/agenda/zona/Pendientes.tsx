import { Alert } from "~/components/Alert";
import { MissingPart } from "~/components/MissingPart";
import { ReservasSinTerminar, type ReservaPendiente } from "~/components/ReservaSinTerminar";
import { DIRECCION_DE_MODAL, TITULO_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import type { PorPagar as PedidoPorPagar } from "~/domain/ventas/pedidos/situacion";
import { enlaceSuelto } from "~/styles/layout.css";
import { PorPagar } from "./PorPagar";

interface Props {
  sinTerminar: ReservaPendiente[];
  /** Null: they could not be read. */
  porPagar: readonly PedidoPorPagar[] | null;
  hayTerminos: boolean;
}

/** What waits for this person, the most urgent first: a time that is held, what is to be paid, terms to answer. */
export function Pendientes({ sinTerminar, porPagar, hayTerminos }: Props) {
  return (
    <>
      <ReservasSinTerminar reservas={sinTerminar} />
      {porPagar ? (
        <PorPagar pedidos={porPagar} />
      ) : (
        <MissingPart title="No pudimos cargar tus pedidos por pagar" />
      )}
      {hayTerminos && (
        <Alert title={TITULO_DE_MODAL.politicas}>
          <a href={DIRECCION_DE_MODAL.politicas} className={enlaceSuelto}>
            Leerlos y responder
          </a>
        </Alert>
      )}
    </>
  );
}

import { Alert } from "~/components/Alert";
import { ELIMINACION } from "~/domain/cuentas/misDatos/direcciones";
import { enlaceSuelto } from "~/styles/layout.css";

/** Notice that the account will be deleted. It also warns a person who forgot, or who did not request the deletion. */
export function EliminacionPedida({ cuando }: { cuando: string | null }) {
  if (cuando === null) return null;
  return (
    <Alert title="Pediste eliminar tu cuenta">
      <p>Dejará de existir {cuando}. Hasta entonces puedes cancelarlo.</p>
      <a href={ELIMINACION} className={enlaceSuelto}>
        Ver o cancelar la eliminación
      </a>
    </Alert>
  );
}

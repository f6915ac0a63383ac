import { Alert } from "~/components/Alert";
import { ELIMINACION } from "~/domain/cuentas/misDatos/direcciones";
import { enlaceSuelto } from "~/styles/layout.css";

/** Whoever forgot it, or did not ask for it themselves, finds it without looking. */
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

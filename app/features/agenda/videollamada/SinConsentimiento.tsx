import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { SOBRE_SALUD } from "~/domain/consentimientos/direcciones";
import { fila, pila } from "~/styles/layout.css";

/** Where the page is not that of the session: its address, and until when it is changed or cancelled. */
type Props = { sesion?: string; regla?: string };

/** They took back what a session needs: what that means for it, where the way in was. */
export function SinConsentimiento({ sesion, regla }: Props) {
  return (
    <Alert kind="advertencia" title="Retiraste tu autorización para usar tus datos de salud">
      <div className={pila.corta}>
        <p>
          Tu sesión sigue reservada y no se cancela sola. Hasta que des tu autorización de nuevo no puedes
          entrar a la videollamada, y tu especialista no ve lo que le compartiste.
        </p>
        {regla && <p>{regla}</p>}
        <div className={fila.corta}>
          <Button href={SOBRE_SALUD}>Ver tu autorización</Button>
          {sesion && (
            <Button href={sesion} variant="secondary">
              Ver la sesión
            </Button>
          )}
        </div>
      </div>
    </Alert>
  );
}

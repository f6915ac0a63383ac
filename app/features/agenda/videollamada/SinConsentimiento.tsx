import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { SOBRE_SALUD } from "~/domain/consentimientos/direcciones";
import { fila, pila } from "~/styles/layout.css";

/**
 * Props of the notice: `sesion` is the address of the session, when this page is another one; `regla` is the deadline
 * for changing or cancelling it.
 */
type Props = { sesion?: string; regla?: string };

/**
 * Page of a room for a person who withdrew the consent that the call needs (Ley 29733, art. 13.7): what follows for
 * the session.
 */
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

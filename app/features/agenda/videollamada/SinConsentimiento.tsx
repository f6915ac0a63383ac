import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { SOBRE_SALUD } from "~/domain/consentimientos/direcciones";
import { fila, pila } from "~/styles/layout.css";

/** `sesion`: address of the session, when this page is another. `regla`: deadline for changing or cancelling it. */
type Props = { sesion?: string; regla?: string };

/**
 * Page of the room for a person who took back the required consent (Ley 29733, art. 13.7): its consequences for the
 * session.
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

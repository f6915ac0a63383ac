import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Card } from "~/components/Card";
import { PREFERENCIAS } from "~/domain/avisos/modales/direcciones";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { SU_CALENDARIO } from "./direcciones";
import * as css from "./zona.css";

/** Link to the page of the private calendar address, and whether discreet notices are on. */
export function Calendario({ discreta }: { discreta: boolean | null }) {
  return (
    <Card as="section" aria-labelledby="tu-calendario" className={pila.media}>
      <h2 id="tu-calendario">Tu calendario</h2>
      <p>Con una dirección privada ves tus sesiones en el calendario de tu teléfono.</p>
      <Button variant="secondary" href={SU_CALENDARIO}>
        Dirección de tu calendario
      </Button>
      {discreta !== null && (
        <div className={css.discrecion}>
          <p>
            <strong>Avisos discretos: {discreta ? "activados" : "desactivados"}</strong>
          </p>
          <p className={classNames(textoSuave, textoChico)}>
            Con ellos, los correos, las notificaciones y el calendario dicen solo «Cita», y la página de
            inicio, solo cuándo es: sin tu especialista ni la especialidad.
          </p>
          <Button href={PREFERENCIAS} variant="text">
            {discreta ? "Dejar de ser discretos" : "Preferir avisos discretos"}
          </Button>
        </div>
      )}
    </Card>
  );
}

import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Card } from "~/components/Card";
import { DIRECCION_DEL_CALENDARIO } from "~/domain/shared/navegacion/destino";
import { DIRECCION_DE_MODAL, ID_DE_PREFERENCIAS } from "~/domain/avisos/modales/direcciones";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";

/** Way to the private calendar address, and whether notices are discreet; null when that could not be read. */
export function Calendario({ discreta }: { discreta: boolean | null }) {
  return (
    <Card as="section" aria-labelledby="tu-calendario" className={pila.media}>
      <h2 id="tu-calendario">Tu calendario y tus avisos</h2>
      {discreta !== null && (
        <div className={pila.junta}>
          <p>
            <strong>Avisos discretos: {discreta ? "activados" : "desactivados"}</strong>
          </p>
          <p className={classNames(textoSuave, textoChico)}>
            Con ellos, los correos, las notificaciones y el calendario dicen solo «Cita», y la página de
            inicio, solo cuándo es: sin tu especialista ni la especialidad.
          </p>
        </div>
      )}
      <div className={fila.media}>
        <Button href={DIRECCION_DE_MODAL.preferencias} id={ID_DE_PREFERENCIAS} variant="text">
          {discreta ? "Dejar de ser discretos" : "Preferir avisos discretos"}
        </Button>
        <Button variant="secondary" href={DIRECCION_DEL_CALENDARIO}>
          Dirección de tu calendario
        </Button>
      </div>
    </Card>
  );
}

import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { contenedor, pagina, pila } from "~/styles/layout.css";
import { TarjetaDePrueba } from "./TarjetaDePrueba";

/** Video call page for a person without a coming session: tells how to book one, and tests the devices. */
export function SinSesion() {
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <EmptyState
        level={1}
        title="No tienes una videollamada próxima"
        actions={
          <>
            <Button href="/agendar">Agendar</Button>
            <Button href="/mi-zona-privada/agenda" variant="text">
              Ver mi agenda
            </Button>
          </>
        }
      >
        Cuando reserves una sesión, entrarás a su sala desde aquí.
      </EmptyState>
      <TarjetaDePrueba />
      <LineaDeCrisis llamar="junto" />
    </div>
  );
}

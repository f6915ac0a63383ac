import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";
import { Hexadecimal } from "./Hexadecimal";
import { RETIRAR } from "./intenciones";
import type { DatosDelSorteo } from "./sorteo.server";

/** One's number, and what only they know of their entry. */
export function TuParticipacion({ propia, abierto, lista, resultado }: DatosDelSorteo) {
  if (!propia || propia.retirada) return null;
  // Who won has read it already, and what comes next with it.
  if (resultado?.numero === propia.numero) return null;
  return (
    <Alert kind={resultado ? "info" : "exito"} title={`Tu número es el ${propia.numero}`} role="status">
      <div className={pila.corta}>
        <p>Participas desde el {propia.desde}.</p>
        {propia.nonce && !lista && (
          <p>
            Tu código es <Hexadecimal>{propia.nonce}</Hexadecimal>. Es solo tuyo: con él compruebas que estás
            en la lista que se publica al cierre.
          </p>
        )}
        {abierto && (
          <Form>
            <Button variant="text" name="intencion" value={RETIRAR}>
              Retirar mi participación
            </Button>
          </Form>
        )}
      </div>
    </Alert>
  );
}

import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";
import { Hexadecimal } from "./Hexadecimal";
import { RETIRAR } from "./intenciones";
import type { DatosDelSorteo } from "./sorteo.server";

/** The person's number, and other facts of the entry that nobody else sees. */
export function TuParticipacion({ propia, abierto, lista, resultado }: DatosDelSorteo) {
  if (!propia || propia.retirada) return null;
  // The winner has already read the result and the next step above.
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

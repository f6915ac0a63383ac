import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { Hexadecimal } from "./Hexadecimal";
import { RETIRAR } from "./intenciones";
import type { DatosDelSorteo } from "./sorteo.server";

/** One's number and, once the list is fixed, how to find oneself in it without asking anybody. */
export function TuParticipacion({ propia, abierto, lista }: DatosDelSorteo) {
  if (!propia || propia.retirada) return null;
  return (
    <Alert kind="exito" title={`Tu número es el ${propia.numero}`} role="status">
      <p>Participas desde el {propia.desde}.</p>
      {propia.nonce && (
        <p>
          Tu código: <Hexadecimal>{propia.nonce}</Hexadecimal>. Es solo tuyo: con él compruebas que estás en
          la lista que se publica al cierre.
        </p>
      )}
      {lista && propia.linea && (
        <details>
          <summary className={enlaceSuelto}>Comprobar que estoy en la lista</summary>
          <ol className={pila.corta}>
            <li>
              <a href="/sorteo/numeros">Descarga la lista</a>. Esta línea es la tuya:{" "}
              <Hexadecimal>{propia.linea}</Hexadecimal>
            </li>
            <li>
              Lo que sigue a tu número es el SHA-256 de tu código y, pegado, tu número de persona (
              {propia.idPersona}). En una computadora:{" "}
              <Hexadecimal>{`printf %s '${propia.nonce}${propia.idPersona}' | sha256sum`}</Hexadecimal>
            </li>
            <li>
              El SHA-256 de la lista entera es la huella que publicamos:{" "}
              <Hexadecimal>{lista.huella}</Hexadecimal>
            </li>
          </ol>
        </details>
      )}
      {abierto && (
        <Form>
          <Button variant="text" name="intencion" value={RETIRAR}>
            Retirar mi participación
          </Button>
        </Form>
      )}
    </Alert>
  );
}

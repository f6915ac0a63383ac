import { Button } from "./Button";
import { Form } from "./Form";
import { ACTIVAR_AHORRO, DESACTIVAR_AHORRO } from "./intencionesDePieza";

/** Button for pages with less to download, in this browser: sound or text before picture, and no images. */
export function BotonDeAhorro({ activo }: { activo: boolean }) {
  return (
    <Form>
      <Button variant="secondary" name="intencion" value={activo ? DESACTIVAR_AHORRO : ACTIVAR_AHORRO}>
        {activo ? "Desactivar ahorro de datos" : "Activar ahorro de datos"}
      </Button>
    </Form>
  );
}

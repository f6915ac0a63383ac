import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { ACTIVAR_AHORRO, DESACTIVAR_AHORRO } from "~/components/intencionesDePieza";

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

import { Button } from "./Button";
import { Form } from "./Form";
import { Icon } from "./Icon";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "./intencionesDePieza";

/** Keeps the piece of its page at hand, or lets it go. Whoever has not signed in is asked to. */
export function BotonDeFavorito({ guardado }: { guardado: boolean }) {
  return (
    <Form>
      <Button variant="secondary" name="intencion" value={guardado ? QUITAR_FAVORITO : GUARDAR_FAVORITO}>
        <Icon name="favorito" />
        {guardado ? "Quitar de favoritos" : "Guardar en favoritos"}
      </Button>
    </Form>
  );
}

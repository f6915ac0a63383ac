import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "~/components/intencionesDePieza";

interface Props {
  guardado: boolean;
  /** Page that receives the form, for a favourite button on another page than the piece's. */
  action?: string;
  /** Id of the piece's title, on a page with several pieces. */
  describedBy?: string;
}

/** Button that saves a piece as a favourite, or removes it. A visitor is asked to sign in. */
export function BotonDeFavorito({ guardado, action, describedBy }: Props) {
  return (
    <Form {...(action && { action })}>
      <Button
        variant="secondary"
        name="intencion"
        value={guardado ? QUITAR_FAVORITO : GUARDAR_FAVORITO}
        aria-describedby={describedBy}
      >
        <Icon name="favorito" />
        {guardado ? "Quitar de favoritos" : "Guardar en favoritos"}
      </Button>
    </Form>
  );
}

import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "~/components/intencionesDePieza";

interface Props {
  guardado: boolean;
  /** The page of the piece, where another one shows the button. */
  action?: string;
  /** The id of its title, where there are several. */
  describedBy?: string;
}

/** Keeps the piece of its page at hand, or lets it go. Whoever has not signed in is asked to. */
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

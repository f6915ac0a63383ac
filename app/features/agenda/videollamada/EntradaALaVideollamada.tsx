import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";

type Props = { abierta: boolean; href: string; desde: string };

/** The way into the call of a session while its room is open; before that, from when. */
export function EntradaALaVideollamada({ abierta, href, desde }: Props) {
  if (abierta) {
    return (
      <Button href={href}>
        <Icon name="video" />
        Entrar a la videollamada
      </Button>
    );
  }
  return (
    <p>
      Es por videollamada: la sala abre el {desde}. <a href={href}>Prueba tu cámara y tu micrófono</a>
    </p>
  );
}

import { BotonDeSesion } from "~/components/BotonDeSesion";

type Props = { abierta: boolean; href: string; desde: string };

/** Link to the video call of a session while its room is open; before that, the hour at which the room opens. */
export function EntradaALaVideollamada({ abierta, href, desde }: Props) {
  if (abierta) return <BotonDeSesion href={href} abierta />;
  return (
    <p>
      Es por videollamada: la sala abre el {desde}. <a href={href}>Prueba tu cámara y tu micrófono</a>
    </p>
  );
}

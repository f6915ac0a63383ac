import { Button } from "./Button";
import { Icon } from "./Icon";

/** Button of a session of the person: into its room while that is open, to the session's page before. */
export const BotonDeSesion = ({ href, abierta }: { href: string; abierta: boolean }) => (
  <Button href={href}>
    {abierta && <Icon name="video" />}
    {abierta ? "Entrar a la videollamada" : "Ver mi sesión"}
  </Button>
);

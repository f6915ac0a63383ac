import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { enlaceSuelto } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";

interface Props {
  mensaje: string;
  /** True when the provider does not answer: the accounts with a password are the way in. */
  caido: boolean;
  /** Support code, when a failure was reported. */
  soporte: string | null;
}

/** A sign-in by the provider that was refused. */
export const NoEntro = ({ mensaje, caido, soporte }: Props) => (
  <Pantalla titulo="No pudiste entrar" angosta>
    <Alert kind="advertencia">
      <p>{mensaje}</p>
      {soporte !== null && (
        <p>
          Código de soporte: <code>{soporte}</code>
        </p>
      )}
    </Alert>
    <Button href="/equipo/entrar" wide large>
      Volver a entrar
    </Button>
    {caido && (
      <a href="/equipo/entrar?con=clave" className={enlaceSuelto}>
        Entrar con una cuenta de emergencia
      </a>
    )}
  </Pantalla>
);

import { Button } from "~/components/Button";
import { enlaceSuelto, fila } from "~/styles/layout.css";

interface Props {
  /** Address of the newest page. */
  primera: string;
  desdeElInicio: boolean;
  /** Address of the next older page; null on the last one. */
  siguiente: string | null;
  mas?: string;
}

/** Links to the newest page of a list and to the next older one. */
export const OtrasPaginas = ({ primera, desdeElInicio, siguiente, mas = "Ver más antiguas" }: Props) => (
  <div className={fila.media}>
    {!desdeElInicio && (
      <a href={primera} className={enlaceSuelto}>
        Ir a lo más nuevo
      </a>
    )}
    {siguiente !== null && (
      <Button href={siguiente} variant="secondary">
        {mas}
      </Button>
    )}
  </div>
);

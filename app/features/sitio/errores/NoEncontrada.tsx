import { Button } from "~/components/Button";
import { SearchField } from "~/components/SearchField";
import { FilterLink } from "~/components/FilterLink";
import { Illustration } from "~/components/Illustration";
import { AYUDA, SERVICIOS } from "~/shell/marco/mapa";
import * as css from "./errores.css";

/** Links of the error page: the first page of each group of services, and the help. */
const CAMINOS = [...SERVICIOS.map(({ lugares: [puerta] }) => puerta), AYUDA];

export function NoEncontrada() {
  return (
    <div className={css.error}>
      <Illustration name="no-encontrada" />
      <h1>No encontramos esta página</h1>
      <p className={css.texto}>
        Puede que la dirección haya cambiado o que tenga un error. Estos caminos te llevan de vuelta.
      </p>
      <SearchField />
      <Button href="/">Ir al inicio</Button>
      <nav aria-label="Otros caminos">
        <ul className={css.caminos}>
          {CAMINOS.map(({ href, texto }) => (
            <li key={href}>
              <FilterLink href={href}>{texto}</FilterLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

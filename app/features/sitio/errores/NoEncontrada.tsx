import { Button } from "~/components/Button";
import { SearchField } from "~/components/SearchField";
import { FilterLink } from "~/components/FilterLink";
import { Illustration } from "~/components/Illustration";
import * as css from "./errores.css";

export function NoEncontrada() {
  return (
    <div className={css.error}>
      <Illustration name="no-encontrada" />
      <h1>No encontramos esta página</h1>
      <p className={css.texto}>
        Puede que la dirección haya cambiado o que tenga un error. Estos caminos te llevan de vuelta.
      </p>
      <SearchField />
      <Button href="/agendar">Agendar</Button>
      <nav aria-label="Otros caminos">
        <ul className={css.caminos}>
          <li>
            <FilterLink href="/especialista">Especialistas</FilterLink>
          </li>
          <li>
            <FilterLink href="/">Inicio</FilterLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

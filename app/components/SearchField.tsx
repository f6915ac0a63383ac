import { BUSCAR, LARGO_DE_CONSULTA } from "~/domain/busqueda/consulta";
import { Button } from "./Button";
import { Field } from "./Field";
import * as css from "./SearchField.css";

/** Search box of the page about searching and of the error page; on all others the box stands in the header. */
export function SearchField({ defaultValue }: { defaultValue?: string }) {
  return (
    <form action={BUSCAR} role="search" className={css.search}>
      <Field
        id="buscar"
        label="Buscar"
        labelHidden
        type="search"
        name="q"
        maxLength={LARGO_DE_CONSULTA}
        autoComplete="off"
        enterKeyHint="search"
        {...(defaultValue !== undefined && { defaultValue })}
      />
      <Button variant="secondary">Buscar</Button>
    </form>
  );
}

import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { BUSCAR, LARGO_DE_CONSULTA } from "~/domain/busqueda/consulta";
import { Button } from "./Button";
import { Field } from "./Field";
import * as css from "./SearchField.css";

type Props = Pick<ComponentPropsWithoutRef<"input">, "defaultValue" | "onInput" | "onKeyDown">;

/** The box of the pages whose matter is searching; on all others it stands in the header. */
export const SearchField = forwardRef<HTMLFormElement, Props>(function SearchField(input, ref) {
  return (
    <form ref={ref} action={BUSCAR} role="search" className={css.search}>
      <Field
        id="buscar"
        label="Buscar"
        type="search"
        name="q"
        maxLength={LARGO_DE_CONSULTA}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <Button variant="secondary">Buscar</Button>
    </form>
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { BUSCAR, LARGO_DE_CONSULTA } from "~/domain/busqueda/consulta";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import * as css from "./CampoDeBusqueda.css";

type Props = Pick<ComponentPropsWithoutRef<"input">, "defaultValue" | "onInput" | "onKeyDown">;

/** The box of the pages whose matter is searching; on all others it stands in the header. */
export const CampoDeBusqueda = forwardRef<HTMLFormElement, Props>(function CampoDeBusqueda(input, ref) {
  return (
    <form ref={ref} action={BUSCAR} role="search" className={css.busqueda}>
      <Campo
        id="buscar"
        etiqueta="Buscar"
        type="search"
        name="q"
        maxLength={LARGO_DE_CONSULTA}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <Boton variante="secundario">Buscar</Boton>
    </form>
  );
});

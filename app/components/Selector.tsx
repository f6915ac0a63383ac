import type { ComponentPropsWithoutRef } from "react";
import { accesibilidad, MarcoDeCampo, type Rotulos } from "./Campo";
import { clases } from "./clases";
import * as css from "./Campo.css";

export type Opcion = { valor: string; texto: string };

type Props = Rotulos &
  ComponentPropsWithoutRef<"select"> & {
    id: string;
    opciones: readonly Opcion[];
    /** A first, empty choice, such as "Todas". */
    vacia?: string;
  };

/** `<Selector etiqueta="Idioma" opciones={…} {...getSelectProps(fields.idioma)} />` */
export function Selector({
  etiqueta,
  ayuda,
  errores,
  opcional,
  opciones,
  vacia,
  className,
  ...select
}: Props) {
  return (
    <MarcoDeCampo {...{ id: select.id, etiqueta, ayuda, errores, opcional }}>
      <select
        {...select}
        {...accesibilidad(select.id, { ayuda, errores })}
        className={clases(css.control, className)}
      >
        {vacia !== undefined && <option value="">{vacia}</option>}
        {opciones.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </MarcoDeCampo>
  );
}

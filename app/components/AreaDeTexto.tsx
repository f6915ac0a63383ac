import type { ComponentPropsWithoutRef } from "react";
import { accesibilidad, MarcoDeCampo, type Rotulos } from "./Campo";
import * as css from "./Campo.css";

type Props = Rotulos & ComponentPropsWithoutRef<"textarea"> & { id: string };

/** `<AreaDeTexto etiqueta="Tu mensaje" {...getTextareaProps(fields.texto)} />` */
export function AreaDeTexto({ etiqueta, ayuda, errores, opcional, ...textarea }: Props) {
  return (
    <MarcoDeCampo {...{ id: textarea.id, etiqueta, ayuda, errores, opcional }}>
      <textarea
        rows={3}
        {...textarea}
        {...accesibilidad(textarea.id, { ayuda, errores })}
        className={css.control}
      />
    </MarcoDeCampo>
  );
}

import { type ComponentPropsWithoutRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { accesibilidad, MarcoDeCampo, type Rotulos } from "./Campo";
import { clases } from "./clases";
import * as css from "./Campo.css";
import { Icono } from "./Icono";

type Props = Rotulos & Omit<ComponentPropsWithoutRef<"input">, "type"> & { id: string; type?: string };

/** A password, with a button that shows it where there is JavaScript to do so. */
export function CampoClave({ etiqueta, ayuda, errores, opcional, className, ...input }: Props) {
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(false);
  return (
    <MarcoDeCampo {...{ id: input.id, etiqueta, ayuda, errores, opcional }}>
      <div className={css.conBoton}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={visible ? "text" : "password"}
          {...accesibilidad(input.id, { ayuda, errores })}
          className={clases(css.control, css.espacioParaBoton, className)}
        />
        {hydrated && (
          <button
            type="button"
            className={css.botonDentro}
            aria-controls={input.id}
            aria-label={visible ? "Ocultar la clave" : "Mostrar la clave"}
            onClick={() => setVisible(!visible)}
          >
            <Icono nombre={visible ? "ocultar" : "ver"} />
            {visible ? "Ocultar" : "Mostrar"}
          </button>
        )}
      </div>
    </MarcoDeCampo>
  );
}

import { type ComponentPropsWithoutRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { ariaOf, FieldFrame, type Labels } from "./Field";
import { classNames } from "./classNames";
import * as css from "./Field.css";
import { Icon } from "./Icon";

type Props = Labels & Omit<ComponentPropsWithoutRef<"input">, "type"> & { id: string; type?: string };

/** Password field, with a button that shows the password (ASVS 4.0.3, 2.1.12) when there is JavaScript. */
export function PasswordField({ label, hint, errors, optional, className, ...input }: Props) {
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...{ id: input.id, label, hint, errors, optional }}>
      <div className={css.withButton}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={visible ? "text" : "password"}
          {...ariaOf(input.id, { hint, errors })}
          className={classNames(css.control, css.roomForButton, className)}
        />
        {hydrated && (
          <button
            type="button"
            className={css.innerButton}
            aria-controls={input.id}
            aria-label={visible ? "Ocultar la clave" : "Mostrar la clave"}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? "ocultar" : "ver"} />
            {visible ? "Ocultar" : "Mostrar"}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

import { useState, type ComponentPropsWithoutRef } from "react";
import { Button } from "./Button";
import { ariaOf, FieldFrame } from "./Field";
import { control } from "./Field.css";
import * as css from "./CampoDeCupon.css";
import { classNames } from "./classNames";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  errores?: string[] | undefined;
  /** What the button that asks for its worth sends as `intencion`. */
  intencion: string;
  /** What the button that takes the code away sends. */
  quitar: string;
};

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ errores: errors, intencion, quitar, ...input }: Props) {
  const seQuita = Boolean(errors?.length);
  // Once it is there it stays: a button that goes while its form is being sent says nothing of what was pressed.
  const [conQuitar, setConQuitar] = useState(seQuita);
  if (seQuita && !conQuitar) setConQuitar(true);
  return (
    <FieldFrame id={input.id} label="Cupón" optional errors={errors}>
      <div className={css.linea}>
        <input
          {...input}
          {...ariaOf(input.id, { errors })}
          className={classNames(control, css.codigo)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button variant="secondary" name="intencion" value={intencion}>
          Aplicar
        </Button>
        {conQuitar && (
          <Button variant="text" name="intencion" value={quitar} formNoValidate>
            Quitar
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

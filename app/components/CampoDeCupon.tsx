import { useState, type ComponentPropsWithoutRef } from "react";
import { Button } from "./Button";
import { ariaOf, FieldFrame } from "./Field";
import { control } from "./Field.css";
import * as css from "./CampoDeCupon.css";
import { classNames } from "./classNames";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  errores?: string[] | undefined;
  /** Value of `intencion` for the button that checks the coupon. */
  intencion: string;
  /** Value of `intencion` for the button that removes the coupon. */
  quitar: string;
};

/** Field and button of a coupon inside the form that pays, so that nothing typed is lost. */
export function CampoDeCupon({ errores: errors, intencion, quitar, ...input }: Props) {
  const seQuita = Boolean(errors?.length);
  // The button "Quitar" stays once it has appeared: a button that disappears while its form is being sent loses its
  // own value.
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

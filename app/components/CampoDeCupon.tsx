import { useState, type ComponentPropsWithoutRef } from "react";
import { Button } from "./Button";
import { Field } from "./Field";
import { cupon } from "./CampoDeCupon.css";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  errores?: string[] | undefined;
  aplicado: boolean;
  /** What the button that asks for its worth sends as `intencion`. */
  intencion: string;
  /** What the button that takes away a code that is worth nothing sends. */
  quitar: string;
};

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ errores, aplicado, intencion, quitar, ...input }: Props) {
  const hayErrores = Boolean(errores?.length);
  // Once it is there it stays: a button that goes while its form is being sent says nothing of what was pressed.
  const [conQuitar, setConQuitar] = useState(hayErrores);
  if (hayErrores && !conQuitar) setConQuitar(true);
  return (
    <div className={cupon}>
      <Field
        label="Cupón"
        optional
        hint={aplicado ? "Aplicado. El precio ya lo descuenta." : undefined}
        errors={errores}
        {...input}
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
  );
}

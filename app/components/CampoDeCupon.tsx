import type { ComponentPropsWithoutRef } from "react";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import { cupon } from "./CampoDeCupon.css";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  errores?: string[] | undefined;
  aplicado: boolean;
  /** What the button that asks for its worth sends as `intencion`. */
  intencion: string;
};

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ errores, aplicado, intencion, ...input }: Props) {
  return (
    <div className={cupon}>
      <Campo
        etiqueta="Cupón"
        opcional
        ayuda={aplicado ? "Aplicado. El precio ya lo descuenta." : undefined}
        errores={errores}
        {...input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Boton variante="secundario" name="intencion" value={intencion}>
        Aplicar
      </Boton>
    </div>
  );
}

import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { APLICAR_CUPON } from "../intenciones";
import * as css from "./reserva.css";

type Props = { campo: FieldMetadata<string | undefined>; aplicado: boolean };

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ campo, aplicado }: Props) {
  return (
    <div className={css.cupon}>
      <Campo
        etiqueta="Cupón"
        opcional
        ayuda={aplicado ? "Aplicado. El precio ya lo descuenta." : undefined}
        errores={campo.errors}
        {...getInputProps(campo, { type: "text" })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Boton variante="secundario" name="intencion" value={APLICAR_CUPON}>
        Aplicar
      </Boton>
    </div>
  );
}

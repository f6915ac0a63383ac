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
  /** What the button that takes away a code that is worth nothing sends. */
  quitar: string;
};

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ errores, aplicado, intencion, quitar, ...input }: Props) {
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
      {errores && errores.length > 0 && (
        <Boton
          variante="texto"
          name="intencion"
          value={quitar}
          formNoValidate
          onClick={({ currentTarget: { form } }) => {
            // The page that comes back without it does not take away what is typed in this one.
            const escrito = form?.elements.namedItem(input.name ?? "");
            if (escrito instanceof HTMLInputElement) escrito.value = "";
          }}
        >
          Quitar
        </Boton>
      )}
    </div>
  );
}

import type { ComponentPropsWithoutRef } from "react";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import { soloLectores } from "~/styles/layout.css";
import { cupon, quitar } from "./CampoDeCupon.css";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  errores?: string[] | undefined;
  aplicado: boolean;
  /** What the button that asks for its worth sends as `intencion`. */
  intencion: string;
  /** The same page without what was typed here. */
  hrefSinCupon: string;
};

/** A code and the button that asks what it is worth, inside the form that pays: nothing typed is lost. */
export function CampoDeCupon({ errores, aplicado, intencion, hrefSinCupon, ...input }: Props) {
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
        <Boton href={hrefSinCupon} variante="texto" className={quitar}>
          Quitar<span className={soloLectores}> el cupón</span>
        </Boton>
      )}
    </div>
  );
}

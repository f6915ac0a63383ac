import { getInputProps, getSelectProps, type FieldMetadata } from "@conform-to/react";
import { OPCIONES_DE_PAIS } from "~/domain/personas/telefono";
import { Campo } from "./Campo";
import { Selector } from "./Selector";

/** A mobile number and the country whose code goes in front of it. */
export function CampoTelefono({ pais, telefono }: Record<"pais" | "telefono", FieldMetadata<string>>) {
  return (
    <>
      <Selector
        etiqueta="País del celular"
        errores={pais.errors}
        opciones={OPCIONES_DE_PAIS}
        {...getSelectProps(pais)}
        autoComplete="tel-country-code"
      />
      <Campo
        etiqueta="Celular"
        ayuda="Sin el código del país."
        errores={telefono.errors}
        {...getInputProps(telefono, { type: "tel" })}
        autoComplete="tel-national"
      />
    </>
  );
}

import { getInputProps, type FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Nombres } from "~/domain/cuentas/personas/nombres";
import { Campo } from "./Campo";
import { ErrorSummary, erroresDe } from "./ErrorSummary";

interface Props {
  campos: Record<keyof Nombres, FieldMetadata<string | undefined>>;
  generales: string[] | undefined;
  /** What is said between what is wrong and the fields. */
  children?: ReactNode;
}

/** A person's names as they are written at sign-up and corrected later, below what is wrong with them. */
export function CamposDeNombres({ campos, generales, children }: Props) {
  const { nombre, apePaterno, apeMaterno } = campos;
  return (
    <>
      <ErrorSummary
        errores={erroresDe(
          [nombre, "Nombres"],
          [apePaterno, "Apellido paterno"],
          [apeMaterno, "Apellido materno"],
        )}
        generales={generales}
      />
      {children}
      <Campo
        etiqueta="Nombres"
        errores={nombre.errors}
        {...getInputProps(nombre, { type: "text" })}
        autoComplete="given-name"
      />
      <Campo
        etiqueta="Apellido paterno"
        errores={apePaterno.errors}
        {...getInputProps(apePaterno, { type: "text" })}
        autoComplete="family-name"
      />
      <Campo
        etiqueta="Apellido materno"
        ayuda="Si no tienes, déjalo vacío."
        errores={apeMaterno.errors}
        {...getInputProps(apeMaterno, { type: "text" })}
        autoComplete="off"
      />
    </>
  );
}
